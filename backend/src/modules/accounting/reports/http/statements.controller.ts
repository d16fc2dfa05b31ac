import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { REPORT_FILES } from '../pdf/report-files';
import { ReportBook } from '../queries/report-book';
import { IncomeQuery, RangeQuery, UpToQuery } from './reports.requests';
import { BalanceSheetView, CashFlowView, IncomeView } from './statement.answers';

const BOOKS = ['settings', 'accounts', 'journal_lines', 'cash_lines', 'ledger_months', 'clients'];

/** The statements of the books: as an answer, or as the file that `format` asks for. */
@Controller('api/reports')
export class StatementsController {
  constructor(private readonly book: ReportBook) {}

  @Get('profit-and-loss')
  @Route({
    allow: 'reports.read',
    summary: 'Profit and loss of a range of days, also by month, client, load, truck, driver or broker',
    past: [...BOOKS, 'loads', 'vehicles', 'drivers', 'brokers'],
    answer: IncomeView,
    orFiles: REPORT_FILES,
  })
  income(@Query() query: IncomeQuery, @Me() viewer: Viewer): Promise<IncomeView | StreamableFile> {
    return this.book.answered('profit-and-loss', query, viewer) as Promise<IncomeView | StreamableFile>;
  }

  @Get('balance-sheet')
  @Route({
    allow: 'reports.read',
    summary: 'The balance sheet at the end of a day',
    past: BOOKS,
    answer: BalanceSheetView,
    orFiles: REPORT_FILES,
  })
  balanceSheet(@Query() query: UpToQuery, @Me() viewer: Viewer): Promise<BalanceSheetView | StreamableFile> {
    return this.book.answered('balance-sheet', query, viewer) as Promise<BalanceSheetView | StreamableFile>;
  }

  @Get('cash-flow')
  @Route({
    allow: 'reports.read',
    summary: 'Where money came from and where it went in a range of days',
    past: BOOKS,
    answer: CashFlowView,
    orFiles: REPORT_FILES,
  })
  cashFlow(@Query() query: RangeQuery, @Me() viewer: Viewer): Promise<CashFlowView | StreamableFile> {
    return this.book.answered('cash-flow', query, viewer) as Promise<CashFlowView | StreamableFile>;
  }
}
