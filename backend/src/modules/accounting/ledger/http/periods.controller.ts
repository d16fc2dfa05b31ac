import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Page } from '../../../../platform/lists/page';
import { moneyText } from '../../../../platform/money/money';
import type { Month } from '../../../../platform/money/months';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { inAddress } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Firm } from '../../../administration/settings';
import { Account } from '../account';
import { PeriodBook } from '../commands/close-period';
import { LateEntries } from '../queries/journal/late-entries';
import { BookMonths, type MonthOfBook } from '../queries/periods/list-periods';
import {
  ClosePeriod,
  LateEntryQuery,
  LateLineView,
  monthRule,
  PeriodDetails,
  PeriodQuery,
  PeriodView,
  ReopenPeriod,
} from './periods.requests';

const MonthParam = (): ParameterDecorator => inAddress('month', monthRule);

const periodView = ({ month, over, row, checklist }: MonthOfBook): PeriodView => ({
  month,
  status: row?.status === 'closed' ? 'closed' : 'open',
  over,
  ...(row?.status === 'closed'
    ? whenClosed(row)
    : { closedOn: null, closedAt: null, closedBy: null, reason: null, head: null }),
  checklist: [...checklist],
  reopenedAt: row?.reopenedAt ?? null,
  reopenedBy: row?.reopenedBy ?? null,
  reopenReason: row?.reopenReason ?? null,
});
const whenClosed = ({
  closedOn,
  closedAt,
  closedBy,
  reason,
  headPosition,
  headRecordedAt,
}: NonNullable<MonthOfBook['row']>) => ({
  closedOn,
  closedAt,
  closedBy,
  reason,
  head: { position: headPosition ?? 0, recordedAt: headRecordedAt ?? '' },
});

/** The months of books: what is closed, what was printed then, and what was booked late. */
@Controller('api/ledger')
export class PeriodsController {
  constructor(
    private readonly book: PeriodBook,
    private readonly months: BookMonths,
    private readonly late: LateEntries,
    private readonly firm: Firm,
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
  ) {}

  @Get('periods')
  @Route({
    allow: 'ledger.read',
    summary: "The months of a year in the books of a client, or in the firm's own: which are closed",
    answer: PeriodView,
    list: true,
  })
  async list(@Query() { clientId, year }: PeriodQuery, @Me() viewer: Viewer): Promise<PeriodView[]> {
    const today = await this.firm.today();
    const months = await this.months.ofYear(viewer, clientId ?? null, year ?? Number(today.slice(0, 4)), today);
    return months.map(periodView);
  }

  @Get('periods/:month')
  @Route({
    allow: 'ledger.read',
    summary: 'One month of a book, with the trial balance that was printed when it was closed',
    answer: PeriodDetails,
  })
  get(@MonthParam() month: Month, @Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<PeriodDetails> {
    return this.details(viewer, clientId ?? null, month);
  }

  @Post('periods/:month/close')
  @Route({ allow: 'ledger.close', summary: 'Close a month that is over', answer: PeriodDetails })
  async close(
    @MonthParam() month: Month,
    @Body() { clientId = null, reason }: ClosePeriod,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<PeriodDetails> {
    await this.months.mustSee(viewer, clientId);
    const today = await this.firm.today(context.clock.now());
    await this.book.close({ clientId, month, today }, reason ?? null, context);
    return this.details(viewer, clientId, month);
  }

  @Post('periods/:month/reopen')
  @Route({ allow: 'ledger.close', summary: 'Reopen a closed month', answer: PeriodDetails })
  async reopen(
    @MonthParam() month: Month,
    @Body() { clientId = null, reason }: ReopenPeriod,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<PeriodDetails> {
    await this.months.mustSee(viewer, clientId);
    const today = await this.firm.today(context.clock.now());
    await this.book.reopen({ clientId, month, today }, reason, context);
    return this.details(viewer, clientId, month);
  }

  @Get('late-entries')
  @Route({
    allow: 'ledger.read',
    summary: 'Lines that belong to a closed month and were booked after it',
    past: ['accounts', 'journal_lines', 'late_entries', 'periods', 'clients'],
    answer: LateLineView,
    list: true,
  })
  async lateEntries(@Query() query: LateEntryQuery, @Me() viewer: Viewer): Promise<Page<LateLineView>> {
    const page = await this.late.page(viewer, query);
    return page.map((row) => ({
      id: `${row.entryId}-${row.line}`,
      entryId: row.entryId,
      paperDate: row.paperDate,
      date: row.entryDate,
      accountNumber: row.accountNumber,
      account: row.account ?? row.accountNumber,
      description: row.description,
      reference: row.reference,
      clientId: row.clientId,
      clientName: row.clientName,
      debit: moneyText(row.debit),
      credit: moneyText(row.credit),
    }));
  }

  private async details(viewer: Viewer, clientId: string | null, month: Month): Promise<PeriodDetails> {
    const one = await this.months.one(viewer, clientId, month, await this.firm.today());
    const view = periodView(one);
    if (one.row?.status !== 'closed') return { ...view, printed: null };
    const { balances, netIncome } = one.row;
    const names = await this.accounts.names(
      EVERYTHING,
      balances.map(({ account }) => account),
    );
    const total = (side: 'debit' | 'credit'): string => moneyText(balances.reduce((sum, each) => sum + each[side], 0));
    const rows = balances.map(({ account, debit, credit }) => ({
      accountNumber: account,
      account: names.get(account) ?? account,
      debit: moneyText(debit),
      credit: moneyText(credit),
    }));
    const printed = { rows, totalDebit: total('debit'), totalCredit: total('credit'), netIncome: moneyText(netIncome) };
    return { ...view, printed };
  }
}
