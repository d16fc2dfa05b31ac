import { ACCOUNT } from '../../../../platform/money/accounts';
import { declareTieOut } from '../../../../platform/money/tie-outs';

/** Payments from a deposit are booked for their invoice, so the account is compared by carrier. */
declareTieOut({
  account: ACCOUNT.deposits,
  title: 'Deposits, by broker',
  kind: 'deposit',
  byParty: true,
  records: `SELECT d.client_id, d.id::text AS id, b.name AS number, 'broker' AS party_kind,
    d.broker_id::text AS party_id, d.open AS cents
    FROM deposits d JOIN brokers b ON b.id = d.broker_id`,
});
