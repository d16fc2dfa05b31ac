import { declareCloseCheck } from '../../../../platform/money/close-checks';

const OF_BOOK = '(($1::uuid IS NULL AND a.client_id IS NULL) OR a.client_id = $1::uuid)';
const NOT_RECONCILED = `SELECT a.id FROM bank_accounts a WHERE a.removed_at IS NULL AND ${OF_BOOK}
  AND NOT EXISTS (SELECT FROM reconciliations r
    WHERE r.bank_account_id = a.id AND r.undone_at IS NULL AND r.through >= $2::date) LIMIT 1`;
const OPEN = `SELECT b.id FROM bank_accounts a JOIN bank_lines b ON b.bank_account_id = a.id
  WHERE ${OF_BOOK} AND b.status = 'imported' AND b.date <= $2::date LIMIT 1`;

declareCloseCheck({
  title: 'The bank is reconciled to the last day of the month',
  holds: async ({ clientId, lastDay }, ask) => (await ask(NOT_RECONCILED, [clientId, lastDay])).length === 0,
});

declareCloseCheck({
  title: 'Nothing of the month is open in the bank list',
  holds: async ({ clientId, lastDay }, ask) => (await ask(OPEN, [clientId, lastDay])).length === 0,
});
