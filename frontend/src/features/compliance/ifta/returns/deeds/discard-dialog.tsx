import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog';
import { toast } from '../../../../../components/toast/toast-store';
import { sentenceFor } from '../../../../../lib/api/problem';
import { removed } from '../../../../../lib/subjects';
import { returnName, returnSubject, useReturnStep, type OpenReturn } from '../return-calls';

interface DiscardDialogProps {
  readonly about: OpenReturn;
  readonly onClose: () => void;
  readonly onGone: () => void;
}
/** Asks before a return that was not filed leaves the list. */
export function DiscardDialog({ about, onClose, onGone }: DiscardDialogProps) {
  const discard = useReturnStep('discard');
  const run = () =>
    discard.mutate(
      { id: about.id, body: {} },
      {
        onSuccess: () => {
          toast.success('The return is discarded', removed(returnSubject(about)));
          onGone();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title="Discard this return?"
      confirmLabel="Discard"
      cancelLabel="Keep it"
      danger
      step="found"
      busy={discard.isPending}
      error={discard.error ? sentenceFor(discard.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {`${returnName(about)} will be removed from the list. Its trips and fuel stay, and the quarter can be calculated again.`}
    </ConfirmDialog>
  );
}
