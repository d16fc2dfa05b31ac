import fc from 'fast-check';
import { cents, day, maybe, miles, which, who } from './step-values';

/** Of what happens to all other records, and time; how often each, and what it may say. */
export const recordSteps = {
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
  timeStop: [
    3,
    fc.record({
      which,
      what: fc.constantFrom('arrived', 'arrived', 'departed', 'departed', 'stops', 'bill'),
      waited: fc.integer({ min: 0, max: 600 }),
    }),
  ],
  agreeOnWaiting: [2, fc.record({ which, ofBroker: fc.boolean(), rate: maybe(cents), free: maybe(which) })],
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
        'ifta/trips',
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
