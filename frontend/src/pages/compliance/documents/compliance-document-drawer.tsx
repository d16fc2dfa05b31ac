import { Navigate, useLocation } from 'react-router';
import { useDrawer } from '../../../components/records/use-drawer';
import { complianceDocumentKit } from '../../../features/compliance/documents/compliance-documents/compliance-document-kit';
import { ComplianceDocumentView } from '../../../features/compliance/documents/compliance-documents/compliance-document-view';
import { PaymentsOf } from '../../../features/accounting/portal-payments/payments-of';
import { useCan } from '../../../lib/session/session-context';
import { RecordHistory } from '../../../features/administration/audit/record-history';

/** A number is an upload: links to those were made before they had a tab of their own. */
const UPLOAD = /^\d+$/;

export function Component() {
  const { id, onClose } = useDrawer(complianceDocumentKit.at);
  const { search } = useLocation();
  const seesPayments = useCan('portal-payments.read');
  if (UPLOAD.test(id)) return <Navigate replace to={`/documents/uploads/${id}${search}`} />;
  return (
    <ComplianceDocumentView
      key={id}
      id={id}
      history={<RecordHistory kind="compliancedocument" id={id} />}
      onClose={onClose}
      payments={(document) => seesPayments && <PaymentsOf of={{ documentId: document.id }} />}
    />
  );
}
