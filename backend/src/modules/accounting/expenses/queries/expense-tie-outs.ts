import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

/** @param which the condition for expenses @param party the column of the driver behind them, where there is one */
const owed = (account: string, title: string, which: string, party = 'NULL'): void =>
  declareTieOut({
    account,
    title,
    kind: 'expense',
    records: `SELECT client_id, id::text AS id, 'EXP-' || id AS number,
      CASE WHEN ${party} IS NULL THEN NULL ELSE 'driver' END AS party_kind,
      (${party})::text AS party_id, amount AS cents
      FROM expenses WHERE ${which} AND removed_at IS NULL`,
  });

owed(ACCOUNT.payable, 'Expenses on account that are not paid', "status = 'open'");
owed(ACCOUNT.driverAdvances, 'Fuel that is charged to drivers, by driver', "charged_to = 'driver'", 'driver_id');
owed(ACCOUNT.settlements, 'Expenses that drivers paid, by driver', "paid_from = 'driver'", 'driver_id');
declareTieOut({
  account: ACCOUNT.fuelCard,
  title: 'Expenses on fuel cards, less what was paid',
  kind: 'expense',
  mixed: true,
  records: `SELECT client_id, id::text AS id, 'EXP-' || id AS number, NULL AS party_kind, NULL AS party_id,
      amount AS cents, 'expense' AS source
    FROM expenses WHERE paid_from = 'fuel_card' AND removed_at IS NULL
    UNION ALL SELECT client_id, id, 'Fuel card', NULL, NULL, -paid, 'fuelcard' FROM fuel_cards`,
});
