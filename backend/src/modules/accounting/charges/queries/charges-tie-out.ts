import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

declareTieOut({
  account: ACCOUNT.clientFeesReceivable,
  title: 'Open charges, by client',
  kind: 'clientcharge',
  byParty: true,
  records: `SELECT NULL::uuid AS client_id, g.id::text AS id, c.company_name AS number, 'client' AS party_kind,
    g.client_id::text AS party_id, g.open AS cents
    FROM client_charges g LEFT JOIN clients c ON c.id = g.client_id WHERE g.status = 'open'`,
});
