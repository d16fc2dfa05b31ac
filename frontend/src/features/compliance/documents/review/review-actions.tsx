import CheckOutlined from '../../../../generated/icons/CheckOutlined';
import Button from '@mui/material/Button';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { ClientDocument, DocumentStatus } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { documentSubject } from '../../../../lib/subjects';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useMoveDocument } from '../document-calls';
import { documentStatusLabels, movesFrom } from '../document-words';
import { RejectDialog } from './reject-dialog-lazy';

const isOpen = ({ status }: ClientDocument): boolean => status === 'received' || status === 'pending';

/** What moving on is called, and whether it is the usual next step. */
const stepTo = (document: ClientDocument, status: DocumentStatus): { label: string; usual: boolean } | null => {
  if (status === 'pending')
    return isOpen(document) ? { label: 'Start review', usual: true } : { label: 'Review again', usual: false };
  if (status === 'processed') return { label: 'Mark processed', usual: true };
  return status === 'received' ? { label: 'Put back', usual: false } : null;
};

export function ReviewActions({ document }: { document: ClientDocument }) {
  const move = useMoveDocument();
  const [rejecting, setRejecting] = useFlagParam('reject');
  const moves = movesFrom[document.status];
  const moveTo = (status: DocumentStatus) =>
    move.mutate(
      { document, status },
      {
        onSuccess: () =>
          toast.success(
            `${document.originalName} is now ${documentStatusLabels[status].toLowerCase()}`,
            documentSubject(document),
          ),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <>
      {moves.map((status) => {
        const step = stepTo(document, status);
        return (
          step && (
            <Button
              key={status}
              variant={step.usual ? 'contained' : 'text'}
              color={step.usual ? 'primary' : 'secondary'}
              disabled={move.isPending}
              onClick={() => moveTo(status)}
            >
              {step.label}
            </Button>
          )
        );
      })}
      {moves.includes('approved') && (
        <Button
          variant="outlined"
          color="success"
          startIcon={<CheckOutlined />}
          disabled={move.isPending}
          onClick={() => moveTo('approved')}
        >
          Approve
        </Button>
      )}
      {moves.includes('rejected') && (
        <Button color="error" disabled={move.isPending} onClick={() => setRejecting(true)} sx={{ ml: 'auto' }}>
          Reject
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          name={document.originalName}
          about={document.id}
          reject={(reason) => move.mutateAsync({ document, status: 'rejected', reason })}
          subject={documentSubject(document)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
