import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { TextLink } from '../../../components/text-link';
import { formatDateTime } from '../../../lib/dates';
import { useCan } from '../../../lib/session/session-context';
import { brokerQuery } from '../api/brokers';
import { BrokerDialog } from './broker-dialog-lazy';
import { DeleteBroker } from './delete-broker';

export function BrokerDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(brokerQuery(id));
  const mayWrite = useCan('brokers.write');
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const broker = found.data;
  if (!broker) {
    return (
      <DetailDrawer title="Broker" onClose={onClose}>
        {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <SkeletonList rows={6} height={22} />}
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
    <DetailDrawer title={broker.name} history={history} footer={actions} onClose={onClose}>
      <FactList
        facts={[
          ['Email', broker.contactEmail && <a href={`mailto:${broker.contactEmail}`}>{broker.contactEmail}</a>],
          ['Phone', broker.contactPhone && <a href={`tel:${broker.contactPhone}`}>{broker.contactPhone}</a>],
          ['Address', broker.address],
          ['Tax ID', broker.taxId],
          ['Invoices', <TextLink to={`/accounting/invoices?brokerId=${broker.id}`}>See all invoices</TextLink>],
          ['Added', formatDateTime(broker.createdAt)],
          ['Last change', formatDateTime(broker.updatedAt)],
        ]}
      />
      {dialog === 'edit' && <BrokerDialog broker={broker} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteBroker broker={broker} onClose={() => setDialog(null)} onDone={onClose} />}
    </DetailDrawer>
  );
}
