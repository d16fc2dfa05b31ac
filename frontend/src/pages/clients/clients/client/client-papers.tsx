import { EditInList } from '../../../../components/records/list-tools/edit-in-list';
import { ViewSwitch } from '../../../../components/layout/view-switch';
import { ComplianceDocumentDialog } from '../../../../features/compliance/documents/compliance-documents/compliance-document-dialog';
import { complianceDocumentKit } from '../../../../features/compliance/documents/compliance-documents/compliance-document-kit';
import { ComplianceDocumentList } from '../../../../features/compliance/documents/compliance-documents/compliance-document-list';
import { DocumentQueue } from '../../../../features/compliance/documents/review/document-queue';
import { UploadDialog } from '../../../../features/compliance/documents/upload/upload-dialog';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useClientView } from './use-client-view';

const VIEWS = [
  { value: 'uploads', label: 'Uploads' },
  { value: 'documents', label: 'Compliance documents' },
] as const;

/** What the client sent, and what is kept of it on paper. */
export function ClientPapers() {
  const [view, show] = useClientView(VIEWS);
  const [adding, setAdding] = useFlagParam('new');
  const close = () => setAdding(false);
  return (
    <>
      <ViewSwitch label="Papers" value={view} views={VIEWS} onChange={show} />
      {view === 'uploads' ? (
        <>
          <DocumentQueue />
          {adding && <UploadDialog onClose={close} />}
        </>
      ) : (
        <>
          <ComplianceDocumentList onAdd={() => setAdding(true)} />
          {adding && <ComplianceDocumentDialog kit={complianceDocumentKit} onClose={close} />}
          <EditInList kit={complianceDocumentKit} />
        </>
      )}
    </>
  );
}
