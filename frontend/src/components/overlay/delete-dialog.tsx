import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../lib/api/problem';
import { noticeTextOf, type NoticeText } from '../../lib/forms/rules/notice-text';
import { removed, type Subject } from '../../lib/subjects';
import { capital } from '../../lib/format/words';
import { reportFailure } from '../toast/report-failure';
import { toast } from '../toast/toast-store';
import { ConfirmDialog } from './confirm-dialog';

interface DeleteDialogProps<Id> {
  /** How people call one: 'vehicle'. */
  what: string;
  subject: Subject;
  id: Id;
  removal: UseMutationResult<unknown, Error, Id>;
  /** Takes the removal back, where the API can. */
  restore?: UseMutationResult<unknown, Error, Id>;
  onClose: () => void;
  onDone?: () => void;
  /** What is said in place of the usual sentences. */
  says?: { readonly deleted: NoticeText; readonly notDeleted: string };
  children?: ReactNode;
}

export function DeleteDialog<Id>({
  what,
  subject,
  id,
  removal,
  restore,
  onClose,
  onDone = onClose,
  says = { deleted: `${capital(what)} deleted successfully`, notDeleted: `Failed to delete ${what}` },
  children = `${subject.name} will be removed from the list. Its history stays in the audit log.`,
}: DeleteDialogProps<Id>) {
  const undo = () =>
    restore?.mutateAsync(id).then(
      () => toast.success(`${capital(what)} restored`, subject),
      (error: unknown) => reportFailure(error, sentenceFor(error)),
    );
  const run = () =>
    removal.mutate(id, {
      onSuccess: () => {
        const { text, ...title } = noticeTextOf(says.deleted);
        toast.success(text, removed(subject), {
          ...title,
          ...(restore && { action: { label: 'Undo', run: () => void undo() } }),
        });
        onDone();
      },
      onError: (error) => reportFailure(error, says.notDeleted),
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
      {children}
    </ConfirmDialog>
  );
}
