import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Client } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { useDeleteClient } from '../api/clients';

export function DeleteClient({ client, onClose, onDone = onClose }: { client: Client; onClose: () => void; onDone?: () => void }) {
  const remove = useDeleteClient();
  const run = () =>
    remove.mutate(client.id, {
      onSuccess: () => {
        toast.success('Client deleted successfully');
        onDone();
      },
      onError: (error) => reportFailure(error, 'Failed to delete client'),
    });
  return (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this client?"
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      error={remove.error ? sentenceFor(remove.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {client.companyName} leaves the list. Its history stays in the audit log.
    </ConfirmDialog>
  );
}
