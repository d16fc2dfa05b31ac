import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineSums } from '../../../../platform/event-log/projections/sums';
import { kindOf } from '../../../../platform/records/kind/kind';
import { Expense, type ExpenseCategory } from '../expense';

/** What was spent on a day by category, for a client ('' is none) and a driver ('' is none). */
@Entity('expense_days')
export class ExpenseDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKeyColumn() clientId: string;
  @TextKeyColumn() driverId: string;
  @TextKeyColumn() category: ExpenseCategory;
  @CentsColumn() amount: number;
}

defineSums<Expense, ExpenseDayRow>({
  name: 'expense-days',
  version: 1,
  of: kindOf(Expense).projection,
  table: ExpenseDayRow,
  by: { day: 'expenseDate', clientId: { textOf: 'clientId' }, driverId: { textOf: 'driverId' }, category: 'category' },
  sum: { amount: 'amount' },
  where: { removedAt: null },
});
