import { Line, Uuid, WholeInAddress } from '../../../../platform/fields/decorators';
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
import { text } from '../../../../platform/fields/texts';
import { SearchQuery } from '../../../../platform/lists/list-query';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Month } from '../../../../platform/money/months';

const MONTH = { pattern: /^20\d{2}-(?:0[1-9]|1[0-2])$/, wrong: 'A month is written as 2026-10' };
/** The rule of a month in an address: '2026-10'. */
export const monthRule = text('month', { max: 7, form: MONTH });

export class PeriodQuery extends ClientFilter {
  @WholeInAddress('year', 2000, 2099, { absent: true, wrong: 'The year must be from 2000 to 2099' }) year?: number;
}
export class LateEntryQuery extends SearchQuery {
  @Uuid('client', { absent: true }) clientId?: string;
  @Line('month', { max: 7, form: MONTH, absent: true }) month?: Month;
}

export class ClosePeriod {
  /** Whose books; left out or null: those of the firm. */
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Line('reason', { max: 500, lines: true, absent: 'blank' }) reason?: string;
}
export class ReopenPeriod {
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Line('reason', { max: 500, lines: true, missing: 'Say why the month is reopened' }) reason: string;
}

@published('CloseCheck')
class CheckView {
  @Shown(TEXT) title: string;
  @Shown(FLAG) ok: boolean;
}
@published('LogHead')
class HeadView {
  @Shown(WHOLE) position: number;
  @Shown(INSTANT) recordedAt: string;
}
@published('Period')
export class PeriodView {
  @Shown(TEXT) month: Month;
  @Shown(oneOf(['open', 'closed'])) status: 'open' | 'closed';
  @Shown(described(FLAG, 'The month is over, so it can be closed')) over: boolean;
  @Shown(described(orNull(DAY), 'The day on which it was closed')) closedOn: IsoDate | null;
  @Shown(orNull(INSTANT)) closedAt: string | null;
  @Shown(orNull(TEXT)) closedBy: string | null;
  @Shown(described(orNull(TEXT), 'Why it was closed although the checklist was not met')) reason: string | null;
  @Shown(described(orNull(object(() => HeadView)), 'The end of the log when the balances were printed'))
  head: HeadView | null;
  @Shown(described(listOf(object(() => CheckView)), 'As it was when the month was closed, or as it is now'))
  checklist: CheckView[];
  @Shown(described(orNull(INSTANT), 'When it was reopened last')) reopenedAt: string | null;
  @Shown(orNull(TEXT)) reopenedBy: string | null;
  @Shown(orNull(TEXT)) reopenReason: string | null;
}
@published('PrintedBalance')
class BalanceView {
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) account: string;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
}
@published('PrintedPeriod')
class PrintedView {
  @Shown(listOf(object(() => BalanceView))) rows: BalanceView[];
  @Shown(MONEY) totalDebit: string;
  @Shown(MONEY) totalCredit: string;
  @Shown(described(MONEY, 'Revenue less expenses of the month')) netIncome: string;
}
@published('PeriodDetails')
export class PeriodDetails extends PeriodView {
  @Shown(described(orNull(object(() => PrintedView)), 'The trial balance as it was printed; null while it is open'))
  printed: PrintedView | null;
}

@published('LateEntryLine')
export class LateLineView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) entryId: string;
  @Shown(described(DAY, 'The date of the invoice, payment or receipt')) paperDate: IsoDate;
  @Shown(described(DAY, 'The day it was booked on')) date: IsoDate;
  @Shown(TEXT) accountNumber: string;
  @Shown(TEXT) account: string;
  @Shown(TEXT) description: string;
  @Shown(TEXT) reference: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(MONEY) debit: string;
  @Shown(MONEY) credit: string;
}
