import { Figure } from '../../../../components/display/figure';
import type { InvoiceSummary } from '../../../../lib/api/api-types';
import { formatQuantity } from '../../../../lib/format/money';

/** What is owed, in its two parts. */
export const OwedCount = ({ pendingCount, overdueCount }: Pick<InvoiceSummary, 'pendingCount' | 'overdueCount'>) => (
  <>
    <Figure to="/accounting/invoices?status=pending" of="rows">
      {formatQuantity(pendingCount)} pending
    </Figure>
    {' + '}
    <Figure to="/accounting/invoices?status=overdue" of="rows">
      {formatQuantity(overdueCount)} overdue
    </Figure>
  </>
);
