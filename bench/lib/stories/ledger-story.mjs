// Three years of the books of carriers that are all alike: invoices of loads, payments, and what trucks cost. A firm
// of more facts is one of more carriers, so that one carrier's books are the same among few facts and among many.
import { product } from '../compiled.mjs';
import { BROKERS, LOADS, day, entryStory, invoiceStory, recordOf, today, uuidOf } from './story.mjs';

const { kindOf } = product('platform/records/kind/kind');
const vehicle = kindOf(product('modules/operations/vehicles/index').Vehicle);

/** So many events has a carrier in three years: two carriers among 10,000 facts, two hundred among a million. */
const EVENTS_OF_A_BOOK = 5_000;
export const booksAmong = (facts) => Math.max(2, Math.ceil(facts / EVENTS_OF_A_BOOK));
const TRUCKS_OF_A_BOOK = 5;
const DAYS = 3 * 365;
const NOTHING = Object.fromEntries(
  'plateState year make model weight axles firstUsedMonth notes'.split(' ').map((name) => [name, null]),
);
/** What a truck costs, in turn: diesel, repairs, insurance, tolls. */
const COSTS = ['5000', '5100', '5200', '5300'];

export const bookOf = (number) => uuidOf(`client ${number}`);
const truckOf = (book, id) => uuidOf(`truck ${book * TRUCKS_OF_A_BOOK + (id % TRUCKS_OF_A_BOOK)}`);

export const trucks = (first, end) =>
  Array.from({ length: (end - first) * TRUCKS_OF_A_BOOK }, (_, i) => {
    const number = first * TRUCKS_OF_A_BOOK + i;
    return recordOf(vehicle, uuidOf(`truck ${number}`), {
      ...NOTHING,
      unitNumber: `T-${number}`,
      vin: `1FUJGLDR5CL${String(100_000 + number)}`,
      licensePlate: `P${number}`,
      fuelType: 'diesel',
      status: 'in_service',
      clientId: bookOf(first + Math.floor(i / TRUCKS_OF_A_BOOK)),
    });
  });

/** The events of one story below: an invoice, its payment, two costs, and an entry of each. */
const EVENTS_OF_ONE = 6;
/**
 * The stories after `first` of the carriers from `books.first` up to `books.end`, as their work was done: over all
 * three years however many events there are.
 */
export const storiesOfBooks = (first, events, books) => (id) => {
  const done = Math.min(1, ((id - first) * EVENTS_OF_ONE) / events);
  const book = books.first + (id % (books.end - books.first));
  return storyOfBooks(id, book, today - 1 - DAYS + Math.floor(done * DAYS));
};
/** A load's invoice, paid after a month but for one in fifty, and two costs of its truck. */
const storyOfBooks = (id, book, issued) => {
  // one in a hundred is of the firm itself
  const [clientId, vehicleId] = [id % 100 === 0 ? null : bookOf(book), truckOf(book, id)];
  const driverId = book * TRUCKS_OF_A_BOOK + (id % TRUCKS_OF_A_BOOK) + 1;
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
