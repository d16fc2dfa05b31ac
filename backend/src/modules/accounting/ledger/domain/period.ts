import { assertNever, mistake, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { firstDayAfter, monthOf, monthTitle, type Month } from '../../../../platform/money/months';
import type { Checked, ClosedPeriod, PeriodEvent } from './period.events';

/**
 * Closes a month in two steps. The first refuses everything that would still be booked in the month or before it, so
 * that the balances which the second one keeps are final.
 */
export interface BeginClose {
  readonly type: 'BeginClose';
  readonly book: string | null;
  readonly month: Month;
  readonly today: IsoDate;
  readonly checklist: readonly Checked[];
  readonly reason: string | null;
}
export interface ClosePeriod extends ClosedPeriod {
  readonly type: 'ClosePeriod';
}
export interface ReopenPeriod {
  readonly type: 'ReopenPeriod';
  readonly book: string | null;
  readonly month: Month;
  readonly on: IsoDate;
  readonly reason: string;
}
export type PeriodCommand = BeginClose | ClosePeriod | ReopenPeriod;

/** The months of one book that are closed, or about to be; all others are open. */
export interface BookPeriods {
  readonly book: string | null;
  readonly months: Readonly<Record<Month, 'closing' | 'closed'>>;
}

/** The latest month that is closed. Nothing can be booked in it or before it: that would change its balances. */
export const closedThrough = ({ months }: BookPeriods): Month | null => Object.keys(months).sort().at(-1) ?? null;

/**
 * The closed month in which a day lies; null when the day is open. A day of an open month lies in a later closed one,
 * whose balances it would change.
 * @example closedMonthOf({ book: null, months: { '2026-10': 'closed' } }, '2026-10-28') // '2026-10'
 */
export const closedMonthOf = (periods: BookPeriods, day: IsoDate): Month | null => {
  const through = closedThrough(periods);
  if (through === null || monthOf(day) > through) return null;
  return monthOf(day) in periods.months ? monthOf(day) : through;
};

/** The day itself, or the first open one after it. */
export const openDayFrom = (periods: BookPeriods, day: IsoDate): IsoDate => {
  const through = closedThrough(periods);
  return through === null || monthOf(day) > through ? day : firstDayAfter(through);
};

/**
 * @param owner whose books: 'the books of Blue Ridge Haulers', "the firm's own books"
 * @returns RuleViolation MONTH_CLOSED that names the field, the month and the first open day
 */
export const monthClosed = (month: Month, owner: string, openDay: IsoDate, field: string | null): RuleViolation => {
  const message = `${monthTitle(month)} is closed in ${owner}; the first open day is ${usDate(openDay)}`;
  return new RuleViolation('MONTH_CLOSED', message, 'conflict', field === null ? [] : [{ field, message }]);
};

const begin = ({ book, month, today, checklist, reason }: BeginClose, state: BookPeriods): readonly PeriodEvent[] => {
  if (month >= monthOf(today)) throw new RuleViolation('MONTH_NOT_OVER', `${monthTitle(month)} is not over`);
  if (month in state.months) return [];
  const unmet = checklist.filter(({ ok }) => !ok).map(({ title }) => title);
  if (unmet.length > 0 && !reason) throw mistake('reason', `Give a reason, as this is not met: ${unmet.join('; ')}`);
  return [{ type: 'PeriodCloseBegun', data: { book, month } }];
};

const close = ({ type: _, ...data }: ClosePeriod, { months }: BookPeriods): readonly PeriodEvent[] => {
  const title = monthTitle(data.month);
  if (months[data.month] === 'closed') throw new RuleViolation('PERIOD_CLOSED', `${title} is closed already`);
  if (months[data.month] !== 'closing') throw new RuleViolation('PERIOD_REOPENED', `${title} was reopened meanwhile`);
  return [{ type: 'PeriodClosed', data }];
};

const reopen = ({ type: _, ...data }: ReopenPeriod, state: BookPeriods): readonly PeriodEvent[] => {
  if (!(data.month in state.months)) throw new RuleViolation('PERIOD_OPEN', `${monthTitle(data.month)} is not closed`);
  const latest = closedThrough(state);
  if (latest !== null && latest > data.month)
    throw new RuleViolation('LATER_MONTH_CLOSED', `${monthTitle(latest)} is closed as well; reopen that first`);
  return [{ type: 'PeriodReopened', data }];
};

const decide = (command: PeriodCommand, state: BookPeriods): readonly PeriodEvent[] => {
  switch (command.type) {
    case 'BeginClose':
      return begin(command, state);
    case 'ClosePeriod':
      return close(command, state);
    case 'ReopenPeriod':
      return reopen(command, state);
    default:
      return assertNever(command);
  }
};

const evolve = ({ months }: BookPeriods, { type, data }: PeriodEvent): BookPeriods => {
  const { [data.month]: _, ...others } = months;
  if (type === 'PeriodReopened') return { book: data.book, months: others };
  const status = type === 'PeriodClosed' ? 'closed' : 'closing';
  return { book: data.book, months: { ...others, [data.month]: status } };
};

export const periodDecider: Decider<BookPeriods, PeriodCommand, PeriodEvent> = {
  initialState: { book: null, months: {} },
  decide,
  evolve,
};
