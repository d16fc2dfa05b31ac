import { useLocation, useNavigate, useParams } from 'react-router';
import { InvoiceDetail } from '../../features/invoices/components/invoice-detail';
import { RecordHistory } from '../../features/history/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <InvoiceDetail
      key={id}
      id={id}
      history={<RecordHistory kind="invoice" id={id} />}
      onClose={() => void navigate({ pathname: '/accounting/invoices', search })}
    />
  );
}
