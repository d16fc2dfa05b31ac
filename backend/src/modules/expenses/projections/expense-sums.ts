import { Entity, PrimaryColumn } from 'typeorm';
import { Cents, TextKey } from '../../../platform/database/columns';
import { defineSums } from '../../../platform/projections/sums';
import { kindOf } from '../../../platform/records/kind';
import { Expense, type ExpenseCategory } from '../expense';

/** What was spent on a day by category, for a client ('' is none) and a driver ('' is none). */
@Entity('expense_days')
export class ExpenseDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @TextKey() clientId: string;
  @TextKey() driverId: string;
  @TextKey() category: ExpenseCategory;
  @Cents() amount: number;
}

defineSums<Expense, ExpenseDayRow>({
  name: 'expense-days',
  version: 1,
  of: kindOf(Expense).projection,
  table: ExpenseDayRow,
  parts: ({ expenseDate, clientId, driverId, category, amount, removedAt }) =>
    removedAt === null
      ? [
          {
            day: expenseDate,
            clientId: clientId ?? '',
            driverId: driverId === null ? '' : String(driverId),
            category,
            amount,
          },
        ]
      : [],
  inSql: `SELECT expense_date, COALESCE(client_id::text, ''), COALESCE(driver_id::text, ''), category, sum(amount)
    FROM expenses WHERE removed_at IS NULL GROUP BY 1, 2, 3, 4`,
});
