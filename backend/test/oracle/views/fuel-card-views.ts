import { money } from '../plain';
import type { Books } from './books';
import { type Scope, sees } from './eyes';
import type { Row } from './views';

const nameOf = (books: Books, id: unknown): string | null =>
  id === null ? null : books.displayNameOf('client', id, 'companyName');

/** What stands on account 2050 of each book in sight, the firm's own first; what is at nothing is left out. */
export const owedOnCards = (books: Books, scope: Scope): Row[] => {
  const owed = new Map<string | null, number>();
  for (const { accountNumber, clientId, debit, credit } of books.lines)
    if (accountNumber === '2050') owed.set(clientId, (owed.get(clientId) ?? 0) + credit - debit);
  return [...owed]
    .filter(([clientId, cents]) => cents !== 0 && sees(scope, clientId))
    .sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1))
    .map(([clientId, cents]) => ({ clientId, clientName: nameOf(books, clientId), owed: money(cents) }));
};

/** Fuel card payments, by their ids downwards. */
export const cardPayments = (books: Books, scope: Scope): Row[] => {
  const events = books.events.filter(({ kind }) => kind === 'fuelcard');
  return events
    .filter(({ type, data }) => type === 'FuelCardPaid' && sees(scope, data['clientId']))
    .map(({ id, data: { clientId, nr, amount, paidOn, reference, bookedOn }, at }): Row => {
      const reversal = events.find(
        (event) => event.type === 'FuelCardPaymentReversed' && event.id === id && event.data['nr'] === nr,
      );
      return {
        ...{ id: `${id}-${String(nr)}`, clientId, clientName: nameOf(books, clientId), nr },
        ...{ amount: money(Number(amount)), paidOn, reference, bookedOn, status: reversal ? 'reversed' : 'paid' },
        ...{
          reversedOn: reversal?.data['reversedOn'] ?? null,
          reason: reversal?.data['reason'] ?? null,
          createdAt: at,
        },
      };
    })
    .sort((one, other) => (String(one['id']) < String(other['id']) ? 1 : -1));
};
