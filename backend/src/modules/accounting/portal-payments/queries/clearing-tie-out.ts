import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

declareTieOut({
  account: ACCOUNT.cardClearing,
  title: 'Payments of clients on their way to the bank, by client',
  kind: 'fee',
  byParty: true,
  records: `SELECT NULL::uuid AS client_id, id::text AS id, client_name AS number, 'client' AS party_kind,
    client_id::text AS party_id,
    amount - refunded - COALESCE(processing_fee, 0) - paid_out AS cents
    FROM compliance_payments WHERE payment_status IN ('completed', 'refunded')`,
});
