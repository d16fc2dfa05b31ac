import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Kind } from '../../../generated/kinds';
import type { BulkAnswer } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { useBulkRemoval } from '../../../lib/records/use-bulk-removal';
import { removed } from '../../../lib/subjects';
import { BulkRefused } from '../../overlay/bulk-refused';
import { ConfirmDialog } from '../../overlay/confirm-dialog';
import { reportFailure } from '../../toast/report-failure';
import { toast } from '../../toast/toast-store';

/** What a list is of, as far as it takes to delete several of it. */
export interface Deletable<Row> {
  readonly kind: Kind;
  /** How people call one, and several: 'vehicle', 'vehicles'. */
  readonly what: string;
  readonly many: string;
  /** The address of the list. */
  readonly at: string;
  displayName(row: Row): string;
}

interface BulkDeleteProps<Row> {
  of: Deletable<Row>;
  selected: readonly Row[];
  clear: () => void;
}

/** Deletes the rows that are selected, with Undo; those that are refused are named with the reason. */
export function BulkDelete<Row extends { id: string | number }>({ of, selected, clear }: BulkDeleteProps<Row>) {
  const { kind, what, many, at } = of;
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const removal = useBulkRemoval(kind);
  const counted = (count: number): string => `${count} ${count === 1 ? what : many}`;
  const subjectOf = (count: number) => ({ name: counted(count), links: [{ label: 'Open', to: at }] as const });
  const nameOf = (id: string | number): string => {
    const row = selected.find((each) => each.id === id);
    return row ? of.displayName(row) : String(id);
  };
  const undo = (ids: readonly (string | number)[]) =>
    removal.mutateAsync({ ids, action: 'restore', idempotencyKey: crypto.randomUUID() }).then(
      ({ done, refused: [first] }) => {
        if (first) toast.error(first.message, `${counted(ids.length - done.length)} could not be restored`);
        else toast.success(`${counted(done.length)} restored`, subjectOf(done.length));
      },
      (error: unknown) => reportFailure(error, sentenceFor(error)),
    );
  const run = () =>
    removal.mutate(
      { ids: selected.map(({ id }) => id), action: 'remove', idempotencyKey: asked ?? '' },
      {
        onSuccess: ({ done, refused: not }) => {
          if (done.length > 0)
            toast.success(`${counted(done.length)} deleted`, removed(subjectOf(done.length)), {
              action: { label: 'Undo', run: () => void undo(done) },
            });
          setAsked(null);
          setRefused(not);
          if (not.length === 0) clear();
        },
      },
    );
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsked(crypto.randomUUID())}>
        Delete
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={`Are you sure you want to delete ${counted(selected.length)}?`}
        confirmLabel="Delete"
        danger
        busy={removal.isPending}
        error={removal.error ? sentenceFor(removal.error) : undefined}
        onConfirm={run}
        onClose={() => setAsked(null)}
      >
        {`${selected.length === 1 ? 'It' : 'They'} will be removed from the list. The history stays in the audit log.`}
      </ConfirmDialog>
      <BulkRefused
        title={`${counted(refused.length)} could not be deleted`}
        refused={refused}
        displayName={nameOf}
        onRead={() => setRefused([])}
        onClear={clear}
      />
    </>
  );
}
