import { inScope } from '../../../../platform/access/narrow';
import { declareFoundBySum } from '../../../../platform/records/search/found-by-sum';

const OPEN = "status IN ('pending', 'overdue')";
const may = 'invoices.read';

/** The search finds an invoice by what is open of it, a client and a broker by what is open of all of theirs. */
declareFoundBySum({
  ...{ kind: 'invoice', label: 'Balance', may },
  where: () => `r.${OPEN} AND r.open = :amount AND r.open <> r.amount`,
});
declareFoundBySum({
  ...{ kind: 'client', label: 'Balance', may, ofOthers: true },
  where: () => `r.id IN (SELECT s.client_id::uuid FROM invoice_sums s WHERE s.client_id <> '' AND s.${OPEN}
    GROUP BY s.client_id HAVING sum(s.open) = :amount)`,
});
declareFoundBySum({
  ...{ kind: 'broker', label: 'Balance', may, ofOthers: true },
  where: () => `r.id IN (SELECT i.broker_id FROM invoices i WHERE i.${OPEN}
    AND ${inScope('i.client_id', 'CAST(:clients AS uuid[])')} GROUP BY i.broker_id HAVING sum(i.open) = :amount)`,
});
