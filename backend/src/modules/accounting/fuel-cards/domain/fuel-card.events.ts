import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/**
 * A payment of the fuel card of one book. The id is that of the book: of its client, or 'firm'. `nr` counts the
 * payments of the book from 1, `amount` is in whole cents.
 * @example { id: 'firm', clientId: null, nr: 3, amount: 120000, paidOn: '2026-11-26', reference: 'ACH 4471' }
 */
const payment = z.object({
  id: z.string(),
  clientId: z.string().nullable(),
  nr: z.int(),
  amount: z.int(),
  paidOn: z.string(),
  reference: z.string().nullable(),
  /** The accounting date, where the month in which it was paid is closed. */
  bookedOn: z.string().nullable(),
});
export type FuelCardPaymentTerms = Readonly<z.output<typeof payment>>;

const card = ({ clientId }: FuelCardPaymentTerms): string =>
  clientId === null ? '{record}' : `{record} of {client:${clientId}}`;

/** Events about what is owed for fuel bought on cards. */
export const fuelCardEvents = eventFamily('fuelcard', {
  FuelCardPaid: defineEvent('paid the fuel card', payment, { says: (data) => `paid {amount} of ${card(data)}` }),
  FuelCardPaymentReversed: defineEvent(
    'reversed a payment of the fuel card',
    payment.extend({ reversedOn: z.string(), reason: z.string() }),
    { says: (data) => `reversed a payment of {amount} of ${card(data)}: ${data.reason}` },
  ),
});
export type FuelCardEvent = EventsOf<typeof fuelCardEvents>;
