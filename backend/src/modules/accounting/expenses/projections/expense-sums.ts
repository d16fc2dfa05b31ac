import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineSums } from '../../../../platform/event-log/projections/sums';
import { kindOf } from '../../../../platform/records/kind/kind';
import { Expense, type ExpenseCategory } from '../expense';

/** The cents spent on a day in a category, for a client and a driver (an empty string for none). */
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
