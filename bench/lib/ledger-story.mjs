// Three years of the books of two hundred carriers: invoices of loads, payments, and what trucks cost.
import { product } from './compiled.mjs';
import { BROKERS, LOADS, day, entryStory, invoiceStory, recordOf, today, uuidOf } from './story.mjs';

const { kindOf } = product('platform/records/kind/kind');
const vehicle = kindOf(product('modules/operations/vehicles/index').Vehicle);

export const BOOKS = 200;
const TRUCKS = 1_000;
const DRIVERS = 1_000;
const DAYS = 3 * 365;
const NOTHING = Object.fromEntries(
  'plateState year make model weight axles firstUsedMonth notes'.split(' ').map((name) => [name, null]),
);
/** What a truck costs, in turn: diesel, repairs, insurance, tolls. */
const COSTS = ['5000', '5100', '5200', '5300'];

export const bookOf = (number) => uuidOf(`client ${number}`);
/** One in a hundred is of the firm itself. */
const ownerOf = (id) => (id % 100 === 0 ? null : bookOf((id * 7_919) % BOOKS));
const truckOf = (id) => uuidOf(`truck ${(id * 104_729) % TRUCKS}`);

export const trucks = () =>
  Array.from({ length: TRUCKS }, (_, i) =>
    recordOf(vehicle, uuidOf(`truck ${i}`), {
      ...NOTHING,
      unitNumber: `T-${i}`,
      vin: `1FUJGLDR5CL${String(100_000 + i)}`,
      licensePlate: `P${i}`,
      fuelType: 'diesel',
      status: 'in_service',
      clientId: bookOf(i % BOOKS),
    }),
  );

/** The events of one story below: an invoice, its payment, two costs, and an entry of each. */
const EVENTS_OF_ONE = 6;
/**
 * The stories after `first`, as their work was done: over all three years however many events there are, so that a
 * short log tells of as many months as a long one.
 */
export const storiesOfBooks = (first, events) => (id) => {
  const done = Math.min(1, ((id - first) * EVENTS_OF_ONE) / events);
  return storyOfBooks(id, today - 1 - DAYS + Math.floor(done * DAYS));
};
/** A load's invoice, paid after a month but for one in fifty, and two costs of its truck. */
const storyOfBooks = (id, issued) => {
  const [clientId, vehicleId] = [ownerOf(id), truckOf(id)];
  const driverId = (id % DRIVERS) + 1;
  const freight = 80_000 + ((id * 7_919) % 250_000);
  const terms = {
    ...{ number: `INV-${String(id).padStart(6, '0')}`, brokerId: (id % BROKERS) + 1, loadId: (id % LOADS) + 1 },
    ...{ clientId, driverId, vehicleId, amount: freight + 15_000, notes: null },
    lines: [
      { kind: 'freight', description: 'Freight', amount: freight },
      { kind: 'detention', description: 'Detention at the receiver', amount: 15_000 },
    ],
    ...{ issueDate: day(issued), dueDate: day(issued + 30) },
  };
  const paid = issued + 31 < today && id % 50 !== 0;
  const payment = {
    ...{ paymentId: id, amount: terms.amount, paymentDate: day(issued + 31), method: 'ach' },
    ...{ factorId: null, factorFee: null, notes: null },
  };
  const commands = [
    { type: 'CreateInvoice', id, terms, draft: false },
    ...(paid ? [{ type: 'RecordPayment', id, payment }] : []),
  ];
  const cost = (nr) => {
    const amount = 5_000 + ((id * 3_571 * nr) % 90_000);
    const line = { description: 'Cost of the truck', debit: 0, credit: 0 };
    const entry = {
      ...{ id: uuidOf(`cost ${id} ${nr}`), entryDate: day(issued), description: 'Cost of the truck' },
      ...{ reference: `C-${id}-${nr}`, source: null, clientId },
      lines: [
        { ...line, accountNumber: COSTS[(id + nr) % COSTS.length], debit: amount, vehicleId, driverId },
        { ...line, accountNumber: '1000', credit: amount },
      ],
    };
    return entryStory(entry, issued);
  };
  return [...invoiceStory(id, { issued, commands }), cost(1), cost(2)];
};
