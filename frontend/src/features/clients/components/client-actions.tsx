import { useState } from 'react';
import { EditDelete } from '../../../components/overlay/edit-delete';
import type { Client } from '../../../lib/api-types';
import { useCan } from '../../../lib/session/session-context';
import { useAddressParam } from '../../../lib/use-address-param';
import { DeleteClient } from './delete-client';

/** What can be done with the client whose page it is. */
export function ClientActions({ client, onGone }: { client: Client; onGone: () => void }) {
  const mayWrite = useCan('clients.write');
  const mayDelete = useCan('clients.delete');
  const [, setEditing] = useAddressParam('profile');
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <EditDelete
        onEdit={mayWrite ? () => setEditing(client.id) : undefined}
        onDelete={mayDelete ? () => setDeleting(true) : undefined}
      />
      {deleting && <DeleteClient client={client} onClose={() => setDeleting(false)} onDone={onGone} />}
    </>
  );
}
