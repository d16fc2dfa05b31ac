import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers';
import type { Step } from '../../../components/records/record-actions';
import { RecordView } from '../../../components/records/record-view';
import type { ComplianceDocument } from '../../../lib/api-types';
import { useChange } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/use-address-param';
import { RejectDialog } from '../components/reject-dialog-lazy';
import { DueDate, ExpirationDate, LatestFile, ReviewChip } from './compliance-document-chips';
import { complianceDocumentKit } from './compliance-document-kit';

const step = (status: ComplianceDocument['status'], label: string, done: string): Step => ({
  label,
  changes: { status },
  done,
});

const PROCESSED = step('processed', 'Mark processed', 'The document is now processed');
const APPROVED = step('approved', 'Approve', 'The document is now approved');
const REOPENED = step('pending', 'Review again', 'The document is pending again');

/** Where a document goes from here; what was decided can be looked at again. */
const stepsOf = ({ status }: ComplianceDocument): readonly Step[] =>
  ({ pending: [PROCESSED, APPROVED], processed: [APPROVED, REOPENED], approved: [REOPENED], rejected: [REOPENED] })[
    status
  ];

function RejectButton({ document }: { document: ComplianceDocument }) {
  const mayReview = useCan('documents.write');
  const [rejecting, setRejecting] = useFlagParam('reject');
  const change = useChange(complianceDocumentKit);
  if (!mayReview || !(document.status === 'pending' || document.status === 'processed')) return null;
  return (
    <>
      <Button color="error" onClick={() => setRejecting(true)}>
        Reject
      </Button>
      {rejecting && (
        <RejectDialog
          name={document.title}
          about={document.id}
          reject={(reason) => change.mutateAsync({ record: document, changes: { status: 'rejected', reason } })}
          subject={complianceDocumentKit.subject(document)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

export function ComplianceDocumentView({
  payments,
  ...props
}: {
  id: string;
  history: ReactNode;
  onClose: () => void;
  /** What was paid for it. */
  payments?: (document: ComplianceDocument) => ReactNode;
}) {
  return (
    <RecordView
      kit={complianceDocumentKit}
      {...props}
      subtitle={(document) => <ReviewChip document={document} withReason />}
      steps={stepsOf}
      actions={(document) => <RejectButton document={document} />}
      without={['dueDate', 'expirationDate']}
      facts={(document) => [
        ['Due Date', document.dueDate && <DueDate document={document} />],
        ['Expiration Date', document.expirationDate && <ExpirationDate document={document} />],
        ...(document.fileUrl === null ? [] : [['Latest File', <LatestFile document={document} worded />] as const]),
      ]}
    >
      {(document) => (
        <>
          {payments?.(document)}
          <Papers kit={complianceDocumentKit} record={document} />
        </>
      )}
    </RecordView>
  );
}
