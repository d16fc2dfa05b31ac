import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/**
 * What a client owes the firm for a service; the amount in whole cents.
 * @example { clientId: '0192…', clientName: 'Ridgeline Carriers LLC', description: 'IFTA, 3rd quarter',
 *   amount: 15000, chargedOn: '2026-11-26', notes: null }
 */
export const chargeTerms = z.object({
  clientId: z.string(),
  clientName: z.string(),
  description: z.string(),
  amount: z.int(),
  chargedOn: z.string(),
  notes: z.string().nullable(),
});
export type ChargeTerms = Readonly<z.output<typeof chargeTerms>>;
const said = chargeTerms.extend({ id: z.string() });
/** The portal payment that pays it, or whose refund opens it again. */
const byPayment = said.extend({ paymentId: z.string(), on: z.string() });

const over = ({ clientId, description }: ChargeTerms): string =>
  `charge {record} for ${description} to {client:${clientId}}`;

/** Events about what clients owe the firm for its services. */
export const clientChargeEvents = eventFamily('clientcharge', {
  ClientChargeRaised: defineEvent('charged a client', said, { says: (data) => `raised ${over(data)} over {amount}` }),
  ClientChargePaid: defineEvent('saw the charge paid', byPayment, { says: (data) => `saw ${over(data)} paid` }),
  ClientChargeReopened: defineEvent('opened the charge again, as its payment was refunded', byPayment, {
    says: (data) => `opened ${over(data)} again, as its payment was refunded`,
  }),
  ClientChargeCancelled: defineEvent(
    'cancelled the charge',
    said.extend({ cancelledOn: z.string(), reason: z.string() }),
    {
      says: (data) => `cancelled ${over(data)}: ${data.reason}`,
    },
  ),
});
export type ClientChargeEvent = EventsOf<typeof clientChargeEvents>;
