import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { monthTitle } from '../../../../platform/money/months';

/** A condition of closing a month, and whether it was met: `{ title: 'Earlier months are closed', ok: true }`. */
const checked = z.object({ title: z.string(), ok: z.boolean() });
export type Checked = Readonly<z.output<typeof checked>>;

/** What an account stands at, in whole cents; one of the two is 0: `{ account: '1100', debit: 50000, credit: 0 }`. */
const balance = z.object({ account: z.string(), debit: z.int(), credit: z.int() });
export type PrintedBalance = Readonly<z.output<typeof balance>>;

/** A month of a book; `book` is a client, or null for the firm itself: `{ book: null, month: '2026-10' }`. */
const period = z.object({ book: z.string().nullable(), month: z.string() });
type Period = Readonly<z.output<typeof period>>;

const closed = period.extend({
  on: z.string(),
  /** The trial balance to the last day of the month, without accounts that stand at 0. */
  balances: z.array(balance),
  /** Revenue less expenses of the month, in whole cents. */
  netIncome: z.int(),
  /** The end of the log when the balances were read. */
  head: z.object({ position: z.int(), recordedAt: z.string() }),
  checklist: z.array(checked),
  reason: z.string().optional(),
});
export type ClosedPeriod = Readonly<z.output<typeof closed>>;

const inWords = ({ book, month }: Period): string =>
  `${monthTitle(month)} in ${book === null ? "the firm's own books" : `the books of {client:${book}}`}`;

export const periodEvents = eventFamily('period', {
  PeriodCloseBegun: defineEvent('began to close the month', period, {
    says: (data) => `began to close ${inWords(data)}`,
  }),
  PeriodClosed: defineEvent('closed the month', closed, {
    says: (data) => `closed ${inWords(data)}${data.reason ? `: ${data.reason}` : ''}`,
  }),
  PeriodReopened: defineEvent('reopened the month', period.extend({ on: z.string(), reason: z.string() }), {
    says: (data) => `reopened ${inWords(data)}: ${data.reason}`,
  }),
});
export type PeriodEvent = EventsOf<typeof periodEvents>;
