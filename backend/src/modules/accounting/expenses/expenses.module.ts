import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import './queries/expense-tie-outs';
import './domain/expense.postings';
import { Expense } from './expense';
import { ExpensePaymentsController } from './http/expense-payments.controller';
import { ExpensesController } from './http/expenses.controller';
import { ExpenseSummaryController } from './http/expense-summary.controller';
import { ReceiptsController } from './http/receipts.controller';
import { ExpenseFiguresHandler, FuelSpentHandler } from './queries/expense-figures';
import { FuelBoughtHandler } from './queries/fuel-bought';
import { FuelOfClientHandler } from './queries/fuel-of-client';
import { FuelPurchasesHandler } from './queries/fuel-purchases';

@Module({
  // the first controller comes before the record routes, so that 'summary' in /api/expenses/summary is not taken for an
  // id
  controllers: [ExpenseSummaryController, ExpensePaymentsController, ExpensesController, ReceiptsController],
  imports: [Records.of(Expense, { without: ['add'] })],
  providers: [ExpenseFiguresHandler, FuelSpentHandler, FuelBoughtHandler, FuelOfClientHandler, FuelPurchasesHandler],
})
export class ExpensesModule {}
