import { EditInList } from '../../components/records/edit-in-list';
import { ViewSwitch } from '../../components/view-switch';
import { ComplianceDocumentDialog } from '../../features/documents/compliance/compliance-document-dialog';
import { complianceDocumentKit } from '../../features/documents/compliance/compliance-document-kit';
import { ComplianceDocumentList } from '../../features/documents/compliance/compliance-document-list';
import { DocumentQueue } from '../../features/documents/components/document-queue';
import { UploadDialog } from '../../features/documents/components/upload-dialog';
import { useFlagParam } from '../../lib/use-address-param';
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
