import { z } from 'zod';
import { defineEvent } from '../../../../../platform/event-log/events/events';
import { allocated, bookedOn, dimensions, id, payment } from '../invoice-shapes.events';

/** Which invoice a factor has to do with, and by which entries. */
const of = z.object({
  id,
  number: z.string(),
  clientId: z.string().nullable(),
  factorId: z.string(),
  factorName: z.string(),
  dimensions: dimensions.nullable(),
});

/**
 * An invoice that is sold to a factor, or on which a factor lends. `amount` is what was open of it; `advance` what
 * arrives, `fee` what is kept at the start, and `reserve` the rest; all in whole cents. `open` is what was open of each
 * line, and `allocated` what advance and fee are of it: income on cash basis when the invoice is sold.
 */
const factored = of.extend({
  recourse: z.boolean(),
  recourseDays: z.int().nullable(),
  chargesBack: z.boolean(),
  feeRate: z.string(),
  feeAt: z.enum(['end', 'start', 'day_steps']),
  feeDays: z.int().nullable(),
  remitTo: z.string(),
  notice: z.string().nullable(),
  amount: z.int(),
  advance: z.int(),
  fee: z.int(),
  reserve: z.int(),
  open: allocated,
  allocated,
  factoredOn: z.string(),
  bookedOn,
});
export type Factored = Readonly<z.output<typeof factored>>;

/**
 * The end of a reserve: what arrives, the fee and the interest that are kept, and what the broker did not pay; together
 * the reserve, in whole cents. `returned` is what it did not pay of each line, `allocated` what was paid of it.
 */
const released = of.extend({
  reserve: z.int(),
  release: z.int(),
  fee: z.int(),
  interest: z.int(),
  returns: z.int(),
  allocated,
  returned: allocated,
  releasedOn: z.string(),
  bookedOn,
});
export type Released = Readonly<z.output<typeof released>>;

/** The broker paid the factor, who keeps what it lent (`owed`) and its fee; the rest of `amount` arrives. */
const collected = payment.extend({ factorId: z.string(), factorName: z.string(), owed: z.int() });
export type Collected = Readonly<z.output<typeof collected>>;

/** The factor gives an invoice back: what it paid goes back to it, and what it kept is given back. */
const chargedBack = factored.extend({ on: z.string(), reason: z.string() });
export type ChargedBack = Readonly<z.output<typeof chargedBack>>;

/** What happens to an invoice with a factor. */
export const factoringEvents = {
  InvoiceFactored: defineEvent('factored the invoice', factored, {
    says: 'factored invoice {record} with {factorName}: an advance of {advance}',
  }),
  FactorCollected: defineEvent('recorded what the factor collected', collected, {
    says: 'recorded that {factorName} collected {amount} of invoice {record}',
  }),
  FactorReserveReleased: defineEvent('recorded the release of the reserve', released, {
    says: 'recorded that {factorName} released {release} of the reserve of invoice {record}',
  }),
  FactoredInvoiceChargedBack: defineEvent('recorded the charge-back', chargedBack, {
    says: 'recorded that {factorName} charged invoice {record} back: {reason}',
  }),
};
