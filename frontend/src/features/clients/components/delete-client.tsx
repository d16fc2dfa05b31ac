import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import type { Client } from '../../../lib/api-types';
import { clientSubject } from '../../../lib/subjects';
import { useDeleteClient, useRestoreClient } from '../api/clients';

export function DeleteClient({
  client,
  onClose,
  onDone = onClose,
}: {
  client: Client;
  onClose: () => void;
  onDone?: () => void;
}) {
  return (
    <DeleteDialog
      what="client"
      subject={clientSubject(client)}
      id={client.id}
      removal={useDeleteClient()}
      restore={useRestoreClient()}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
