import { useLocation, useNavigate, useParams } from 'react-router';
import { DocumentsOf } from '../../../features/compliance/documents/documents-of';
import { InvoiceView } from '../../../features/accounting/invoices/invoice-view';
import { PaymentsOf } from '../../../features/accounting/portal-payments/payments-of';
import { useCan } from '../../../lib/session/session-context';
import { RecordHistory } from '../../../features/administration/audit/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const seesPayments = useCan('portal-payments.read');
  return (
    <InvoiceView
      key={id}
      id={id}
      clientPayments={seesPayments && <PaymentsOf of={{ invoiceId: Number(id) }} />}
      documents={({ id: invoiceId, invoiceNumber }) => (
        <DocumentsOf goesWith={{ invoiceId }} name={`Invoice ${invoiceNumber}`} />
      )}
      history={<RecordHistory kind="invoice" id={id} />}
      onClose={() => void navigate({ pathname: '/accounting/invoices', search })}
    />
  );
}
