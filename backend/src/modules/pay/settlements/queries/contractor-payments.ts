import { contractorPaymentsFrom } from '../../contractors';

/**
 * What drivers who are contractors of the book earned in settlements, by the day of the payment and the account of
 * their lines: before deductions, without what was given back. A reversed payment is not among them.
 */
contractorPaymentsFrom(
  'settlement',
  `SELECT c.id AS contractor_id, 'settlement' AS source_kind, s.id::text AS source_id, s.paid_on, n.cents,
    0::bigint AS withheld, NULL::text AS box, n.account AS account_number, s.method AS way,
    'Settlement ' || s.number AS words
  FROM settlements s
  JOIN contractors c ON c.driver_id = s.driver_id AND c.removed_at IS NULL
    AND c.client_id IS NOT DISTINCT FROM s.client_id
  CROSS JOIN LATERAL (
    SELECT line ->> 'account' AS account, sum((line ->> 'amount')::bigint)::bigint AS cents
    FROM jsonb_array_elements(s.lines) line WHERE line ->> 'kind' = 'earning' GROUP BY 1
  ) n WHERE s.status = 'paid'`,
);
