import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

/**
 * Expenses are of their driver where one is named, else of themselves. The ids of all other records begin with a word,
 * so that none is taken for an expense.
 */
const expenses = (which: string): string => `SELECT client_id, id::text AS id, 'EXP-' || id AS number,
    CASE WHEN driver_id IS NULL THEN 'expense' ELSE 'driver' END AS party_kind,
    COALESCE(driver_id::text, id::text) AS party_id, amount AS cents
  FROM expenses WHERE ${which} AND removed_at IS NULL`;
const ofDriver = (table: string, name: string, cents: string, which = 'true'): string =>
  `SELECT client_id, '${table} ' || id, ${name}, 'driver', driver_id::text, ${cents} FROM ${table} WHERE ${which}`;
const SETTLED = "status IN ('approved', 'paid')";

declareTieOut({
  account: ACCOUNT.driverAdvances,
  title: 'Advances, fuel and what settlements were short, by driver',
  kind: 'expense',
  byParty: true,
  records: [
    expenses("charged_to = 'driver'"),
    ofDriver('settlements', 'number', '-charged', SETTLED),
    ofDriver('driver_accounts', 'held_for', 'advance + carry'),
  ].join(' UNION ALL '),
});
declareTieOut({
  account: ACCOUNT.settlements,
  title: 'Approved settlements that are not paid and expenses that drivers paid, by driver',
  kind: 'expense',
  byParty: true,
  records: [
    expenses("paid_from = 'driver'"),
    ofDriver('settlements', 'number', "CASE status WHEN 'approved' THEN net ELSE 0 END - given_back", SETTLED),
  ].join(' UNION ALL '),
});
declareTieOut({
  account: ACCOUNT.escrow,
  title: 'Escrow held, by driver',
  kind: 'driveraccount',
  byParty: true,
  records: `SELECT client_id, id::text AS id, held_for AS number, 'driver' AS party_kind,
    driver_id::text AS party_id, escrow AS cents FROM driver_accounts`,
});
