import type { UseMutationResult } from '@tanstack/react-query';
import { sentenceFor } from '../../lib/problem';
import { removed, type Subject } from '../../lib/subjects';
import { reportFailure } from '../toast/report-failure';
import { toast } from '../toast/toast-store';
import { ConfirmDialog } from './confirm-dialog';

export type Deletable =
  'client' | 'broker' | 'vehicle' | 'load' | 'agent' | 'document' | 'IFTA process' | 'registration';

interface DeleteDialogProps<Id> {
  what: Deletable;
  subject: Subject;
  id: Id;
  removal: UseMutationResult<unknown, Error, Id>;
  /** Takes the removal back, where the API can. */
  restore?: UseMutationResult<unknown, Error, Id>;
  onClose: () => void;
  onDone?: () => void;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export function DeleteDialog<Id>({
  what,
  subject,
  id,
  removal,
  restore,
  onClose,
  onDone = onClose,
}: DeleteDialogProps<Id>) {
  const undo = () =>
    restore?.mutateAsync(id).then(
      () => toast.success(`${capital(what)} restored`, subject),
      (error: unknown) => reportFailure(error, sentenceFor(error)),
    );
  const run = () =>
    removal.mutate(id, {
      onSuccess: () => {
        toast.success(`${capital(what)} deleted successfully`, removed(subject), {
          ...(restore && { action: { label: 'Undo', run: () => void undo() } }),
        });
        onDone();
      },
      onError: (error) => reportFailure(error, `Failed to delete ${what}`),
    });
  return (
    <ConfirmDialog
      open
      title={`Are you sure you want to delete this ${what}?`}
      confirmLabel="Delete"
      danger
      busy={removal.isPending}
      error={removal.error ? sentenceFor(removal.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {subject.name} leaves the list. Its history stays in the audit log.
    </ConfirmDialog>
  );
}
