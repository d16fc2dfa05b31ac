import fc from 'fast-check';

/** Mostly one of the newest: what much happens to shows most. */
const which = fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(1_000) });
const cents = fc.integer({ min: 1, max: 900_000 });
const day = fc.integer({ min: -40, max: 40 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const line = fc.record({
  kind: fc.constantFrom('freight', 'detention', 'lumper', 'fuel_surcharge', 'other'),
  amount: fc.oneof({ weight: 9, arbitrary: cents }, { weight: 1, arbitrary: fc.constant(0) }),
});
/** Zero: the administrator; one: the employee; two and three: the agents. */
const who = fc.constantFrom(0, 0, 1, 2, 3);
const miles = maybe(fc.integer({ min: 1, max: 30_000 }));

/** What may happen in a firm, and how often. A number picks one of what is there. */
const arbitraries = {
  travel: [
    8,
    fc.record({
      to: fc.constantFrom(
        'minutes',
        'hours',
        'tomorrow',
        'midnight',
        'eve of the month',
        'eve of the year',
        'weeks',
        'a due date',
        'the day after a due date',
      ),
    }),
  ],
  createInvoice: [
    7,
    fc.record({
      who,
      broker: which,
      client: maybe(which),
      load: maybe(which),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      draft: fc.nat(3).map((n) => n === 0),
      issued: maybe(day),
      due: maybe(day),
      twice: fc.boolean(),
    }),
  ],
  changeInvoice: [
    9,
    fc.record({
      who,
      which,
      change: fc.oneof(
        fc.record({ due: maybe(day) }),
        fc.record({ due: maybe(day) }),
        fc.record({ issued: day }),
        fc.record({ amount: cents }),
        fc.record({ amount: cents, due: maybe(day) }),
        fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 2 }) }),
        fc.record({ client: maybe(which) }),
        fc.record({ broker: which }),
        fc.record({ load: maybe(which) }),
        fc.record({ number: fc.integer({ min: 100_000, max: 999_999 }) }),
        fc.record({ notes: maybe(fc.constantFrom('Call first', 'Send 100% by mail', 'under_score')) }),
      ),
    }),
  ],
  addAccount: [1, fc.record({ who, number: fc.integer({ min: 7_000, max: 7_003 }) })],
  changeAccount: [2, fc.record({ which, command: fc.constantFrom('delete', 'deactivate', 'activate') })],
  writeEntry: [
    4,
    fc.record({
      who,
      client: maybe(which),
      vehicle: maybe(which),
      account: fc.constantFrom('2000', '3200', '5100', '6200'),
      own: maybe(which),
      cents,
      on: day,
      twice: fc.boolean(),
    }),
  ],
  addTemplate: [
    2,
    fc.record({
      who,
      client: maybe(which),
      vehicle: maybe(which),
      cents,
      every: maybe(fc.constantFrom('month', 'quarter', 'year')),
      on: day,
      twice: fc.boolean(),
    }),
  ],
  postTemplates: [2, fc.record({})],
  reverseEntry: [2, fc.record({ which, on: maybe(day) })],
  setStatus: [
    6,
    fc.record({ who, which, status: fc.constantFrom('pending', 'paid', 'overdue', 'cancelled', 'draft') }),
  ],
  sendInvoice: [2, fc.record({ who, which })],
  voidInvoice: [2, fc.record({ which })],
  pay: [
    10,
    fc.record({
      who,
      which,
      percent: fc.constantFrom(1, 40, 100, 100, 100, 101),
      fee: fc.constantFrom(null, 0, 3, 100),
      on: maybe(day),
      twice: fc.boolean(),
    }),
  ],
  /** One check over several invoices. */
  payTogether: [
    3,
    fc.record({ who, which, other: which, percent: fc.constantFrom(40, 100, 100, 101), twice: fc.boolean() }),
  ],
  /** A part is credited, written off or disputed, by line or shared out. */
  clear: [
    6,
    fc.record({
      who,
      which,
      way: fc.constantFrom('credits', 'write-offs', 'write-offs', 'disputes', 'disputes'),
      percent: fc.constantFrom(1, 30, 100, 101),
      byLine: fc.boolean(),
      twice: fc.boolean(),
    }),
  ],
  settle: [3, fc.record({ who, which, how: fc.constantFrom('owed', 'credited', 'written_off') })],
  reverseWriteOff: [2, fc.record({ which })],
  /** A payment meant for the whole invoice that is short of it. */
  payShort: [
    3,
    fc.record({
      who,
      which,
      percent: fc.constantFrom(60, 95),
      how: fc.constantFrom('open', 'disputed', 'written_off'),
    }),
  ],
  /** A check with a rest that becomes a deposit. */
  overpay: [3, fc.record({ who, which, rest: cents, discount: fc.constantFrom(null, 0, 3), twice: fc.boolean() })],
  applyDeposit: [
    4,
    fc.record({ who, which, other: which, percent: fc.constantFrom(null, 50, 100, 101), twice: fc.boolean() }),
  ],
  refundDeposit: [1, fc.record({ who, which, percent: fc.constantFrom(null, 50, 101) })],
  addFactor: [
    2,
    fc.record({
      client: maybe(which),
      rate: fc.constantFrom('80', '90', '97.5'),
      fee: fc.constantFrom('0', '1.25', '3'),
      feeAt: fc.constantFrom('end', 'start', 'day_steps'),
      recourse: fc.boolean(),
      number: fc.integer({ min: 100_000, max: 999_999 }),
    }),
  ],
  factor: [5, fc.record({ who, which, other: which, twice: fc.boolean() })],
  endFactoring: [
    5,
    fc.record({
      which,
      way: fc.constantFrom('collect', 'release', 'charge-back'),
      returns: fc.constantFrom(0, 1, 100),
      twice: fc.boolean(),
    }),
  ],
  remind: [2, fc.record({ who, which, other: which, twice: fc.boolean() })],
  reverse: [6, fc.record({ which })],
  night: [6, fc.record({})],
  addLoad: [
    4,
    fc.record({
      who,
      broker: which,
      client: maybe(which),
      miles,
      rate: maybe(cents),
      detention: maybe(cents),
      number: fc.integer({ min: 100_000, max: 999_999 }),
    }),
  ],
  moveLoad: [
    6,
    fc.record({
      who,
      which,
      status: fc.constantFrom('in_transit', 'in_transit', 'delivered', 'delivered', 'cancelled'),
    }),
  ],
  changeLoad: [2, fc.record({ which, miles, client: maybe(which), rate: maybe(cents) })],
  removeLoad: [1, fc.record({ which })],
  addClient: [1, fc.record({ agent: fc.constantFrom(null, 0, 1), name: fc.constantFrom('Hotel', 'India', 'Juliet') })],
  changeClient: [
    3,
    fc.record({
      which,
      change: fc.oneof(
        fc.record({ agent: fc.constantFrom(null, 0, 1) }),
        fc.record({ name: fc.constantFrom('Kilo', 'Lima', 'Mike') }),
        fc.record({ status: fc.constantFrom('active', 'suspended') }),
        fc.record({ credit: cents }),
      ),
    }),
  ],
  removeClient: [1, fc.record({ which })],
  renameBroker: [1, fc.record({ which, name: fc.constantFrom('Gull', 'Heron', 'Ibis') })],
  payInPortal: [
    3,
    fc.record({ card: fc.constantFrom('good', 'good', 'good', 'declined', 'fee later'), twice: fc.boolean() }),
  ],
  payByBank: [
    2,
    fc.record({ client: which, method: fc.constantFrom('ach', 'bank_transfer', 'check'), twice: fc.boolean() }),
  ],
  movePayment: [2, fc.record({ which, to: fc.constantFrom('processing', 'completed', 'completed', 'failed') })],
  refundInPortal: [1, fc.record({ which })],
  refundPart: [1, fc.record({ which, percent: fc.constantFrom(10, 50) })],
  feeTold: [1, fc.record({ which })],
  register: [1, fc.record({ name: fc.constantFrom('November', 'Oscar', 'Papa') })],
  moveRegistration: [
    2,
    fc.record({ who, which, to: fc.constantFrom('contacted', 'approved', 'rejected', 'a client') }),
  ],
  openFiling: [
    2,
    fc.record({
      who,
      client: which,
      quarter: fc.constantFrom('Q1', 'Q2', 'Q3', 'Q4'),
      year: fc.constantFrom(2026, 2027),
    }),
  ],
  upload: [
    2,
    fc.record({
      by: fc.constantFrom('portal', 'staff'),
      client: maybe(which),
      type: fc.constantFrom('bol', 'receipt', 'w9'),
      name: fc.constantFrom('Bill', 'Slip', 'Form'),
    }),
  ],
  addDriver: [
    1,
    fc.record({
      who,
      client: maybe(which),
      number: fc.integer({ min: 100, max: 999 }),
      first: fc.constantFrom('Ada', 'Bo', 'Cy'),
      license: day,
      medical: maybe(day),
    }),
  ],
  employ: [1, fc.record({ who, which, status: fc.constantFrom('active', 'on_leave', 'terminated') })],
  addVehicle: [1, fc.record({ who, client: maybe(which), number: fc.integer({ min: 100, max: 999 }) })],
  /** Insurance, business entities, compliance. */
  keep: [
    4,
    fc.record({
      who,
      client: maybe(which),
      vehicle: which,
      kind: fc.constantFrom(
        'insurance',
        'business-entities',
        'compliance-audits',
        'compliance-updates',
        'permits',
        'operating-authorities',
        'commercial-plates',
        'heavy-use-filings',
        'irp-renewals',
        'substance-tests',
      ),
      number: fc.integer({ min: 100, max: 999 }),
      ends: maybe(day),
    }),
  ],
  /** Five is the portal's user. */
  ask: [
    2,
    fc.record({
      who: fc.constantFrom(0, 1, 2, 3, 5),
      client: maybe(which),
      subject: fc.constantFrom('Fee', 'Quarter'),
    }),
  ],
  write: [3, fc.record({ who: fc.constantFrom(0, 1, 2, 5), which })],
  moveRequest: [2, fc.record({ who, which, status: fc.constantFrom('open', 'in_progress', 'resolved', 'closed') })],
  leave: [2, fc.record({ who, which })],
  paper: [
    3,
    fc.record({
      who,
      vehicle: which,
      which,
      command: fc.constantFrom('upload', 'upload', 'note', 'remove', 'restore'),
      type: fc.constantFrom('registration', 'title'),
      expires: maybe(day),
    }),
  ],
  review: [2, fc.record({ who, which, status: fc.constantFrom('pending', 'processed', 'approved', 'rejected') })],
  moveFiling: [1, fc.record({ which, status: fc.constantFrom('pending', 'processed'), owed: maybe(cents) })],
} as const;

type Arbitraries = typeof arbitraries;
export type StepName = keyof Arbitraries;
export type Command<Name extends StepName> = Arbitraries[Name][1] extends fc.Arbitrary<infer Of> ? Of : never;
export type Step = { readonly [Name in StepName]: { readonly do: Name } & Command<Name> }[StepName];

const anyStep = fc.oneof(
  ...Object.entries(arbitraries).map(([name, [weight, command]]) => ({
    weight,
    arbitrary: (command as fc.Arbitrary<object>).map((values) => ({ do: name, ...values })),
  })),
) as unknown as fc.Arbitrary<Step>;

/** What is there when a history begins: records in every state, so that its first steps have something to act upon. */
const BEGINNING: readonly Step[] = [
  { do: 'addLoad', who: 0, broker: 0, client: 3, miles: 6_125, rate: 180_000, detention: 7_500, number: 100_001 },
  { do: 'addLoad', who: 2, broker: 1, client: 2, miles: 10, rate: 95_050, detention: null, number: 100_002 },
  { do: 'addLoad', who: 0, broker: 1, client: null, miles: null, rate: null, detention: null, number: 100_003 },
  {
    do: 'createInvoice',
    who: 0,
    broker: 0,
    client: 3,
    load: 2,
    lines: [{ kind: 'freight', amount: 125_000 }],
    draft: false,
    issued: null,
    due: 5,
    twice: false,
  },
  {
    do: 'createInvoice',
    who: 2,
    broker: 1,
    client: 2,
    load: null,
    lines: [
      { kind: 'freight', amount: 80_000 },
      { kind: 'lumper', amount: 7_550 },
    ],
    draft: true,
    issued: -10,
    due: null,
    twice: false,
  },
  {
    do: 'createInvoice',
    who: 3,
    broker: 1,
    client: 0,
    load: null,
    lines: [{ kind: 'detention', amount: 30_001 }],
    draft: false,
    issued: -40,
    due: -10,
    twice: false,
  },
  {
    do: 'createInvoice',
    who: 1,
    broker: 0,
    client: null,
    load: null,
    lines: [{ kind: 'other', amount: 99 }],
    draft: false,
    issued: null,
    due: null,
    twice: false,
  },
  {
    do: 'createInvoice',
    who: 0,
    broker: 1,
    client: null,
    load: null,
    lines: [{ kind: 'freight', amount: 10_000 }],
    draft: false,
    issued: null,
    due: 1,
    twice: true,
  },
  { do: 'addAccount', who: 0, number: 7_000 },
  { do: 'addAccount', who: 0, number: 7_001 },
  {
    do: 'writeEntry',
    who: 0,
    client: null,
    vehicle: null,
    account: '6200',
    own: 1,
    cents: 120_000,
    on: 0,
    twice: true,
  },
  { do: 'writeEntry', who: 2, client: 0, vehicle: null, account: '5100', own: null, cents: 99, on: -3, twice: false },
  { do: 'addTemplate', who: 0, client: null, vehicle: null, cents: 80_000, every: 'month', on: -40, twice: true },
  { do: 'addTemplate', who: 2, client: 0, vehicle: null, cents: 70_000, every: null, on: 0, twice: false },
  { do: 'postTemplates' },
  { do: 'reverseEntry', which: 1, on: null },
  { do: 'changeAccount', which: 0, command: 'delete' },
  { do: 'changeAccount', which: 1, command: 'delete' },
  { do: 'voidInvoice', which: 0 },
  { do: 'pay', who: 1, which: 0, percent: 100, fee: 3, on: null, twice: true },
  { do: 'remind', who: 0, which: 0, other: 1, twice: true },
  { do: 'payTogether', who: 0, which: 1, other: 2, percent: 40, twice: true },
  { do: 'payInPortal', card: 'declined', twice: false },
  { do: 'payInPortal', card: 'good', twice: true },
  { do: 'refundInPortal', which: 0 },
  { do: 'payByBank', client: 0, method: 'ach', twice: true },
  { do: 'movePayment', which: 0, to: 'processing' },
  { do: 'movePayment', which: 0, to: 'completed' },
  { do: 'payInPortal', card: 'fee later', twice: false },
  { do: 'refundPart', which: 0, percent: 50 },
  { do: 'feeTold', which: 0 },
  { do: 'addLoad', who: 0, broker: 0, client: 2, miles: 20_000, rate: null, detention: 4_000, number: 100_004 },
  { do: 'moveLoad', who: 0, which: 0, status: 'cancelled' },
  { do: 'moveLoad', who: 0, which: 0, status: 'in_transit' },
  { do: 'moveLoad', who: 0, which: 0, status: 'delivered' },
  { do: 'moveLoad', who: 0, which: 0, status: 'in_transit' },
  { do: 'upload', by: 'portal', client: null, type: 'bol', name: 'Bill' },
  { do: 'addVehicle', who: 0, client: 3, number: 101 },
  { do: 'addDriver', who: 0, client: 3, number: 101, first: 'Ada', license: 40, medical: null },
  { do: 'addDriver', who: 2, client: 2, number: 102, first: 'Bo', license: -1, medical: 90 },
  { do: 'employ', who: 0, which: 0, status: 'terminated' },
  { do: 'paper', who: 0, vehicle: 0, which: 0, command: 'upload', type: 'registration', expires: 70 },
  { do: 'paper', who: 2, vehicle: 0, which: 0, command: 'upload', type: 'title', expires: null },
  { do: 'paper', who: 0, vehicle: 0, which: 0, command: 'note', type: 'title', expires: 30 },
  { do: 'paper', who: 0, vehicle: 0, which: 1, command: 'remove', type: 'title', expires: null },
  { do: 'keep', who: 0, client: 0, vehicle: 0, kind: 'insurance', number: 101, ends: 59 },
  { do: 'keep', who: 2, client: 0, vehicle: 0, kind: 'insurance', number: 850, ends: null },
  { do: 'keep', who: 0, client: 0, vehicle: 0, kind: 'business-entities', number: 102, ends: -3 },
  { do: 'keep', who: 0, client: null, vehicle: 0, kind: 'business-entities', number: 103, ends: 3 },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'compliance-audits', number: 104, ends: 10 },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'compliance-updates', number: 105, ends: null },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'permits', number: 106, ends: 30 },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'operating-authorities', number: 107, ends: null },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'commercial-plates', number: 108, ends: -1 },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'heavy-use-filings', number: 555, ends: null },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'heavy-use-filings', number: 800, ends: null },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'irp-renewals', number: 301, ends: null },
  { do: 'keep', who: 0, client: 1, vehicle: 0, kind: 'substance-tests', number: 305, ends: null },
  { do: 'ask', who: 5, client: null, subject: 'Quarter' },
  { do: 'ask', who: 2, client: null, subject: 'Fee' },
  { do: 'ask', who: 2, client: 0, subject: 'Fee' },
  { do: 'write', who: 0, which: 2 },
  { do: 'moveRequest', who: 0, which: 2, status: 'resolved' },
  { do: 'write', who: 5, which: 2 },
  { do: 'moveRequest', who: 1, which: 0, status: 'resolved' },
  { do: 'travel', to: 'a due date' },
  { do: 'travel', to: 'the day after a due date' },
  { do: 'night' },
  { do: 'pay', who: 0, which: 0, percent: 100, fee: null, on: null, twice: false },
  { do: 'reverse', which: 0 },
  { do: 'night' },
  { do: 'changeInvoice', who: 0, which: 0, change: { due: 20 } },
  { do: 'changeInvoice', who: 0, which: 3, change: { notes: 'Call first' } },
  { do: 'changeInvoice', who: 0, which: 0, change: { amount: 130_000, due: 20 } },
];

export const histories = (from: number, to: number): fc.Arbitrary<Step[]> =>
  fc.array(anyStep, { minLength: from, maxLength: to, size: 'max' }).map((steps) => [...BEGINNING, ...steps]);
