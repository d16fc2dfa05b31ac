import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/**
 * The account of a driver in one book. `nr` counts its events from 1.
 * @example { id: '0192….7', clientId: '0192…', driverId: 7, driverName: 'Dana Reyes', nr: 3 }
 */
const account = z.object({
  id: z.string(),
  clientId: z.string().nullable(),
  driverId: z.int(),
  driverName: z.string(),
  nr: z.int(),
});
/** Money for the driver, in whole cents; `bookedOn` is the accounting date, where the month of `on` is closed. */
const given = account.extend({ amount: z.int(), on: z.string(), text: z.string(), bookedOn: z.string().nullable() });
/** An advance; taken as cash on a fuel card it is owed there, with the fee of its issuer, else it left the bank. */
const advance = given.extend({ paidFrom: z.enum(['bank', 'fuel_card']).optional(), cardFee: z.int().optional() });
/** What a settlement adds to a pocket, in whole cents, below 0 where it takes; `after` is what that has then. */
const move = z.object({ pocket: z.string(), amount: z.int(), after: z.int() });
const moved = account.extend({ settlementId: z.int(), number: z.string(), on: z.string(), moves: z.array(move) });

export type AccountTerms = Readonly<z.output<typeof account>>;
export type Advance = Readonly<z.output<typeof advance>>;
export type Given = Readonly<z.output<typeof given>>;
export type KeptTerms = Readonly<z.output<typeof terms>>;
export type Move = Readonly<z.output<typeof move>>;

const termsInWords = ({ ownerOperator, escrowRate }: KeptTerms): string =>
  [
    ownerOperator ? 'owner-operator' : 'no owner-operator',
    escrowRate === null ? 'no interest on escrow' : `${escrowRate} % a year on escrow`,
  ].join(', ');
const of = ({ driverId }: AccountTerms): string => `{driver:${driverId}}`;

/** How the account is kept from a day on; `escrowRate` is the interest a year in percent, '3.5', null: none. */
const terms = account.extend({ ownerOperator: z.boolean(), escrowRate: z.string().nullable(), from: z.string() });

/** Events about what a driver owes the firm or its client, and what is held for the driver. */
export const driverAccountEvents = eventFamily('driveraccount', {
  DriverAdvanceGiven: defineEvent('gave the driver an advance', advance, {
    says: (data) => `gave ${of(data)} an advance of {amount}: ${data.text}`,
  }),
  DriverAccountSettled: defineEvent('settled the account of the driver', moved, {
    says: (data) => `settled the account of ${of(data)} with ${data.number}`,
  }),
  DriverAccountUnsettled: defineEvent('took back the settlement of the account', moved, {
    says: (data) => `took back what ${data.number} moved on the account of ${of(data)}`,
  }),
  DriverAccountTermsSet: defineEvent('set the terms of the account', terms, {
    says: (data) => `set the terms of the account of ${of(data)}: ${termsInWords(data)}`,
  }),
  EscrowReturned: defineEvent('returned escrow to the driver', given, {
    says: (data) => `returned {amount} of escrow to ${of(data)}: ${data.text}`,
  }),
  EscrowInterestCredited: defineEvent(
    'credited interest on escrow',
    given.extend({ rate: z.string(), from: z.string(), to: z.string() }),
    { says: (data) => `credited {amount} of interest on the escrow of ${of(data)}` },
  ),
});
export type DriverAccountEvent = EventsOf<typeof driverAccountEvents>;
