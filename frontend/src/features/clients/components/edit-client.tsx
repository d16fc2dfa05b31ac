import { EditRecord } from '../../../components/overlay/edit-record';
import { clientQuery } from '../api/clients';
import { ClientDialog } from './client-dialog-lazy';

export const EditClient = () => (
  <EditRecord what="client" query={clientQuery} permission="clients.write">
    {(client, onClose) => <ClientDialog client={client} onClose={onClose} />}
  </EditRecord>
);
