import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { StatementsController } from './http/statements.controller';
import { ReportBook } from './queries/report-book';
import { ReportHeads } from './queries/report-head';
import { Statements } from './queries/statements';

@Module({
  imports: [LedgerModule],
  controllers: [StatementsController],
  providers: [ReportBook, ReportHeads, Statements],
})
export class ReportsModule {}
