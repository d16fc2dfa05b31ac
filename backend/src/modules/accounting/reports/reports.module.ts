import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { LedgerModule } from '../ledger';
import { ReceivablesModule } from '../receivables';
import { SendStatements } from './commands/send-statements';
import { DeskController } from './http/desk.controller';
import { StatementsController } from './http/statements.controller';
import { BrokerLines } from './queries/broker-lines';
import { BrokerUnpaid } from './queries/broker-unpaid';
import { ReportBook } from './queries/report-book';
import { ReportDesk } from './queries/report-desk';
import { ReportHeads } from './queries/report-head';
import { Statements } from './queries/statements';
import { MailTheStatementOfABroker } from './reactions/mail-the-statement-of-a-broker';
import { MailScheduledReports } from './reactions/mail-scheduled-reports';
import { ReportSchedule } from './report-schedule';

@Module({
  imports: [LedgerModule, ReceivablesModule, Records.of(ReportSchedule)],
  controllers: [StatementsController, DeskController],
  providers: [
    BrokerLines,
    BrokerUnpaid,
    MailScheduledReports,
    ReportBook,
    ReportDesk,
    ReportHeads,
    Statements,
    SendStatements,
    MailTheStatementOfABroker,
  ],
})
export class ReportsModule {}
