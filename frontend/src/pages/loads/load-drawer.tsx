import { useLocation, useNavigate, useParams } from 'react-router';
import { DocumentsOf } from '../../features/documents/components/documents-of';
import { BillLoad } from '../../features/invoices/components/bill-load';
import { LoadDetail } from '../../features/loads/components/load-detail';
import { RecordHistory } from '../../features/audit/components/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <LoadDetail
      key={id}
      id={id}
      billing={(load) => <BillLoad load={load} />}
      documents={({ id: loadId, loadNumber }) => <DocumentsOf goesWith={{ loadId }} name={`Load ${loadNumber}`} />}
      history={<RecordHistory kind="load" id={id} />}
      onClose={() => void navigate({ pathname: '/loads', search })}
    />
  );
}
