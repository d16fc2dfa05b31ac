import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

declareTieOut({
  account: ACCOUNT.receivable,
  title: 'Open invoices, by broker',
  kind: 'invoice',
  records: `SELECT client_id, id::text AS id, invoice_number AS number, 'broker' AS party_kind,
    broker_id::text AS party_id, open AS cents
    FROM invoices WHERE status IN ('pending', 'overdue', 'paid')`,
});
