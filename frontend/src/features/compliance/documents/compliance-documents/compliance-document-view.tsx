import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Papers } from '../../../../components/records/papers/papers';
import { RecordView } from '../../../../components/records/record-view';
import { compliancedocumentFlow } from '../../../../generated/flows/compliancedocument';
import { complianceDocumentLabels } from '../../../../generated/kinds';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { formatMoney } from '../../../../lib/format/money';
import { useChange } from '../../../../lib/records/record-kit';
import { reachedFrom, stepsFrom, type StepsOf } from '../../../../lib/records/steps';
import { useCan } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { RejectDialog } from '../review/reject-dialog-lazy';
import { DueDate, ExpirationDate, LatestFile, ReviewChip } from './compliance-document-chips';
import { complianceDocumentKit } from './compliance-document-kit';

const steps: StepsOf<typeof compliancedocumentFlow> = {
  processed: 'Mark processed',
  approved: 'Approve',
  pending: { label: 'Review again', done: 'is pending again' },
  rejected: null,
};

function RejectButton({ document }: { document: ComplianceDocument }) {
  const mayReview = useCan('documents.write');
  const [rejecting, setRejecting] = useFlagParam('reject');
  const change = useChange(complianceDocumentKit);
  if (!mayReview || !reachedFrom(compliancedocumentFlow, document.status).includes('rejected')) return null;
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
      steps={(document) =>
        stepsFrom(compliancedocumentFlow, steps, document, {
          displayName: 'The document',
          labels: complianceDocumentLabels.status,
        })
      }
      actions={(document) => <RejectButton document={document} />}
      without={['dueDate', 'expirationDate']}
      lead={(document) => ({
        money: document.amount && formatMoney(document.amount),
        facts: document.dueDate && (
          <>
            Due <DueDate document={document} />
          </>
        ),
        said: document.amount ? ['amount'] : [],
      })}
      details={(document) => [
        ...(document.dueDate === null ? [['Due Date', null] as const] : []),
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
