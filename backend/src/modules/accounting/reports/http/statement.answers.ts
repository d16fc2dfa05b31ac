import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  INSTANT,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import { BASES, type Basis } from '../../ledger';

const PERCENT = described(TEXT, 'Percent with one place: "12.5" is 12.5 %');
const PER_MILE = described(orNull(TEXT), 'Expenses for each mile of the loads delivered; null where there was none');

@published('StatementRow')
export class StatementRowView {
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) name: string;
  @Shown(MONEY) amount: string;
}
@published('StatementPart')
export class StatementPartView {
  @Shown(listOf(object(() => StatementRowView))) rows: StatementRowView[];
  @Shown(MONEY) total: string;
}
const PART = object(() => StatementPartView);

/** Whose books a statement is of, on which basis, and how much of the log it knows. */
export class StatementHead {
  @Shown(TEXT) firm: string;
  @Shown(described(TEXT, 'Whose books, in words')) book: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(described(FLAG, 'Only the books of the firm itself')) own: boolean;
  @Shown(oneOf(BASES)) basis: Basis;
  @Shown(orNull(INSTANT)) asOf: string | null;
  @Shown(described(WHOLE, 'The position of the log up to which it counts')) position: number;
}
@published('IncomeGroup')
export class IncomeGroupView {
  @Shown(described(orNull(TEXT), 'The id or the first day of the month; null: it names none')) key: string | null;
  @Shown(TEXT) name: string;
  @Shown(MONEY) revenue: string;
  @Shown(MONEY) expenses: string;
  @Shown(MONEY) netIncome: string;
}
@published('IncomeCompared')
export class IncomeComparedView {
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(PART) revenue: StatementPartView;
  @Shown(PART) expenses: StatementPartView;
  @Shown(MONEY) netIncome: string;
  @Shown(PERCENT) netMargin: string;
  @Shown(PER_MILE) perMile: string | null;
}
@published('ProfitAndLoss')
export class IncomeView extends StatementHead {
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(PART) revenue: StatementPartView;
  @Shown(PART) expenses: StatementPartView;
  @Shown(MONEY) netIncome: string;
  @Shown(PERCENT) netMargin: string;
  @Shown(described(PERCENT, 'Of revenue, against the period before or, when asked for, the year before; percent'))
  growth: string;
  @Shown(described(TEXT, 'Miles of the loads delivered')) miles: string;
  @Shown(PER_MILE) perMile: string | null;
  @Shown(listOf(object(() => IncomeGroupView))) groups: IncomeGroupView[];
  @Shown(described(WHOLE, 'Of groups, on all pages')) groupCount: number;
  @Shown(orNull(object(() => IncomeComparedView))) compared: IncomeComparedView | null;
}
@published('BalanceSheetEquity')
export class EquityView extends StatementPartView {
  @Shown(described(MONEY, 'The income of the years before')) retainedEarnings: string;
  @Shown(described(MONEY, 'The income of the year so far')) netIncome: string;
}
@published('BalanceSheet')
export class BalanceSheetView extends StatementHead {
  @Shown(DAY) to: IsoDate;
  @Shown(described(DAY, 'The first day of the fiscal year')) yearFrom: IsoDate;
  @Shown(PART) assets: StatementPartView;
  @Shown(PART) liabilities: StatementPartView;
  @Shown(object(() => EquityView)) equity: EquityView;
  @Shown(MONEY) totalLiabilitiesAndEquity: string;
}
@published('CashFlow')
export class CashFlowView extends StatementHead {
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(described(MONEY, 'Money at the beginning')) opening: string;
  @Shown(PART) operating: StatementPartView;
  @Shown(PART) investing: StatementPartView;
  @Shown(PART) financing: StatementPartView;
  @Shown(MONEY) change: string;
  @Shown(described(MONEY, 'Money at the end')) closing: string;
}
