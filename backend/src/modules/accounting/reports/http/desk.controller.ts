import { Body, Controller, Get, Post, Query, StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { BulkDone } from '../../../../platform/records/bulk/bulk-answers';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { pdfFile } from '../../../../platform/web/routes/pdf-route';
import { SendStatements } from '../commands/send-statements';
import { Firm } from '../../../administration/settings';
import { REPORT_FILES } from '../pdf/report-files';
import { ReportBook } from '../queries/report-book';
import { ReportDesk } from '../queries/report-desk';
import { ReportHeads } from '../queries/report-head';
import { AgeingView, BrokerLedgerView, IftaReportView, SummaryView } from './desk.answers';
import { AgeingQuery, BrokerLedgerQuery, NewStatements, QuarterQuery, SummaryQuery } from './reports.requests';

const RECEIVABLES = ['settings', 'clients', 'brokers', 'invoices', 'journal_lines'];
const OPERATIONS = ['settings', 'clients', 'loads', 'expenses'];

/** Reports beside the statements of the books. */
@Controller('api/reports')
export class DeskController {
  constructor(
    private readonly book: ReportBook,
    private readonly desk: ReportDesk,
    private readonly heads: ReportHeads,
    private readonly firm: Firm,
    private readonly letters: SendStatements,
  ) {}

  @Get('summary')
  @Route({
    allow: 'reports.read',
    summary: 'A month at a glance on cash basis, and the quarter of its IFTA return',
    past: [...OPERATIONS, 'accounts', 'journal_lines', 'cash_lines', 'ledger_months'],
    answer: SummaryView,
  })
  async summary(@Query() { month, ...books }: SummaryQuery, @Me() viewer: Viewer): Promise<SummaryView> {
    const head = await this.heads.of({ ...books, basis: 'cash' }, viewer);
    return this.desk.summary(head, month ? `${month}-01` : await this.firm.today(), viewer);
  }

  @Get('ifta')
  @Route({
    allow: 'reports.read',
    summary: 'Miles, fuel by state or province, and miles per gallon of a quarter',
    past: OPERATIONS,
    answer: IftaReportView,
    orFiles: REPORT_FILES,
  })
  ifta(@Query() query: QuarterQuery, @Me() viewer: Viewer): Promise<IftaReportView | StreamableFile> {
    return this.book.answered('ifta', query, viewer) as Promise<IftaReportView | StreamableFile>;
  }

  @Get('receivables-ageing')
  @Route({
    allow: 'reports.read',
    summary: 'What brokers owe by days past due, at the end of a day',
    past: RECEIVABLES,
    answer: AgeingView,
    orFiles: REPORT_FILES,
  })
  ageing(@Query() query: AgeingQuery, @Me() viewer: Viewer): Promise<AgeingView | StreamableFile> {
    return this.book.answered('receivables-ageing', query, viewer) as Promise<AgeingView | StreamableFile>;
  }

  @Get('broker-ledger')
  @Route({
    allow: 'reports.read',
    summary: 'What was billed to a broker and what it paid, with its balance',
    past: [...RECEIVABLES, 'documents'],
    answer: BrokerLedgerView,
    orFiles: REPORT_FILES,
  })
  brokerLedger(@Query() query: BrokerLedgerQuery, @Me() viewer: Viewer): Promise<BrokerLedgerView | StreamableFile> {
    return this.book.answered('broker-ledger', query, viewer) as Promise<BrokerLedgerView | StreamableFile>;
  }

  @Post('statements')
  @Route({
    allow: 'reports.read',
    summary: 'Statements of account for brokers, with their open invoices, in one PDF',
    answer: 'file',
    type: 'application/pdf',
  })
  async statements(
    @Body() { brokerIds, to, clientId, own }: NewStatements,
    @Me() viewer: Viewer,
  ): Promise<StreamableFile> {
    const head = await this.heads.of({ clientId: clientId ?? undefined, own }, viewer);
    return pdfFile('statements', await this.desk.accounts(head, brokerIds, to, viewer));
  }

  @Post('statements/letters')
  @Route({
    allow: 'invoices.write',
    summary: 'Mail brokers their statements of account, each its own; what became of each',
    answer: BulkDone,
    status: 200,
  })
  async sendStatements(
    @Body() { brokerIds, to, clientId, own }: NewStatements,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<BulkDone> {
    const head = await this.heads.of({ clientId: clientId ?? undefined, own }, viewer);
    return this.letters.send(head, brokerIds, to, context);
  }
}
