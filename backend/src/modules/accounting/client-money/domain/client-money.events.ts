import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/** The accounts on which client money lies: the firm's bank, and the bank that holds client money alone. */
export const MONEY_ACCOUNTS = ['1020', '1000'] as const;
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];
/** How a client hands money over outside of the portal. */
export const HANDED_OVER = ['check', 'cash'] as const;
export type HandedOver = (typeof HANDED_OVER)[number];

/** A compliance document that money is for, with its title at that time. */
const document = z.object({ documentId: z.string().nullable(), documentTitle: z.string().nullable() });
export type ForDocument = Readonly<z.output<typeof document>>;

/**
 * One movement of a client's money; the id is that of the client. `nr` counts the movements of the client from 1,
 * `amount` is in whole cents, `on` a day in the time zone of the firm.
 * @example { id: '0192…', clientName: 'Ridgeline Carriers LLC', nr: 3, amount: 10000, on: '2026-11-26', notes: null }
 */
const movement = z.object({
  id: z.string(),
  clientName: z.string(),
  nr: z.int(),
  amount: z.int(),
  on: z.string(),
  notes: z.string().nullable(),
  /** The accounting date, where the month of `on` is closed; events of earlier releases have none. */
  bookedOn: z.string().optional(),
});
const account = z.enum(MONEY_ACCOUNTS);
/** The portal payment that brought the money in, or took it back: it books both. */
const payment = z.object({ paymentId: z.string(), reference: z.string() });

const of = (id: string): string => `{client:${id}}`;

/** Events about the money that the firm holds for a client, to pay government fees with it. */
export const clientMoneyEvents = eventFamily('clientmoney', {
  ClientMoneyReceived: defineEvent(
    'received money of a client',
    movement.extend({ account, method: z.enum(HANDED_OVER), checkNumber: z.string().nullable() }),
    { says: ({ id, method }) => `received {amount} of ${of(id)} by ${method}, to be held for government fees` },
  ),
  /** A portal payment brought its government part. */
  ClientMoneyHeld: defineEvent('holds the government part of a payment', movement.extend(payment.shape), {
    says: ({ id, reference }) => `holds {amount} of payment ${reference} for ${of(id)}`,
  }),
  ClientMoneyMoved: defineEvent('moved client money to its bank', movement, {
    says: ({ id }) => `moved {amount} held for ${of(id)} to the client money bank`,
  }),
  ClientMoneyPaidOut: defineEvent(
    'paid an agency with money of a client',
    movement.extend({ ...document.shape, account, payee: z.string() }),
    { says: ({ id, payee }) => `paid {amount} to ${payee} with money of ${of(id)}` },
  ),
  ClientMoneyRefunded: defineEvent('gave money back to a client', movement.extend({ account }), {
    says: ({ id }) => `gave {amount} back to ${of(id)}`,
  }),
  /** A refund of a portal payment gave money back. */
  ClientMoneyReturned: defineEvent('gave back the government part of a payment', movement.extend(payment.shape), {
    says: ({ id, reference }) => `gave back {amount} of payment ${reference} to ${of(id)}`,
  }),
});
export type ClientMoneyEvent = EventsOf<typeof clientMoneyEvents>;
