import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

declareTieOut({
  account: ACCOUNT.clientMoney,
  title: 'Money held for government fees, by client',
  kind: 'clientmoney',
  byParty: true,
  records: `SELECT NULL::uuid AS client_id, id::text AS id, held_for AS number, 'client' AS party_kind,
    id::text AS party_id, balance AS cents FROM client_money`,
});
