import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';

/**
 * One line of a statement of the bank. The amount is in whole cents: more than 0 came in, less than 0 went out.
 * Example: `{ bankAccountId: '0198…', clientId: null, ledgerAccount: '1000', date: '2026-11-26', amount: -1500, text:
 * 'MONTHLY FEE', checkNumber: null, fitId: '202611260001' }`
 */
const terms = z.object({
  bankAccountId: z.string(),
  /** In whose books the account is; null: in those of the firm. */
  clientId: z.string().nullable(),
  /** The account of the chart that the bank account is. */
  ledgerAccount: z.string(),
  date: z.string(),
  amount: z.int(),
  text: z.string(),
  checkNumber: z.string().nullable(),
  /** The bank's own number of the line. */
  fitId: z.string().nullable(),
});
export type BankLineTerms = Readonly<z.output<typeof terms>>;

/** What a line is booked as, the other side of the bank account. */
const booking = z.object({
  accountNumber: z.string(),
  description: z.string(),
  /** The accounting date, where the month of the line is closed. */
  bookedOn: z.string().nullable(),
  party: z
    .object({ kind: z.enum(['broker', 'client', 'driver', 'factor', 'vendor', 'contractor']), id: z.string() })
    .nullable(),
  loadId: z.int().nullable(),
  vehicleId: z.string().nullable(),
  driverId: z.int().nullable(),
  /** The other account holds money, too, and is one that the firm added to its chart. */
  cash: z.literal(true).optional(),
});
export type BankBooking = Readonly<z.output<typeof booking>>;

/** A line of a journal entry: `{ entryId: '0198…', line: 0 }`. */
const ledgerLine = z.object({ entryId: z.string(), line: z.int() });
export type LedgerLineRef = Readonly<z.output<typeof ledgerLine>>;

const said = terms.extend({ id: z.string() });
type Said = Readonly<z.output<typeof said>>;

/** Where a line stands: it is open while it is imported. */
export const BANK_LINE_STATUSES = ['imported', 'matched', 'booked', 'ignored'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];

const inWords = ({ amount, date }: Said): string => `the bank line {record} of ${usDate(date)} over ${dollars(amount)}`;

export const bankLineEvents = eventFamily('bankline', {
  BankLineImported: defineEvent('imported the bank line', said, { says: (data) => `imported ${inWords(data)}` }),
  BankLineMatched: defineEvent('matched the bank line', said.extend({ lines: z.array(ledgerLine) }), {
    says: (data) => `matched ${inWords(data)} with ${data.lines.map(({ entryId }) => `{entry:${entryId}}`).join(', ')}`,
  }),
  BankLineUnmatched: defineEvent(
    'reopened the bank line',
    said.extend({
      was: z.enum(['matched', 'booked', 'ignored']),
      /** The lines of the ledger that it was matched with; none when it was not matched. */
      lines: z.array(ledgerLine),
      /** What it was booked as, and the day on which that is taken back; null when it was not booked. */
      booking: booking.nullable(),
      on: z.string(),
    }),
    { says: (data) => `reopened ${inWords(data)}, which was ${data.was}` },
  ),
  BankLineBooked: defineEvent('booked the bank line', said.extend({ booking }), {
    says: (data) =>
      `booked ${inWords(data)} on ${data.booking.accountNumber} {account:${data.booking.accountNumber}}: ${data.booking.description}`,
  }),
  BankLineIgnored: defineEvent('ignored the bank line', said.extend({ reason: z.string() }), {
    says: (data) => `ignored ${inWords(data)}: ${data.reason}`,
  }),
});
export type BankLineEvent = EventsOf<typeof bankLineEvents>;
