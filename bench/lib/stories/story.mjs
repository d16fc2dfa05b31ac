// Events of a trucking firm's books as the product's own deciders and posting rules make them: nothing is written that
// could not have happened.
import { createHash } from 'node:crypto';
import { product } from '../compiled.mjs';

product('app.module');
const { sealShape } = product('platform/event-log/events/event-catalog');
const { foldState } = product('platform/event-log/events/decider');
const { WallClock } = product('platform/core/clock');
const { metadataOf, systemContext } = product('platform/event-log/commands/context');
const invoices = product('modules/accounting/invoices/invoice').invoiceKind.aggregate;
const { entries } = product('modules/accounting/ledger/commands/entry-aggregate');
// what its modules declare of postings
product('app.module');
const { postingRules } = product('platform/money/postings');
const { kindOf } = product('platform/records/kind/kind');
const broker = kindOf(product('modules/clients/brokers/index').Broker);
const client = kindOf(product('modules/clients/clients/index').Client);
const load = kindOf(product('modules/operations/loads/index').Load);
const obligation = kindOf(product('modules/compliance/obligations/index').Obligation);

export const BROKERS = 200;
export const LOADS = 5_000;
const DAYS = 60;
const METADATA = metadataOf(systemContext(new WallClock(), 'cli', 'bench'), null);
export const today = Math.floor(Date.now() / 86_400_000);
/** '2026-10-28' → '10/28/2026' */
export const usDay = (date) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
export const day = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** A uuid that depends on nothing but its name. */
export const uuidOf = (name) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');

export const append = (aggregate, id, expected, events, at) => ({
  stream: `${aggregate.family.category}-${id}`,
  expected,
  events: events.map((event) => ({
    type: event.type,
    ...sealShape(event),
    metadata: METADATA,
    recordedAt: `${day(at)}T15:00:00.000Z`,
  })),
});
export const recordOf = ({ aggregate }, id, values, changes = null) => {
  const { decide, evolve, initialState } = aggregate.decider;
  const added = decide({ type: 'Add', id, values }, initialState);
  const changed = changes ? decide({ type: 'Change', id, changes }, added.reduce(evolve, initialState)) : [];
  return append(aggregate, id, 0, [...added, ...changed], today - DAYS);
};

/** A record with nothing but what is said of it, and what is changed of it then. */
export const bare = (kind, id, said, ...changes) => {
  const { decide, evolve, initialState } = kind.aggregate.decider;
  const values = { ...Object.fromEntries(kind.fields.map(({ name }) => [name, null])), ...said };
  const commands = [{ type: 'Add', id, values }, ...changes.map((each) => ({ type: 'Change', id, changes: each }))];
  const { events } = commands.reduce(
    ({ state, events: before }, command) => {
      const more = decide(command, state);
      return { state: more.reduce(evolve, state), events: [...before, ...more] };
    },
    { state: initialState, events: [] },
  );
  return append(kind.aggregate, id, 0, events, today - 3);
};

const brokerOf = (i) =>
  recordOf(broker, i + 1, {
    name: `Broker ${i + 1}`,
    contactEmail: `ap@broker-${i + 1}.test`,
    contactPhone: null,
    address: null,
    taxId: null,
    taxIdLast4: null,
  });
const loadOf = (i) =>
  recordOf(load, i + 1, {
    loadNumber: `L-${i + 1}`,
    brokerId: (i % BROKERS) + 1,
    driverId: null,
    vehicleId: null,
    clientId: null,
    pickupLocation: 'Roanoke, VA',
    dropoffLocation: 'Atlanta, GA',
    pickupDate: null,
    dropoffDate: null,
    distance: `${100 + ((i * 7_919) % 2_400)}.5`,
    estimatedFuel: null,
    estimatedFuelCost: null,
    status: 'pending',
    deliveredOn: null,
  });
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Brokers and loads that the invoices name. */
export const parties = () => [...range(0, BROKERS).map(brokerOf), ...range(0, LOADS).map(loadOf)];

/** More of both, up to a number of each. */
export const moreParties = (from, to) => [
  ...range(Math.max(from, BROKERS), to).map(brokerOf),
  ...range(Math.max(from, LOADS), to).map(loadOf),
];

const NOTHING = Object.fromEntries(
  'userId address city state zipCode dotNumber mcNumber taxId taxIdLast4 billingAddress creditLimit notes registrationId agentId'
    .split(' ')
    .map((name) => [name, null]),
);
export const clientsOf = (from, to) =>
  range(from, to).map((i) =>
    recordOf(client, uuidOf(`client ${i}`), {
      ...NOTHING,
      companyName: `Carrier ${i + 1}`,
      contactName: `Owner ${i + 1}`,
      email: `office@carrier-${i + 1}.test`,
      phone: null,
      paymentTerms: 'net_30',
      status: i % 10 ? 'active' : 'inactive',
    }),
  );

/** What those clients must do: one thing each, three in four done, the days spread over two years. */
export const obligationsOf = (from, to) =>
  range(from, to).map((i) => {
    const dueDate = day(today - 640 + ((i * 7_919) % 730));
    const done = i % 4 ? { status: 'accepted', approvedDate: dueDate } : null;
    const values = {
      clientId: uuidOf(`client ${i}`),
      rule: 'mcs_150',
      title: 'MCS-150 update',
      subjectKind: null,
      subjectId: null,
      subjectName: null,
      period: String(i),
      dueDate,
      nominalDate: dueDate,
      amount: null,
      basis: 'The last digits of the USDOT number',
      source: '49 CFR 390.19',
      missing: [],
      status: 'open',
      assignedTo: null,
      submittedDate: null,
      approvedDate: null,
      referenceNumber: null,
      reason: null,
      notes: null,
    };
    return recordOf(obligation, uuidOf(`obligation ${i}`), values, done);
  });

const commandsOf = (id) => {
  const issued = today - (id % DAYS);
  const freight = 80_000 + ((id * 7_919) % 250_000);
  const lines = [
    { kind: 'freight', description: 'Freight', amount: freight },
    { kind: 'detention', description: 'Detention at the receiver', amount: 15_000 },
  ];
  const terms = {
    number: `INV-${String(id).padStart(6, '0')}`,
    brokerId: (id % BROKERS) + 1,
    loadId: (id % LOADS) + 1,
    clientId: null,
    driverId: null,
    amount: freight + 15_000,
    lines,
    issueDate: day(issued),
    dueDate: day(issued + 30),
    notes: null,
  };
  const create = { type: 'CreateInvoice', id, terms, draft: false };
  const pay = (amount) => ({
    type: 'RecordPayment',
    id,
    payment: {
      paymentId: id,
      amount,
      paymentDate: day(issued),
      method: 'ach',
      factorId: null,
      factorFee: null,
      notes: null,
    },
  });
  if (id % 5 === 0) return { issued, commands: [create, pay(terms.amount)] };
  const late = issued + 30 < today ? [{ type: 'MarkOverdue', id, on: day(issued + 31) }] : [];
  if (id % 20 === 1) return { issued, commands: [create, pay(50_000), ...late] };
  if (id % 20 === 2)
    return { issued, commands: [create, { type: 'VoidInvoice', id, reason: 'Entered twice', on: day(issued) }] };
  return { issued, commands: [create, ...late] };
};

/** A journal entry that a bookkeeper wrote. */
export const entryStory = (entry, at) =>
  append(
    entries,
    entry.id,
    0,
    entries.decider.decide({ ...entry, type: 'WriteEntry' }, entries.decider.initialState),
    at,
  );

/**
 * One invoice and its journal entries, in the order in which they happened: one in five is paid, one in twenty partly,
 * one in twenty voided.
 */
export const invoiceStory = (id, { issued, commands } = commandsOf(id)) => {
  const past = [];
  const story = [];
  for (const command of commands) {
    const events = invoices.decider.decide(command, foldState(invoices.decider, past));
    story.push(append(invoices, id, past.length, events, issued));
    for (const event of events) {
      for (const posting of postingRules().get(event.type)?.books(event.data) ?? []) {
        const entryId = uuidOf(`entry ${id} ${past.length}`);
        story.push(
          append(
            entries,
            entryId,
            0,
            entries.decider.decide({ ...posting, type: 'PostEntry', id: entryId }, entries.decider.initialState),
            issued,
          ),
        );
      }
      past.push(event);
    }
  }
  return story;
};
