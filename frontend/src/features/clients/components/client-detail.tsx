import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { formatDateTime } from '../../../lib/dates';
import { paymentTermsLabels } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';
import { useCan } from '../../../lib/session/session-context';
import { clientQuery } from '../api/clients';
import { ClientDialog } from './client-dialog-lazy';
import { ClientStatusChip } from './client-status-chip';
import { DeleteClient } from './delete-client';

export function ClientDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(clientQuery(id));
  const mayWrite = useCan('clients.write');
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const client = found.data;
  if (!client) {
    return (
      <DetailDrawer title="Client" onClose={onClose}>
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <SkeletonList rows={8} height={22} />}
      </DetailDrawer>
    );
  }
  const actions = mayWrite && (
    <>
      <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setDialog('edit')}>
        Edit
      </Button>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setDialog('delete')} sx={{ ml: 'auto' }}>
        Delete
      </Button>
    </>
  );
  return (
    <DetailDrawer title={client.companyName} subtitle={<ClientStatusChip status={client.status} />} history={history} footer={actions} onClose={onClose}>
      <FactList
        facts={[
          ['Contact', client.contactName],
          ['Email', client.email && <a href={`mailto:${client.email}`}>{client.email}</a>],
          ['Phone', client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>],
          ['Address', [client.address, [client.city, client.state, client.zipCode].filter(Boolean).join(' ')].filter(Boolean).join('\n')],
          ['Billing address', client.billingAddress],
          ['DOT number', client.dotNumber],
          ['MC number', client.mcNumber],
          ['Tax ID', client.taxId],
          ['Payment terms', paymentTermsLabels[client.paymentTerms]],
          ['Credit limit', formatMoney(client.creditLimit)],
          ['Notes', client.notes],
          ['Added', formatDateTime(client.createdAt)],
          ['Last change', formatDateTime(client.updatedAt)],
        ]}
      />
      {dialog === 'edit' && <ClientDialog client={client} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteClient client={client} onClose={() => setDialog(null)} onDone={onClose} />}
    </DetailDrawer>
  );
}
