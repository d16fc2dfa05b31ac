import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';
import type { BookedExpense } from '../expense';

const owed = (account: string, title: string, paidFrom: BookedExpense['paidFrom'], party = 'NULL'): void =>
  declareTieOut({
    account,
    title,
    kind: 'expense',
    records: `SELECT client_id, id::text AS id, 'EXP-' || id AS number,
      CASE WHEN ${party} IS NULL THEN NULL ELSE 'driver' END AS party_kind,
      (${party})::text AS party_id, amount AS cents
      FROM expenses WHERE paid_from = '${paidFrom}' AND removed_at IS NULL`,
  });

owed(ACCOUNT.payable, 'Expenses on account', 'on_account');
owed(ACCOUNT.fuelCard, 'Expenses on fuel cards', 'fuel_card');
owed(ACCOUNT.settlements, 'Expenses that drivers paid, by driver', 'driver', 'driver_id');
