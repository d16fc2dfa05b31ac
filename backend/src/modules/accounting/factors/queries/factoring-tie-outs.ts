import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

const ofFactor = (
  cents: string,
  recourse: boolean,
): string => `SELECT client_id, id::text AS id, invoice_number AS number,
  'factor' AS party_kind, factor_id::text AS party_id, ${cents} AS cents
  FROM invoices WHERE factoring_status = 'advanced' AND ${recourse ? '' : 'NOT '}recourse`;

declareTieOut({
  account: ACCOUNT.dueFromFactor,
  title: 'Reserves that factors hold, by invoice',
  kind: 'invoice',
  records: ofFactor('factor_reserve', false),
});
declareTieOut({
  account: ACCOUNT.factorRecourse,
  title: 'Advances of factors with recourse, by invoice',
  kind: 'invoice',
  records: ofFactor('factor_owed', true),
});
