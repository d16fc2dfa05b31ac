import { mistake } from '../../../../platform/fields/check';
import { Choice, Day, Flag, Id, Line, ListOf, Uuid, WholeInAddress } from '../../../../platform/fields/decorators';
import { id } from '../../../../platform/fields/numbers';
import { monthsAfter, type IsoDate } from '../../../../platform/money/dates';
import { AGES } from '../../invoices';
import { BooksQuery } from '../../ledger';
import { PERIODS, type Period } from '../domain/ranges';

export const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];
export const GROUPED_BY = ['month', 'client', 'load', 'vehicle', 'driver', 'broker'] as const;
export type GroupedBy = (typeof GROUPED_BY)[number];
export const COMPARED_WITH = ['previous', 'year'] as const;

const MOST_YEARS = 20;

/** Whose books, on which basis, and as what. */
export class ReportQuery extends BooksQuery {
  @Choice('format', FORMATS, { absent: true, description: 'A file in place of the answer' }) format?: Format;
}
/** The last day that counts; today when it is left out. */
export class UpToQuery extends ReportQuery {
  @Day('to', { absent: true }) to?: IsoDate;
}
export const OPEN = ['all', ...AGES] as const;
export type Open = (typeof OPEN)[number];
/** What brokers owe, all of them or one; with the invoices behind a figure, where they are asked for. */
export class AgeingQuery extends UpToQuery {
  @Id('broker', { absent: true, description: 'Only what one broker owes' }) brokerId?: number;
  @Choice('open', OPEN, { absent: true, description: 'Also the invoices that are open: all, or those of one age' })
  open?: Open;
}
/** From one day to another, or the week, month, quarter or year that a day lies in. */
export class RangeQuery extends ReportQuery {
  @Day('from', { absent: true }) from?: IsoDate;
  @Day('to', { absent: true }) to?: IsoDate;
  @Choice('period', PERIODS, { absent: true, description: 'In place of from and to; monthly when all are left out' })
  period?: Period;
  @Day('on', { absent: true }) on?: IsoDate;

  static override rules(query: RangeQuery): void {
    BooksQuery.rules(query);
    const { from, to, period } = query;
    if ((from === undefined) !== (to === undefined))
      throw mistake(from === undefined ? 'from' : 'to', 'Give both the first and the last day');
    if (from && period) throw mistake('period', 'Give either a period or a first and a last day');
    if (from && to && to < from) throw mistake('to', 'To cannot be before From');
    if (from && to && to > monthsAfter(from, 12 * MOST_YEARS))
      throw mistake('to', `A statement covers at most ${MOST_YEARS} years`);
  }
}
export class IncomeQuery extends RangeQuery {
  @Choice('by', GROUPED_BY, { absent: true }) by?: GroupedBy;
  @Choice('compare', COMPARED_WITH, { absent: true, description: 'The period before, or the same days a year before' })
  compare?: (typeof COMPARED_WITH)[number];
  @WholeInAddress('page', 1, 10_000, { absent: true, description: 'Of the groups, 50 at a time' }) page?: number;
}
export class SummaryQuery extends BooksQuery {
  @Line('month', {
    max: 7,
    absent: true,
    form: { pattern: /^\s*(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])\s*$/, wrong: 'Month must be written as 2026-11' },
    description: 'YYYY-MM; the current month when it is left out',
  })
  month?: string;
}
/** The calendar quarter that a day lies in; the current one when it is left out. */
export class QuarterQuery extends ReportQuery {
  @Day('on', { absent: true }) on?: IsoDate;
}
export class BrokerLedgerQuery extends ReportQuery {
  @Id('broker', { missing: 'Choose a broker' }) brokerId: number;
  @Day('from', { absent: true, description: 'The first day of the year when it is left out' }) from?: IsoDate;
  @Day('to', { absent: true, description: 'Today when it is left out' }) to?: IsoDate;

  static override rules(query: BrokerLedgerQuery): void {
    BooksQuery.rules(query);
    if (query.from && query.to && query.to < query.from) throw mistake('to', 'To cannot be before From');
  }
}
const MOST_STATEMENTS = 50;
/** Statements of account for brokers, in one PDF. */
export class NewStatements {
  @ListOf('brokerIds', id('broker'), {
    least: 1,
    tooFew: 'Choose at least one broker',
    most: MOST_STATEMENTS,
    tooMany: `Choose at most ${MOST_STATEMENTS} brokers at a time`,
  })
  brokerIds: readonly number[];
  @Day('to', { absent: true, description: 'What was open at its end; today when it is left out' }) to?: IsoDate;
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Flag('own', { absent: true, description: 'Only the books of the firm itself' }) own?: boolean;

  static rules({ clientId, own }: NewStatements): void {
    BooksQuery.rules({ ...(clientId && { clientId }), ...(own && { own }) });
  }
}
