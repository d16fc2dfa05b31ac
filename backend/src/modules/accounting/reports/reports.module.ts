import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { ReceivablesModule } from '../receivables';
import { DeskController } from './http/desk.controller';
import { StatementsController } from './http/statements.controller';
import { BrokerLines } from './queries/broker-lines';
import { ReportBook } from './queries/report-book';
import { ReportDesk } from './queries/report-desk';
import { ReportHeads } from './queries/report-head';
import { Statements } from './queries/statements';

@Module({
  imports: [LedgerModule, ReceivablesModule],
  controllers: [StatementsController, DeskController],
  providers: [BrokerLines, ReportBook, ReportDesk, ReportHeads, Statements],
})
export class ReportsModule {}
