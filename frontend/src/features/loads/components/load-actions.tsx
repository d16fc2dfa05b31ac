import DeleteOutlined from '../../../generated/icons/DeleteOutlined';
import EditOutlined from '../../../generated/icons/EditOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Load, LoadStatus } from '../../../lib/api-types';
import { loadStatusLabels } from '../../../lib/labels';
import { sentenceFor } from '../../../lib/problem';
import { useCan } from '../../../lib/session/session-context';
import { loadSubject } from '../../../lib/subjects';
import { useEditParam } from '../../../lib/use-address-param';
import { useDeleteLoad, useMoveLoad, useRestoreLoad } from '../api/loads';

const forward: Partial<Record<LoadStatus, { status: LoadStatus; label: string }>> = {
  pending: { status: 'in_transit', label: 'Start trip' },
  in_transit: { status: 'delivered', label: 'Mark delivered' },
};

interface LoadActionsProps {
  load: Load;
  /** What bills it, to who may. */
  billing: ReactNode;
  onGone: () => void;
}

export function LoadActions({ load, billing, onGone }: LoadActionsProps) {
  const mayWrite = useCan('loads.write');
  const mayDelete = useCan('loads.delete');
  const [dialog, setDialog] = useState<'cancel' | 'delete' | null>(null);
  const [, setEditing] = useEditParam();
  const move = useMoveLoad();
  const remove = useDeleteLoad();
  const restore = useRestoreLoad();
  if (!mayWrite) return billing;
  const next = forward[load.status];
  const moveTo = (status: LoadStatus) =>
    move.mutate(
      { load, status },
      {
        onSuccess: () => {
          setDialog(null);
          toast.success(`Load ${load.loadNumber} is now ${loadStatusLabels[status].toLowerCase()}`, loadSubject(load));
        },
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );

  return (
    <>
      {next && (
        <Button variant="contained" loading={move.isPending} onClick={() => moveTo(next.status)}>
          {next.label}
        </Button>
      )}
      {billing}
      <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setEditing(load.id)}>
        Edit
      </Button>
      {next && mayDelete && (
        <Button color="secondary" onClick={() => setDialog('cancel')}>
          Cancel load
        </Button>
      )}
      {mayDelete && (
        <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setDialog('delete')} sx={{ ml: 'auto' }}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={dialog === 'cancel'}
        title="Cancel this load?"
        confirmLabel="Cancel load"
        cancelLabel="Keep it"
        danger
        busy={move.isPending}
        onConfirm={() => moveTo('cancelled')}
        onClose={() => setDialog(null)}
      >
        {load.loadNumber} will not be hauled. A cancelled load cannot be started again.
      </ConfirmDialog>
      {dialog === 'delete' && (
        <DeleteDialog
          what="load"
          subject={loadSubject(load)}
          id={load.id}
          removal={remove}
          restore={restore}
          onClose={() => setDialog(null)}
          onDone={onGone}
        />
      )}
    </>
  );
}
