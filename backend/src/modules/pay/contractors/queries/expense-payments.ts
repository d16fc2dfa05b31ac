import { ACCOUNT } from '../../../../platform/money/accounts';
import { contractorPaymentsFrom } from '../domain/payment-sources';

/**
 * Expenses that were paid to a contractor: from the bank on their day, on account on the day they were paid. A fuel
 * card is a card; what a driver paid is no payment of the book.
 */
contractorPaymentsFrom(
  'expense',
  `SELECT e.contractor_id, 'expense' AS source_kind, e.id::text AS source_id,
    COALESCE(e.paid_on, e.expense_date) AS paid_on, e.amount AS cents, COALESCE(e.tax_withheld, 0) AS withheld,
    e.box1099 AS box,
    CASE e.category WHEN 'fuel' THEN '${ACCOUNT.fuel}' WHEN 'repair' THEN '${ACCOUNT.repairs}'
      WHEN 'toll' THEN '${ACCOUNT.tolls}' WHEN 'meal' THEN '${ACCOUNT.meals}'
      WHEN 'entertainment' THEN '${ACCOUNT.entertainment}' ELSE '${ACCOUNT.otherExpenses}' END AS account_number,
    CASE WHEN e.paid_from = 'fuel_card' THEN 'card' ELSE e.paid_by END AS way,
    COALESCE(e.description, e.vendor, e.category) AS words
  FROM expenses e WHERE e.contractor_id IS NOT NULL AND e.removed_at IS NULL
    AND (e.paid_from IN ('bank', 'fuel_card') OR e.status = 'paid')`,
);
