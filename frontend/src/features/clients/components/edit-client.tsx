import { EditRecord } from '../../../components/overlay/edit-record';
import type { OpenParam } from '../../../lib/use-address-param';
import { clientQuery } from '../api/clients';
import { ClientDialog } from './client-dialog-lazy';

/** The address may name it otherwise where `edit` is a record of the client. */
export const EditClient = ({ param }: { param?: OpenParam }) => (
  <EditRecord param={param} what="client" query={clientQuery} permission="clients.write">
    {(client, onClose) => <ClientDialog client={client} onClose={onClose} />}
  </EditRecord>
);
