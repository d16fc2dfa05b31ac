import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditDelete } from '../../../components/overlay/edit-delete';
import { RecordPanel } from '../../../components/overlay/record-panel';
import type { Client } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { paymentTermsLabels } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/use-address-param';
import { clientQuery } from '../api/clients';
import { ClientStatusChip } from './client-status-chip';
import { DeleteClient } from './delete-client';
import { EditClient } from './edit-client';

const factsOf = (client: Client) =>
  [
    ['Contact', client.contactName],
    ['Email', client.email && <a href={`mailto:${client.email}`}>{client.email}</a>],
    ['Phone', client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>],
    [
      'Address',
      [client.address, [client.city, client.state, client.zipCode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join('\n'),
    ],
    ['Billing address', client.billingAddress],
    ['DOT number', client.dotNumber],
    ['MC number', client.mcNumber],
    ['Tax ID', client.taxId],
    ['Payment terms', paymentTermsLabels[client.paymentTerms]],
    ['Credit limit', formatMoney(client.creditLimit)],
    ['Notes', client.notes],
    ['Added', formatDateTime(client.createdAt)],
    ['Last change', formatDateTime(client.updatedAt)],
  ] as const;

export function ClientDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(clientQuery(id));
  const mayWrite = useCan('clients.write');
  const mayDelete = useCan('clients.delete');
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState(false);
  const actions = (mayWrite || mayDelete) && (
    <EditDelete
      onEdit={mayWrite ? () => setEditing(id) : undefined}
      onDelete={mayDelete ? () => setDeleting(true) : undefined}
    />
  );
  return (
    <>
      <RecordPanel what="Client" found={found} onClose={onClose}>
        {(client) => (
          <DetailDrawer
            title={client.companyName}
            subtitle={<ClientStatusChip status={client.status} />}
            history={history}
            footer={actions}
            onClose={onClose}
          >
            <FactList facts={factsOf(client)} />
            {deleting && <DeleteClient client={client} onClose={() => setDeleting(false)} onDone={onClose} />}
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditClient />
    </>
  );
}
