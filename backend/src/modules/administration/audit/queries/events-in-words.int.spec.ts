import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { allEventTypes, jsonSchemaOf } from '../../../../platform/event-log/events/event-catalog';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import { RecordNames } from '../../../../platform/records/names/record-names';
import { newClient } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { EventsInWords } from './events-in-words';
import type { EventChange, Piece } from './event-sentence';

const UUID = '01990000-0000-7000-8000-00000000ffff';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A value of every property, as events carry it. */
const sampleOf = (schema: Schema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], name);
  const [type] = [schema.type].flat();
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOf(each, key)]));
  if (type === 'array') return [sampleOf(schema.items ?? {}, name)];
  if (type === 'integer') return 125_000;
  if (type === 'boolean') return true;
  if (/^id$|Id$/.test(name)) return /(transaction|intent|refund|factor)Id/.test(name) ? 'pi 3Known' : UUID;
  if (name === 'createdBy') return UUID;
  if (/(On|Date|From|Expiration|Until|date)$/.test(name)) return '2026-10-31';
  return /At$/.test(name) ? '2026-10-31T21:00:00.000Z' : name === 'taxId' ? 'sealed:1:AAAA' : 'Omaha';
};

/** Events that begin a record which is no kind. */
const BEGINS: Readonly<Record<string, string>> = {
  invoice: 'InvoiceIssued',
  deposit: 'DepositTaken',
  fee: 'PortalPaymentStarted',
  clientmoney: 'ClientMoneyReceived',
  clientcharge: 'ClientChargeRaised',
  fuelcard: 'FuelCardPaid',
  payout: 'CardPayoutReceived',
  bankline: 'BankLineImported',
  reconciliation: 'ReconciliationDone',
  settlement: 'SettlementDrafted',
  taxform: 'TaxFormCompleted',
  iftareturn: 'IftaReturnDrafted',
};

/**
 * An entry names the record that it books, a month and client money the client, a reconciliation its bank account, the
 * account of a driver the driver, and those made up here are nowhere.
 */
const OF_ANOTHER = new Set([
  ...['JournalEntryPosted', 'PeriodCloseBegun', 'PeriodClosed', 'PeriodReopened'],
  ...['ClientMoneyHeld', 'ClientMoneyMoved', 'ClientMoneyPaidOut', 'ClientMoneyReceived', 'ClientMoneyRefunded'],
  ...['ClientMoneyReturned', 'ReconciliationDone', 'ReconciliationUndone'],
  ...['DriverAccountSettled', 'DriverAccountTermsSet', 'DriverAccountUnsettled', 'DriverAdvanceGiven'],
  ...['EscrowInterestCredited', 'EscrowReturned'],
]);

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const said = ({ label, before, after }: EventChange): string =>
  [label, before?.text, after?.text].filter(Boolean).join(' ');

describe('a fact in words', () => {
  let system: TestSystem;
  let words: EventsInWords;
  beforeAll(async () => {
    system = await TestSystem.start();
    const { app } = system;
    words = new EventsInWords(app.get(DataSource), app.get(RecordNames), app.get(Calendar));
  });
  afterAll(() => system.stop());

  const eventOf = (type: string, version: number): RecordedEvent => {
    const schema = jsonSchemaOf(type);
    const category = String(schema['category']);
    const data = sampleOf(schema) as { id: string | number };
    return {
      position: version,
      stream: `${category}-${data.id}`,
      version,
      type,
      schema: 1,
      data,
      metadata: {
        actorId: UUID,
        actorName: 'Ana Ruiz',
        role: 'admin',
        requestId: 'r',
        correlationId: 'r',
        causation: null,
        idempotencyKey: null,
        source: 'web',
        clientId: null,
      },
      recordedAt: '2026-10-31T21:00:00.000Z',
    };
  };
  /** A type, after the one that begins a record. */
  const toldOf = async (type: string) => {
    const category = String(jsonSchemaOf(type)['category']);
    const begins =
      BEGINS[category] ??
      allEventTypes().find(
        (each) => each.endsWith('Added') && jsonSchemaOf(each)['category'] === category && !each.endsWith('PaperAdded'),
      );
    const history = [...(begins && begins !== type ? [eventOf(begins, 1)] : []), eventOf(type, 2)];
    const event = history.at(-1) as RecordedEvent;
    const [result] = await words.told(EVERYTHING, [event], new Map([[event.stream, history]]));
    return result;
  };

  it('is one sentence, whatever happened: no word of a program, no JSON, no id, no sealed value', async () => {
    const wrong: string[] = [];
    for (const type of allEventTypes()) {
      const result = await toldOf(type);
      const sentence = textOf(result?.sentence ?? []);
      const all = [sentence, ...(result?.changes ?? []).map(said)];
      if (!/^Ana Ruiz [a-z]\S* .+/.test(sentence)) wrong.push(`${type}: ${sentence}`);
      for (const text of all)
        if (/[a-z][A-Z]|[{}[\]"]|undefined|null|NaN|sealed:|\d{4}-\d\d-\d\d|[a-z]_[a-z]|01990000/.test(text))
          wrong.push(`${type}: ${text}`);
      if (!OF_ANOTHER.has(type) && result?.sentence.every(({ kind }) => kind === null))
        wrong.push(`${type} names no record`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the audit', () => {
  let system: TestSystem;
  let admin: Visitor;
  let clientId: string;
  let brokerId: number;
  let invoiceId: number;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Cedar Gap Lines' });
    brokerId = Number((await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id']);
    const invoice = { brokerId, clientId, invoiceNumber: 'INV-1042', amount: '1500', dueDate: '2027-10-31' };
    invoiceId = Number((await admin.post('/api/invoices', invoice)).body['id']);
    await admin.patch(`/api/invoices/${invoiceId}`, { dueDate: '2027-11-15' });
    const payment = { amount: '1250', paymentMethod: 'ach', paymentDate: '2026-11-02' };
    await admin.post(`/api/invoices/${invoiceId}/payments`, payment);
    const mesa = Number((await admin.post('/api/brokers', { name: 'Mesa Lines' })).body['id']);
    const load = { loadNumber: 'L-7', brokerId, pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
    const loadId = Number((await admin.post('/api/loads', load)).body['id']);
    await admin.patch(`/api/loads/${loadId}`, { brokerId: mesa });
    await admin.patch(`/api/loads/${loadId}`, { status: 'in_transit' });
    await admin.patch(`/api/clients/${clientId}`, { creditLimit: '5000', paymentTerms: 'net_45' });
  });
  afterAll(() => system.stop());

  const told = async (stream: string, wanted: number) => {
    interface Answer {
      readonly type: string;
      readonly sentence: Piece[];
      readonly changes: EventChange[];
    }
    const { body } = await eventually(
      () => admin.get<Answer[]>(`/api/audit/facts?stream=${stream}`),
      (answer) => answer.body.length >= wanted,
    );
    return body;
  };
  const withoutActor = (pieces: readonly Piece[]): string => textOf(pieces).replace(/^.*? (?=[a-z])/, '');

  it('says in sentences what happened, with amounts, and what from what to what', async () => {
    const [paid, moved] = await told(`invoice-${invoiceId}`, 3);
    expect(withoutActor(paid?.sentence ?? [])).toBe(
      'recorded a payment of $1,250.00 on invoice INV-1042: Paid from $0.00 to $1,250.00; Open from $1,500.00 to $250.00; Method ACH; Payment date 11/02/2026',
    );
    expect(withoutActor(moved?.sentence ?? [])).toBe(
      'changed invoice INV-1042: Due date from 10/31/2027 to 11/15/2027',
    );
  });

  it('names the records that it tells of, so that they can be opened', async () => {
    const [dispatched, changed] = await told('load-1', 3);
    expect(withoutActor(dispatched?.sentence ?? [])).toBe('dispatched load L-7: Status from Pending to In transit');
    expect(withoutActor(changed?.sentence ?? [])).toBe('changed load L-7: Broker from Summit Freight to Mesa Lines');
    expect(changed?.changes).toEqual([
      {
        field: 'brokerId',
        label: 'Broker',
        before: { text: 'Summit Freight', kind: 'broker', id: String(brokerId) },
        after: { text: 'Mesa Lines', kind: 'broker', id: String(brokerId + 1) },
      },
    ]);
    expect(changed?.sentence.filter(({ kind }) => kind !== null).map(({ text, kind }) => [text, kind])).toEqual([
      ['L-7', 'load'],
      ['Summit Freight', 'broker'],
      ['Mesa Lines', 'broker'],
    ]);
  });

  it('says of a booking how much, what for and on which accounts, and names them all', async () => {
    const booked = await eventually(
      async () =>
        (await admin.get<{ sentence: Piece[]; changes: EventChange[] }[]>('/api/audit/facts?type=JournalEntryPosted'))
          .body,
      (all) => all.length >= 2,
    );
    expect(booked.map(({ sentence }) => withoutActor(sentence))).toEqual([
      'posted $1,250.00 for invoice INV-1042: debit 1000 Bank, credit 1100 Accounts receivable',
      'posted $1,500.00 for invoice INV-1042: debit 1100 Accounts receivable, credit 4000 Freight revenue',
    ]);
    expect(booked[0]?.sentence.filter(({ kind }) => kind !== null)).toEqual([
      { text: 'INV-1042', kind: 'invoice', id: String(invoiceId) },
      { text: 'Bank', kind: 'account', id: '1000' },
      { text: 'Accounts receivable', kind: 'account', id: '1100' },
    ]);
    expect(booked[0]?.changes.find(({ field }) => field === 'lines')?.after?.text).toContain('$1,250.00');
  });

  it('says of something new what is not in its name, and nothing that is empty yet', async () => {
    const [issued] = (await told(`invoice-${invoiceId}`, 3)).slice(-1);
    expect(withoutActor(issued?.sentence ?? [])).toMatch(/^issued invoice INV-1042 over \$1,500\.00: /);
    expect(withoutActor(issued?.sentence ?? [])).not.toMatch(/\$0\.00/);
    const [added] = (await told(`client-${clientId}`, 2)).slice(-1);
    expect(withoutActor(added?.sentence ?? [])).not.toMatch(/Company name/);
  });

  it('says choices and money as people do', async () => {
    const [changed] = await told(`client-${clientId}`, 2);
    expect(withoutActor(changed?.sentence ?? [])).toBe(
      'changed client Cedar Gap Lines: Payment terms from Net 30 to Net 45; Credit limit $5,000.00',
    );
  });
});
