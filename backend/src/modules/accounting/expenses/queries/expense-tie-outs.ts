import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

declareTieOut({
  account: ACCOUNT.payable,
  title: 'Expenses on account that are not paid',
  kind: 'expense',
  records: `SELECT client_id, id::text AS id, 'EXP-' || id AS number, NULL AS party_kind, NULL AS party_id,
    amount AS cents FROM expenses WHERE status = 'open' AND removed_at IS NULL`,
});
declareTieOut({
  account: ACCOUNT.fuelCard,
  title: 'Expenses and advances on fuel cards, less what was paid',
  kind: 'expense',
  mixed: true,
  records: `SELECT client_id, id::text AS id, 'EXP-' || id AS number, NULL AS party_kind, NULL AS party_id,
      amount + COALESCE(card_fee, 0) AS cents, 'expense' AS source
    FROM expenses WHERE paid_from = 'fuel_card' AND removed_at IS NULL
    UNION ALL SELECT client_id, id, 'Advances', NULL, NULL, on_card, 'driveraccount' FROM driver_accounts
    UNION ALL SELECT client_id, id, 'Fuel card', NULL, NULL, -paid, 'fuelcard' FROM fuel_cards`,
});
