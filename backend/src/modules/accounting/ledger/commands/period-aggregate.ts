import type { Aggregate } from '../../../../platform/event-log/commands/aggregate';
import { periodDecider, type BookPeriods, type PeriodCommand } from '../domain/period';
import { periodEvents, type PeriodEvent } from '../domain/period.events';
import { periods } from '../projections/periods';

/** The months of one book; the stream is `period-<client>`, or `period-firm` for the firm's own. */
export const bookPeriods: Aggregate<BookPeriods, PeriodCommand, PeriodEvent> = {
  title: 'book',
  family: periodEvents,
  decider: periodDecider,
  projections: [periods],
  clientOf: ({ book }) => book,
  requiredPermissions: {
    BeginClose: () => ['ledger.close'],
    ClosePeriod: () => ['ledger.close'],
    ReopenPeriod: () => ['ledger.close'],
  },
};
