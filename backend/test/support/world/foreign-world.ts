import { systemContext, type CommandContext } from '../../../src/platform/event-log/commands/context';
import { Viewers } from '../../../src/modules/people/users';
import type { Scope } from '../../../src/platform/access/viewer';
import { Ids } from '../../../src/platform/database/ids';
import { RuleViolation } from '../../../src/platform/core/errors';
import type { Field } from '../../../src/platform/fields/field';
import { FILES, type Files } from '../../../src/platform/infrastructure/files/files';
import { allKinds, kindNamed, type RecordKind } from '../../../src/platform/records/kind/kind';
import { storeToken, type RecordStore } from '../../../src/platform/records/store/record-store';
import type { StoredRecord } from '../../../src/platform/records/kind/stored-record';
import { Readable } from 'node:stream';
import { newAccount, newAgent, newPortalUser, signIn } from './people';
import type { AgentSet, Person } from '../requests/permission-table';
import { isBroughtByAStep, plausible, WITH_OTHERS } from '../requests/plausible';
import { eventually, type TestSystem } from '../system';
import type { Visitor } from './visitor';

/**
 * Each side's word stands in every text of its records; `cedar` is what belongs to the firm itself, and to people who
 * do not look on.
 */
export const SIDES = ['amber', 'birch'] as const;
export type Side = (typeof SIDES)[number] | 'cedar' | 'firm';
const ALL_FLAGS = {
  canCreateInvoices: true,
  canViewReports: true,
  canManageClients: true,
  canAccessAccounting: true,
} as const;
export const AGENT: AgentSet = {
  flags: ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'],
  level: 'standard',
  closed: [],
};

/** A record that was made for a side: the category of its stream, its address below /api when it has one. */
export interface Made {
  readonly category: string;
  readonly plural: string | null;
  readonly id: string;
  readonly side: Side;
}

export interface Onlooker {
  readonly name: string;
  readonly person: Person;
  readonly side: Side | null;
  readonly visitor: Visitor;
  readonly scope: Scope;
  /** What its open tab was told. */
  readonly heard: { readonly entity: string; readonly id: string }[];
}

/**
 * Two clients, each with an agent, a user of its portal and a record of every kind; a driver; and people who look on.
 */
export class ForeignWorld {
  readonly made: Made[] = [];
  readonly onlookers: Onlooker[] = [];
  private readonly known = new Map<string, Promise<string | number>>();
  private readonly streams = new AbortController();
  private nr = 0;

  private constructor(readonly system: TestSystem) {}

  static async begin(system: TestSystem): Promise<ForeignWorld> {
    const world = new ForeignWorld(system);
    for (const side of SIDES) await world.people(side);
    const driver = await newAccount(system, 'driver');
    await world.looksOn('the driver', 'driver', null, await signIn(driver), driver.userId);
    return world;
  }

  get context(): CommandContext {
    return systemContext(this.system.clock, 'cli', 'test');
  }

  end(): void {
    this.streams.abort();
  }

  store(kind: Pick<RecordKind, 'kind'>): RecordStore<StoredRecord<string | number>> {
    return this.system.app.get(storeToken(kindNamed(kind.kind).table));
  }

  /** The record of a kind of a side, with what it refers to of the same side; made once. */
  of(kind: string, side: Side): Promise<string | number> {
    const { kind: category, options, belonging } = kindNamed(kind);
    const whose = belonging === 'firm' ? 'firm' : side;
    const key = `${category} ${whose}`;
    const found = this.known.get(key) ?? this.another(kind, whose);
    this.known.set(key, found);
    return found.then((id) => {
      const one = { category, plural: options.plural, id: String(id), side };
      if (belonging !== 'firm' && !this.made.some(({ category: c, id: i }) => c === one.category && i === one.id))
        this.made.push(one);
      return id;
    });
  }

  /** One more record of a kind. */
  async another(kind: string, side: Side): Promise<string | number> {
    const found = kindNamed(kind);
    for (let tried = 0; ; tried += 1)
      try {
        const { id } = (await this.store(found).add(await this.values(found, side, tried > 0), this.context)).record;
        return id;
      } catch (error) {
        // a number, or what it refers to, may be there once only
        if (tried === 50 || !(error instanceof RuleViolation) || error.code !== 'ALREADY_TAKEN') throw error;
      }
  }

  note(one: Made): void {
    this.made.push(one);
  }

  /**
   * What has rules of its own: an invoice with payments, a deposit, a payment in the portal, and the entries that
   * follow the money.
   */
  async money(side: (typeof SIDES)[number], admin: Visitor): Promise<void> {
    const clientId = String(await this.of('client', side));
    const [brokerId, loadId] = [await this.of('broker', side), await this.of('load', side)];
    const made = async (visitor: Visitor, path: string, body: object): Promise<string> => {
      const answer = await visitor.post(path, body);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      return String(answer.body['id']);
    };
    // its truck waited, so that there is a letter that claims it
    const terms = { source: 'hand', detentionRate: 50, detentionFreeMinutes: 120 };
    const waited = { arrivedAt: '2026-01-05T12:00:00Z', departedAt: '2026-01-05T15:20:00Z' };
    const stops = [{ kind: 'pickup', place: 'Elko, NV', ...waited }];
    const told = [
      await admin.put(`/api/loads/${String(loadId)}/stops`, { stops }),
      await admin.put(`/api/loads/${String(loadId)}/terms`, terms),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const invoice = { brokerId, clientId, loadId, amount: 500, invoiceNumber: `${side}-1`, notes: `${side} note` };
    const invoiceId = await made(admin, '/api/invoices', invoice);
    const payment = { amount: 5, paymentMethod: 'ach', notes: `${side} payment` };
    await made(admin, `/api/invoices/${invoiceId}/payments`, payment);
    const shares = [{ invoiceId: Number(invoiceId), amount: 5 }];
    const check = { checkNumber: `${side} check`, amount: 10, shares, rest: 'deposit' };
    await made(admin, '/api/payments', check);
    const portal = this.onlookers.find((each) => each.side === side && each.person === 'client');
    if (portal) await made(portal.visitor, '/api/create-payment-intent', { amount: 150, description: 'Service Fee' });
    const cash = { kind: 'received', amount: 5, notes: `${side} cash` };
    await made(admin, `/api/client-money/${clientId}/movements`, cash);
    this.note({ category: 'clientmoney', plural: 'client-money', id: clientId, side });
    const bought = { clientId, category: 'fuel', paidFrom: 'fuel_card', amount: 8, vendor: `${side} stop` };
    this.note({ category: 'expense', plural: 'expenses', id: await made(admin, '/api/expenses', bought), side });
    const ofCard = { clientId, amount: 5, reference: `${side} transfer` };
    await made(admin, '/api/fuel-cards/payments', ofCard);
    this.note({ category: 'fuelcard', plural: null, id: clientId, side });
    const driverId = Number(await this.of('driver', side));
    await made(admin, `/api/drivers/${driverId}/advances`, { amount: 25, text: `${side} advance` });
    this.note({ category: 'driveraccount', plural: null, id: `${clientId}.${driverId}`, side });
    await made(admin, '/api/pay-rules', { driverId, basis: 'hour', rate: 20, from: '2026-01-01' });
    const settlementId = await made(admin, '/api/settlements', { driverId, from: '2026-01-01', to: '2026-01-07' });
    this.note({ category: 'settlement', plural: 'settlements', id: settlementId, side });
    const charged = { clientId, description: `${side} filing`, amount: 75 };
    const chargeId = await made(admin, '/api/charges', charged);
    this.note({ category: 'clientcharge', plural: 'charges', id: chargeId, side });
    const filing = { clientId, amount: 9, description: `${side} filing`, paymentMethod: 'check', checkNumber: '7' };
    const byCheck = await made(admin, '/api/compliance-payments', filing);
    await admin.patch(`/api/compliance-payments/${byCheck}/status`, { paymentStatus: 'completed' });
    const payoutId = await made(admin, '/api/clearing-payouts', { paymentIds: [byCheck], amount: 9 });
    this.note({ category: 'payout', plural: 'clearing-payouts', id: payoutId, side });
    const contractorId = await this.of('contractor', side);
    const repair = { clientId, contractorId, category: 'repair', amount: 3_000, vendor: `${side} shop` };
    this.note({ category: 'expense', plural: 'expenses', id: await made(admin, '/api/expenses', repair), side });
    const forms = { year: Number(this.system.clock.now().toISOString().slice(0, 4)), clientId };
    const { body: generated } = await admin.post<{ prepared: { id: string }[] }>('/api/tax-forms/generate', forms);
    this.note({ category: 'taxform', plural: 'tax-forms', id: generated.prepared[0]?.id ?? '', side });
    const quarter = { clientId, year: 2026, quarter: 'Q1' };
    const returnId = await made(admin, '/api/ifta/returns', quarter);
    this.note({ category: 'iftareturn', plural: 'ifta/returns', id: returnId, side });
    const ids = async (column: string, table: string): Promise<string[]> => {
      const { rows } = await this.system.sql<{ id: string }>(
        `SELECT DISTINCT ${column}::text AS id FROM ${table} WHERE client_id = $1`,
        [clientId],
      );
      return rows.map(({ id }) => id);
    };
    this.note({ category: 'invoice', plural: 'invoices', id: invoiceId, side });
    for (const id of await ids('id', 'payments')) this.note({ category: 'payment', plural: 'payments', id, side });
    for (const id of await ids('id', 'deposits')) this.note({ category: 'deposit', plural: 'deposits', id, side });
    for (const id of await ids('id', 'compliance_payments'))
      this.note({ category: 'fee', plural: 'compliance-payments', id, side });
    for (const id of await ids('entry_id', 'journal_lines')) this.note({ category: 'entry', plural: null, id, side });
    await this.bank(side, admin, made);
    await made(admin, '/api/ledger/periods/2026-09/close', { clientId, reason: `${side} reason` });
    this.note({ category: 'period', plural: null, id: clientId, side });
  }

  /** A line of the bank and a reconciliation. */
  private async bank(
    side: (typeof SIDES)[number],
    admin: Visitor,
    made: (visitor: Visitor, path: string, body: object) => Promise<string>,
  ): Promise<void> {
    const account = String(await this.of('bankaccount', side));
    const form = new FormData();
    form.append('file', new Blob([`Date,Description,Amount\n11/02/2026,${side} deposit,5.00`]), `${side}.csv`);
    const { text } = await admin.upload(`/api/bank-accounts/${account}/import`, form);
    expect(text).toContain('"imported":1');
    const { body } = await admin.get<{ id: string }[]>(`/api/bank-lines?bankAccountId=${account}`);
    const [line = { id: '' }] = body;
    await made(admin, `/api/bank-lines/${line.id}/ignore`, { reason: `${side} reason` });
    const statement = { through: '2026-11-02', statementBalance: '0.00' };
    await made(admin, `/api/bank-accounts/${account}/reconciliations`, statement);
    this.note({ category: 'bankline', plural: 'bank-lines', id: line.id, side });
    this.note({ category: 'reconciliation', plural: null, id: account, side });
  }

  /** A value of a field that its rule takes, with the word of the side where it is text. */
  value(field: Field, side: Side): unknown {
    this.nr += 1;
    return plausible(field, side, this.nr, this.system.app.get(Ids).uuid());
  }

  /** What a record says; `anew` what may be referred to once only is made for it. */
  private async values(kind: RecordKind, side: Side, anew: boolean): Promise<object> {
    const client = kind.options.client ?? 'clientId';
    const values: Record<string, unknown> = {};
    const once = new Set((kind.options.unique ?? []).flatMap(({ by }) => (anew && by.length === 1 ? by : [])));
    for (const field of kind.fields) {
      if (field.initial !== undefined || field.name.endsWith('Last4') || isBroughtByAStep(kind, field)) continue;
      if (WITH_OTHERS.includes(field.name)) continue;
      if (field.name === 'file') values['file'] = await this.stored();
      else if (field.name === client)
        values[client] = side === 'cedar' && field.nullable ? null : await this.of('client', side);
      else if (!field.refers) values[field.name] = this.value(field, side);
      else
        values[field.name] = await (once.has(field.name) ? this.another : this.of).call(this, field.refers.kind, side);
    }
    return values;
  }

  private async stored(): Promise<string> {
    const { hash } = await this.system.app.get<Files>(FILES).put(Readable.from(['%PDF-1.4\n%%EOF\n']));
    return hash;
  }

  private async people(side: (typeof SIDES)[number]): Promise<void> {
    const agent = await newAgent(this.system, { ...ALL_FLAGS, accessLevel: 'standard', displayName: `${side} agent` });
    this.known.set(`agent ${side}`, Promise.resolve(agent.agentId));
    this.known.set(`user ${side}`, Promise.resolve(agent.userId));
    const clientId = String(await this.of('client', side));
    await this.of('agent', side);
    await this.of('user', side);
    const portal = await newPortalUser(this.system, clientId);
    this.note({ category: 'user', plural: 'users', id: portal.userId, side });
    await this.looksOn(`the agent of ${side}`, 'agent', side, agent.visitor, agent.userId);
    await this.looksOn(`the portal of ${side}`, 'client', side, portal.visitor, portal.userId);
  }

  private async looksOn(
    name: string,
    person: Person,
    side: Side | null,
    visitor: Visitor,
    userId: string,
  ): Promise<void> {
    const scope = await this.system.app.get(Viewers).of(userId);
    if (!scope) throw new Error(`${name} may not come in`);
    const onlooker = { name, person, side, visitor, scope, heard: [] };
    this.onlookers.push(onlooker);
    await this.listen(onlooker);
  }

  private async listen({ visitor, heard }: Onlooker): Promise<void> {
    const { body } = await fetch(`${visitor.address}/api/stream`, {
      headers: { cookie: visitor.cookie },
      signal: this.streams.signal,
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async (rest: string): Promise<void> => {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      const events = (rest + value).split('\n\n');
      for (const event of events.slice(0, -1)) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) heard.push(JSON.parse(data) as Onlooker['heard'][number]);
      }
      return read(events.at(-1) ?? '');
    };
    void read('').catch(() => undefined);
  }
}

/** Waits until somebody's open tab was told of a record. */
export const told = async ({ heard }: Onlooker, { category, id }: Pick<Made, 'category' | 'id'>): Promise<void> => {
  await eventually(() => Promise.resolve(heard.some((event) => event.entity === category && event.id === id)), Boolean);
};

/** Kinds whose records are somebody's: a client's, nobody's yet, or a person. */
export const closedKinds = (): readonly RecordKind[] => allKinds().filter(({ belonging }) => belonging !== 'firm');
