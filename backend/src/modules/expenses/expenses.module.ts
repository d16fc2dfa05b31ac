import { Module } from '@nestjs/common';
import { Records } from '../../platform/records/records.module';
import { Expense } from './expense';
import { ExpenseSummaryController } from './http/expense-summary.controller';
import { ExpenseFiguresHandler, FuelSpentHandler } from './queries/expense-figures';

@Module({
  // before the records: /api/expenses/summary is no id
  controllers: [ExpenseSummaryController],
  imports: [Records.of(Expense)],
  providers: [ExpenseFiguresHandler, FuelSpentHandler],
})
export class ExpensesModule {}
