import { MarkInvoicesOverdueAtNight } from '../../src/modules/invoices';
import { CARDS, FEE, sandboxWorld } from '../support/card-worlds';
import { uploadPaper } from '../support/papers';
import type { Answer } from '../support/visitor';
import type { Books, InvoiceSeen } from './books';
import { sees, sightOf, type Eyes } from './eyes';
import { dayIn, money, plusDays } from './plain';
import type { Step, StepName, Wish } from './steps';
import { openOf, statusOf } from './views';
import type { World } from './world';

type Done = Answer | null;
type Doing<Name extends StepName> = (wish: Wish<Name>, world: World, books: Books) => Promise<Done>;

const pick = <Item>(items: readonly Item[], nr: number): Item | undefined => items[nr % Math.max(1, items.length)];
const someone = ({ people: { admin, employee, agent, openAgent } }: World, nr: number): Eyes =>
  pick([admin, employee, agent, openAgent], nr) ?? admin;
const idOf = (books: Books, kind: string, nr: number | null | undefined): string | number | null =>
  nr === null || nr === undefined ? null : (pick(books.records(kind), nr)?.id ?? null);
const agentOf = (books: Books, nr: number | null): string | null =>
  nr === null ? null : String(pick([...books.records('agent')].reverse(), nr)?.id);
const linesOf = (lines: readonly { kind: string; amount: number }[]) =>
  lines.map(({ kind, amount }) => ({ kind, description: kind, amount: money(amount) }));
const onDay = (books: Books, days: number | null | undefined): string | null | undefined =>
  days === null || days === undefined ? days : plusDays(books.today, days);
const tenth = (value: number | null): string | null => (value === null ? null : (value / 10).toFixed(1));
const defined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
/** How long an invoice that says nothing else may be paid. */
const DAYS_TO_PAY = 30;
const LOW = 2;
const PAPER = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
let keys = 0;

/** Posts; when `twice`, posts the same again under the same key: one answer, one deed. */
const post = async (world: World, { visitor }: Eyes, path: string, body: object, twice = false): Promise<Answer> => {
  keys += 1;
  const headers = { 'idempotency-key': `oracle-${keys}` };
  const first = await visitor.post(path, body, headers);
  if (!twice || first.status >= 400) return first;
  const { facts } = await world.books();
  const second = await visitor.post(path, body, headers);
  expect({ path, status: second.status, body: second.body, facts: (await world.books()).facts.length }).toEqual({
    path,
    status: first.status,
    body: first.body,
    facts: facts.length,
  });
  return first;
};

/** What the deed must answer: the decision in one plain sentence of the test. */
const answered = (deed: string, { status, text }: Answer, expected: number): void =>
  expect({ deed, status, text }).toEqual({ deed, status: expected, text });

/** A low number picks one that the actor sees and that `suits`, if there is one; a high number any. */
const chosen = <Item>(items: readonly Item[], nr: number, suits: (item: Item) => boolean): Item | undefined => {
  const suitable = items.filter(suits);
  return pick(nr > LOW || suitable.length === 0 ? items : suitable, nr);
};
const seenBy = (books: Books, eyes: Eyes, invoice: InvoiceSeen): boolean =>
  sees(sightOf(books, eyes), invoice.state.terms.clientId);
const invoiceFor = (
  books: Books,
  eyes: Eyes,
  nr: number,
  suits: (invoice: InvoiceSeen) => boolean = () => true,
): InvoiceSeen | undefined => chosen(books.invoices, nr, (invoice) => seenBy(books, eyes, invoice) && suits(invoice));
const addressFor = (books: Books, eyes: Eyes, nr: number, suits?: (invoice: InvoiceSeen) => boolean): string =>
  `/api/invoices/${invoiceFor(books, eyes, nr, suits)?.id ?? 0}`;

const KEPT = {
  insurancerecord: 'insurance',
  businessentity: 'business-entities',
  complianceaudit: 'compliance-audits',
  complianceupdate: 'compliance-updates',
  permit: 'permits',
  operatingauthority: 'operating-authorities',
  commercialplate: 'commercial-plates',
  heavyusefiling: 'heavy-use-filings',
} as const;
/** What a record of a kind is added with: as a number says, with an end. */
const keptAs = (
  kind: Wish<'keep'>['kind'],
  number: number,
  end: string | null,
  vehicleId: string | number | null,
): object =>
  ({
    insurance: {
      type: number % 2 ? 'company' : 'agent',
      name: `Mutual ${number}`,
      policyType: number % 3 ? 'liability' : 'cargo',
      coverageAmount: money(number * 100_000),
      effectiveDate: '2026-01-01',
      expirationDate: end,
    },
    'business-entities': {
      businessName: `Holding ${number}`,
      entityType: number % 2 ? 'llc' : 'c_corp',
      state: number % 3 ? 'TN' : 'OR',
      registeredAgent: 'Morgan Hale',
      businessAddress: '12 Depot St',
      businessPurpose: 'Freight',
      ein: `12-3456${number}`,
      filingFee: money(number),
      annualReportDue: end,
    },
    'compliance-audits': { type: 'safety_audit', nextAuditDate: end, findings: `Logs of unit ${number}` },
    'compliance-updates': { type: 'ownership_change', details: `Sold to ${number} Holding` },
    permits: { permitType: 'oregon', permitNumber: `OR ${number}`, vehicleId, expirationDate: end, fee: money(number) },
    'operating-authorities': { mcNumber: String(number), usdotNumber: `25${number}`, boc3Status: 'filed' },
    'commercial-plates': {
      plateNumber: `AP${number}`,
      baseState: 'UT',
      vehicleId,
      effectiveDate: '2026-01-01',
      expirationDate: end,
      fee: money(number),
    },
    'heavy-use-filings': {
      vehicleId,
      taxYear: 2024 + (number % 4),
      weight: 55_000 + (number % 100) * 300,
      firstUsedMonth: number % 2 ? 'july' : 'march',
      suspended: number % 5 === 0,
    },
  })[kind];

const instantOf: Readonly<Record<Wish<'travel'>['to'], (books: Books) => string>> = {
  minutes: ({ now }) => new Date(Date.parse(now) + 7 * 60_000).toISOString(),
  hours: ({ now }) => new Date(Date.parse(now) + 5 * 3_600_000).toISOString(),
  tomorrow: ({ now }) => new Date(Date.parse(now) + 24 * 3_600_000).toISOString(),
  midnight: ({ today }) => lastMinuteOf(today),
  'eve of the month': ({ today }) =>
    lastMinuteOf(plusDays(`${plusDays(`${today.slice(0, 8)}28`, 5).slice(0, 8)}01`, -1)),
  'eve of the year': ({ today }) => lastMinuteOf(`${today.slice(0, 4)}-12-31`),
  weeks: ({ now }) => new Date(Date.parse(now) + 17 * 86_400_000).toISOString(),
  'a due date': (books) => lastMinuteOf(nextDue(books)),
  'the day after a due date': (books) => lastMinuteOf(plusDays(nextDue(books), 1)),
};
/** 23:30 in New York, when it is tomorrow in London. */
const lastMinuteOf = (day: string): string => {
  const late = `${plusDays(day, 1)}T03:30:00.000Z`;
  return dayIn('America/New_York', late) === day &&
    dayIn('America/New_York', new Date(Date.parse(late) + 3_600_000).toISOString()) !== day
    ? late
    : `${plusDays(day, 1)}T04:30:00.000Z`;
};
const nextDue = (books: Books): string =>
  books.invoices
    .filter((invoice) => statusOf(invoice, books.today) === 'pending')
    .flatMap(({ state }) => state.terms.dueDate ?? [])
    .sort()[0] ?? books.today;

const doings: { readonly [Name in StepName]: Doing<Name> } = {
  async travel({ to }, { clock }, books) {
    const there = instantOf[to](books);
    if (there > books.now) clock.travel(there);
    return Promise.resolve(null);
  },
  async createInvoice({ who, broker, client, load, lines, draft, issued, due, twice }, world, books) {
    const body = {
      brokerId: idOf(books, 'broker', broker),
      clientId: idOf(books, 'client', client),
      loadId: idOf(books, 'load', load),
      lines: linesOf(lines),
      status: draft ? 'draft' : 'pending',
      issueDate: onDay(books, issued),
      dueDate: onDay(books, due),
    };
    const answer = await post(world, someone(world, who), '/api/invoices', body, twice);
    const issueDate = body.issueDate ?? books.today;
    const dates = { issueDate, dueDate: body.dueDate ?? plusDays(issueDate, DAYS_TO_PAY) };
    if (answer.status === 201) expect(answer.body).toMatchObject(dates);
    return answer;
  },
  async changeInvoice({ who, which, change }, world, books) {
    const { due, issued, amount, lines, client, broker, load, number, notes } = change as Partial<
      Record<'due' | 'issued' | 'amount' | 'client' | 'broker' | 'load' | 'number', number | null>
    > & { lines?: Wish<'createInvoice'>['lines']; notes?: string | null };
    const body = defined({
      dueDate: onDay(books, due),
      issueDate: onDay(books, issued),
      amount: amount ? money(amount) : undefined,
      lines: lines && linesOf(lines),
      clientId: client === undefined ? undefined : idOf(books, 'client', client),
      brokerId: broker === undefined ? undefined : idOf(books, 'broker', broker),
      loadId: load === undefined ? undefined : idOf(books, 'load', load),
      invoiceNumber: number ? `INV-${number}` : undefined,
      notes,
    });
    const eyes = someone(world, who);
    // a new due date is mostly for what is late
    const suits =
      due === undefined ? undefined : (invoice: InvoiceSeen) => statusOf(invoice, books.today) === 'overdue';
    return eyes.visitor.patch(addressFor(books, eyes, which, suits), body);
  },
  async setStatus({ who, which, status }, world, books) {
    const eyes = someone(world, who);
    return eyes.visitor.patch(addressFor(books, eyes, which), { status });
  },
  async sendInvoice({ who, which }, world, books) {
    const eyes = someone(world, who);
    return post(world, eyes, `${addressFor(books, eyes, which)}/send`, {});
  },
  async voidInvoice({ which }, world, books) {
    const invoice = pick(books.invoices, which);
    const answer = await post(world, world.people.admin, `/api/invoices/${invoice?.id ?? 0}/void`, {
      reason: 'Entered twice',
    });
    if (invoice)
      answered('void', answer, invoice.state.status === 'open' && invoice.state.payments.length > 0 ? 409 : 200);
    return answer;
  },
  async pay({ who, which, percent, fee, on, twice }, world, books) {
    const eyes = someone(world, who);
    const invoice = invoiceFor(
      books,
      eyes,
      which,
      ({ state }) => state.status === 'open' && state.paid < state.terms.amount,
    );
    if (!invoice) return null;
    const open = openOf(invoice);
    const amount = Math.ceil((open * percent) / 100);
    const paymentDate = onDay(books, on) ?? undefined;
    const factored =
      fee === null
        ? { paymentMethod: 'ach' }
        : { paymentMethod: 'factoring', factorFee: money(Math.floor((amount * fee) / 100)), factorId: 'Factor One' };
    const answer = await post(
      world,
      eyes,
      `/api/invoices/${invoice.id}/payments`,
      { amount: money(amount), paymentDate, ...factored },
      twice,
    );
    answered(
      'pay',
      answer,
      amount === 0
        ? 400
        : !seenBy(books, eyes, invoice)
          ? 404
          : invoice.state.status !== 'open' || amount > open
            ? 409
            : 201,
    );
    return answer;
  },
  async reverse({ which }, world, books) {
    const payment = chosen(books.payments, which, ({ reversedAt }) => reversedAt === null);
    const answer = await post(world, world.people.employee, `/api/payments/${payment?.paymentId ?? 0}/reverse`, {
      reason: 'Check bounced',
    });
    if (payment) answered('reverse', answer, payment.reversedAt === null ? 200 : 409);
    return answer;
  },
  async night(_, world, books) {
    const late = books.invoices.filter(
      (invoice) =>
        statusOf(invoice, books.today) === 'overdue' && invoice.state.status === 'open' && !invoice.state.overdue,
    );
    const job = world.system.app.get(MarkInvoicesOverdueAtNight);
    const [first, second] = [await job.mark('night'), await job.mark('night again')];
    const after = await world.books();
    expect({ marked: first.marked, again: second.marked, facts: after.facts.length - books.facts.length }).toEqual({
      marked: late.length,
      again: 0,
      facts: late.length,
    });
    expect(
      after.invoices.filter(
        (invoice) =>
          statusOf(invoice, after.today) === 'overdue' && invoice.state.status === 'open' && !invoice.state.overdue,
      ),
    ).toEqual([]);
    return null;
  },
  async addLoad({ who, broker, client, miles, number }, world, books) {
    return post(world, someone(world, who), '/api/loads', {
      loadNumber: `LD-${number}`,
      brokerId: idOf(books, 'broker', broker),
      clientId: idOf(books, 'client', client),
      pickupLocation: 'Toledo',
      dropoffLocation: 'Boston',
      distance: tenth(miles),
    });
  },
  async moveLoad({ who, which, status }, world, books) {
    const eyes = someone(world, who);
    const underWay = status === 'delivered' ? ['in_transit'] : ['pending', 'in_transit'];
    const load = chosen(
      books.records('load'),
      which,
      ({ values }) => sees(sightOf(books, eyes), values['clientId']) && underWay.includes(String(values['status'])),
    );
    return eyes.visitor.patch(`/api/loads/${load?.id ?? 0}`, { status });
  },
  changeLoad: async ({ which, miles, client }, world, books) =>
    world.people.admin.visitor.patch(`/api/loads/${idOf(books, 'load', which) ?? 0}`, {
      distance: tenth(miles),
      clientId: idOf(books, 'client', client),
    }),
  removeLoad: async ({ which }, world, books) =>
    world.people.admin.visitor.delete(`/api/loads/${idOf(books, 'load', which) ?? 0}`),
  addClient: async ({ agent, name }, world, books) =>
    post(world, world.people.admin, '/api/clients', {
      companyName: name,
      email: `${name.toLowerCase()}@clients.test`,
      agentId: agentOf(books, agent),
    }),
  async changeClient({ which, change }, world, books) {
    const { agent, name, status, credit } = change as {
      agent?: number | null;
      name?: string;
      status?: string;
      credit?: number;
    };
    const body = defined({
      agentId: agent === undefined ? undefined : agentOf(books, agent),
      companyName: name,
      status,
      creditLimit: credit && money(credit),
    });
    return world.people.admin.visitor.patch(`/api/clients/${idOf(books, 'client', which) ?? '0'}`, body);
  },
  removeClient: async ({ which }, world, books) =>
    world.people.admin.visitor.delete(`/api/clients/${idOf(books, 'client', which) ?? '0'}`),
  renameBroker: async ({ which, name }, world, books) =>
    world.people.employee.visitor.patch(`/api/brokers/${idOf(books, 'broker', which) ?? 0}`, { name }),
  async payInPortal({ card, twice }, world, books) {
    const { portal } = world.people;
    const started = await portal.visitor.post<{ clientSecret: string }>('/api/create-payment-intent', FEE);
    answered('start a fee', started, books.record('client', sightOf(books, portal).clientId) ? 200 : 404);
    if (started.status === 404) return null;
    const { body } = started;
    const [intentId = ''] = body.clientSecret.split('_secret_');
    await sandboxWorld().pay(portal.visitor, body.clientSecret, card === 'declined' ? CARDS.declined : CARDS.good);
    if (card === 'fee later') await world.system.sql('UPDATE sandbox_intents SET fee = NULL WHERE id = $1', [intentId]);
    const answer = await post(
      world,
      portal,
      '/api/compliance-payments',
      { ...FEE, paymentMethod: 'card', metadata: { paymentIntentId: intentId } },
      twice,
    );
    answered('pay a fee', answer, card === 'declined' ? 409 : 200);
    return answer;
  },
  async refundInPortal({ which }, world, books) {
    const payment = pick(books.portalPayments, which);
    if (!payment) return null;
    const answer = await post(world, world.people.admin, `/api/compliance-payments/${payment.id}/refund`, {
      reason: 'Paid twice',
    });
    answered('refund', answer, payment.state.status === 'completed' ? 200 : 409);
    return answer;
  },
  /** Somebody gives a part back at the provider; we hear of it when the payment is looked at again. */
  async refundPart({ which, percent }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.status === 'completed'),
      which,
    );
    if (!payment) return null;
    await world.system.sql(
      'UPDATE sandbox_intents SET refunded = LEAST(received, refunded + received * $2 / 100), refund_id = $3 WHERE id = $1',
      [payment.state.intentId, percent, `re_part_${keys}`],
    );
    return lookedAt(world, payment.state.intentId);
  },
  async feeTold({ which }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.status === 'completed' && state.processingFee === null),
      which,
    );
    if (!payment) return null;
    await world.system.sql('UPDATE sandbox_intents SET fee = 465 WHERE id = $1', [payment.state.intentId]);
    return lookedAt(world, payment.state.intentId);
  },
  register: async ({ name }, world) =>
    post(world, world.people.employee, '/api/client-registration', {
      companyName: name,
      ownerName: `Owner ${name}`,
      email: `${name.toLowerCase()}@asks.test`,
      phone: '555-0100',
      address: '1 Road',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43604',
      businessType: 'small-fleet',
    }),
  async moveRegistration({ who, which, to }, world, books) {
    const path = `/api/client-registrations/${idOf(books, 'registration', which) ?? '0'}`;
    return to === 'a client'
      ? post(world, someone(world, who), `${path}/migrate`, {})
      : someone(world, who).visitor.patch(`${path}/status`, { status: to });
  },
  openFiling: async ({ who, client, quarter, year }, world, books) =>
    post(world, someone(world, who), '/api/ifta-processes', { clientId: idOf(books, 'client', client), quarter, year }),
  async upload({ by, client, type, name }, { people: { portal, employee } }, books) {
    const form = new FormData();
    form.append('documentType', type);
    const clientId = idOf(books, 'client', client);
    if (by === 'staff' && clientId !== null) form.append('clientId', String(clientId));
    form.append('file', new Blob([PAPER]), `${name}.pdf`);
    return (by === 'portal' ? portal : employee).visitor.upload('/api/documents/upload', form);
  },
  addDriver: async ({ who, client, number, first, license, medical }, world, books) =>
    post(world, someone(world, who), '/api/drivers', {
      firstName: first,
      lastName: `Nr ${number}`,
      clientId: idOf(books, 'client', client),
      dateOfBirth: '1980-02-03',
      licenseNumber: `D${number}`,
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: onDay(books, license),
      medicalCertExpiration: onDay(books, medical),
    }),
  employ: async ({ who, which, status }, world, books) =>
    someone(world, who).visitor.patch(`/api/drivers/${idOf(books, 'driver', which) ?? 0}`, {
      employmentStatus: status,
    }),
  addVehicle: async ({ who, client, number }, world, books) =>
    post(world, someone(world, who), '/api/vehicles', {
      unitNumber: String(number),
      vin: `1FUJGLDR9KL100${number}`,
      licensePlate: `P${number}`,
      clientId: idOf(books, 'client', client),
    }),
  async keep({ who, client, vehicle, kind, number, ends }, world, books) {
    const unit = pick(books.records('vehicle'), vehicle);
    const values = keptAs(kind, number, onDay(books, ends) ?? null, unit?.id ?? null);
    // what names a vehicle is of its fleet
    const clientId = 'vehicleId' in values && unit ? unit.values['clientId'] : idOf(books, 'client', client);
    return post(world, someone(world, who), `/api/${kind}`, { ...values, clientId });
  },
  async leave({ who, which }, world, books) {
    const all = Object.entries(KEPT).flatMap(([kind, plural]) =>
      books.records(kind).map(({ id }) => `/api/${plural}/${id}`),
    );
    return someone(world, who).visitor.delete(pick(all, which) ?? '/api/permits/0');
  },
  async paper({ who, vehicle, which, wish, type, expires }, world, books) {
    const { visitor } = someone(world, who);
    const at = `/api/vehicles/${idOf(books, 'vehicle', vehicle) ?? '0'}`;
    const expirationDate = onDay(books, expires) ?? null;
    if (wish === 'upload')
      return uploadPaper(visitor, at, { documentType: type, ...(expirationDate ? { expirationDate } : {}) });
    const paper = `${at}/documents/${which + 1}`;
    if (wish === 'note') return visitor.patch(paper, { expirationDate, notes: 'Copy of the original' });
    return wish === 'remove' ? visitor.delete(paper) : visitor.post(`${paper}/restore`, {});
  },
  review: async ({ who, which, status }, world, books) =>
    someone(world, who).visitor.patch(`/api/documents/${idOf(books, 'document', which) ?? 0}/status`, {
      status,
      reason: status === 'rejected' ? 'Not legible' : null,
    }),
  moveFiling: async ({ which, status, owed }, world, books) =>
    world.people.employee.visitor.patch(`/api/ifta-processes/${idOf(books, 'iftaprocess', which) ?? '0'}`, {
      status,
      taxOwed: owed === null ? null : money(owed),
    }),
};

const lookedAt = (world: World, intentId: string | null): Promise<Answer> =>
  post(world, world.people.portal, '/api/compliance-payments', {
    ...FEE,
    paymentMethod: 'card',
    metadata: { paymentIntentId: intentId },
  });

/** Does a step. Whatever it answers, it is an answer of the product: never a failure of it. */
export const doStep = async (world: World, step: Step): Promise<number | null> => {
  const answer = await (doings[step.do] as Doing<StepName>)(step, world, await world.books());
  if (answer)
    expect({
      step: step.do,
      fine: [200, 201, 202, 204, 400, 404, 409].includes(answer.status),
      answer: answer.text.slice(0, 300),
    }).toMatchObject({ fine: true });
  return answer?.status ?? null;
};
