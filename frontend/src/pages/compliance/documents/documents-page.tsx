import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { useOutlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { ComplianceDocumentDialog } from '../../../features/compliance/documents/compliance-documents/compliance-document-dialog';
import { complianceDocumentKit } from '../../../features/compliance/documents/compliance-documents/compliance-document-kit';
import { ComplianceDocumentList } from '../../../features/compliance/documents/compliance-documents/compliance-document-list';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { DocumentTabs } from './document-tabs';

export function Component() {
  const mayAdd = useCan('documents.write');
  const [adding, setAdding] = useFlagParam('new');
  const panel = useOutlet();
  return (
    <Page
      title="Documents"
      subtitle="Your clients’ state invoices, audits and forms"
      actions={
        mayAdd && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
            Create Document
          </Button>
        )
      }
      tabs={<DocumentTabs />}
    >
      <ComplianceDocumentList onAdd={() => setAdding(true)} />
      {adding && mayAdd && <ComplianceDocumentDialog kit={complianceDocumentKit} onClose={() => setAdding(false)} />}
      {panel ?? <EditInList kit={complianceDocumentKit} />}
    </Page>
  );
}
