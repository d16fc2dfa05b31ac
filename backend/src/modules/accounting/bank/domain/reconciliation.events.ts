import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';

/** A line of the ledger that the bank does not show by then, in whole cents: more than 0 came in. */
const outstanding = z.object({
  entryId: z.string(),
  line: z.int(),
  date: z.string(),
  amount: z.int(),
  reference: z.string(),
  description: z.string(),
});
export type Outstanding = Readonly<z.output<typeof outstanding>>;

const done = z.object({
  /** The id of the reconciliation. */
  id: z.string(),
  bankAccountId: z.string(),
  clientId: z.string().nullable(),
  through: z.string(),
  /** What the statement of the bank says at the end of that day, in whole cents. */
  statementBalance: z.int(),
  /** What the account of the ledger stood at before the first line of the bank. */
  opening: z.int(),
  /** What the lines of the bank come to that were settled since the reconciliation before, and how many they are. */
  cleared: z.int(),
  clearedLines: z.int(),
  /** What the account of the ledger stands at on that day. */
  ledgerBalance: z.int(),
  /** The first thousand lines of the ledger that the bank does not show yet, and how many there are. */
  outstanding: z.array(outstanding),
  outstandingLines: z.int(),
});
export type ReconciliationDone = Readonly<z.output<typeof done>>;

export const reconciliationEvents = eventFamily('reconciliation', {
  ReconciliationDone: defineEvent('reconciled the bank account', done, {
    says: (data) =>
      `reconciled {bankaccount:${data.bankAccountId}} to ${usDate(data.through)} at ${dollars(data.statementBalance)}`,
  }),
  ReconciliationUndone: defineEvent(
    'undid the reconciliation',
    z.object({
      id: z.string(),
      bankAccountId: z.string(),
      clientId: z.string().nullable(),
      through: z.string(),
      reason: z.string(),
    }),
    {
      says: (data) =>
        `undid the reconciliation of {bankaccount:${data.bankAccountId}} to ${usDate(data.through)}: ${data.reason}`,
    },
  ),
});
export type ReconciliationEvent = EventsOf<typeof reconciliationEvents>;
