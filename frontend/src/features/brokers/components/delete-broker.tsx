import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Broker } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { useDeleteBroker } from '../api/brokers';

export function DeleteBroker({ broker, onClose, onDone = onClose }: { broker: Broker; onClose: () => void; onDone?: () => void }) {
  const remove = useDeleteBroker();
  const run = () =>
    remove.mutate(broker.id, {
      onSuccess: () => {
        toast.success('Broker deleted successfully');
        onDone();
      },
      onError: (error) => reportFailure(error, 'Failed to delete broker'),
    });
  return (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this broker?"
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      error={remove.error ? sentenceFor(remove.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {broker.name} leaves the list. Its history stays in the audit log.
    </ConfirmDialog>
  );
}
