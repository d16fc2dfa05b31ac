import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientLink } from '../../../components/client-link';
import { FactList } from '../../../components/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditRecord } from '../../../components/overlay/edit-record';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { TextLink } from '../../../components/text-link';
import type { Load } from '../../../lib/api-types';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { loadQuery } from '../api/loads';
import { LoadActions } from './load-actions';
import { LoadDialog } from './load-dialog-lazy';
import { LoadStatusChip } from './load-status-chip';
import { loadTotal } from './load-total';

const besideTheRate = ({ lines }: Load): string =>
  (lines ?? []).map(({ description, amount }) => `${description}: ${formatMoney(amount)}`).join('\n');

interface LoadDetailProps {
  id: string;
  history: ReactNode;
  /** What bills it. */
  billing: (load: Load) => ReactNode;
  /** Uploads that go with it. */
  documents: (load: Load) => ReactNode;
  onClose: () => void;
}

export function LoadDetail({ id, history, billing, documents, onClose }: LoadDetailProps) {
  const found = useQuery(loadQuery(id));
  return (
    <>
      <RecordPanel what="Load" found={found} onClose={onClose}>
        {(load) => (
          <DetailDrawer
            title={load.loadNumber}
            subtitle={<LoadStatusChip status={load.status} />}
            history={history}
            footer={<LoadActions load={load} billing={billing(load)} onGone={onClose} />}
            onClose={onClose}
          >
            <FactList
              facts={[
                ['Client', <ClientLink {...load} />],
                ['Pickup', load.pickupLocation],
                ['Drop-off', load.dropoffLocation],
                ['Pickup date', formatDate(load.pickupDate)],
                ['Drop-off date', formatDate(load.dropoffDate)],
                [
                  'Broker',
                  <TextLink to={`/clients/brokers/${load.brokerId}`}>{load.brokerName ?? load.brokerId}</TextLink>,
                ],
                [
                  'Driver',
                  load.driverId !== null && (
                    <TextLink to={`/drivers/${load.driverId}`}>{load.driverName ?? load.driverId}</TextLink>
                  ),
                ],
                [
                  'Vehicle',
                  load.vehicleId && (
                    <TextLink to={`/clients/vehicles/${load.vehicleId}`}>
                      Unit {load.vehicleUnit ?? load.vehicleId}
                    </TextLink>
                  ),
                ],
                ['Rate', formatMoney(load.rate)],
                ['Beside the rate', besideTheRate(load)],
                ['Total', <span className="tabular">{formatMoney(loadTotal(load))}</span>],
                ['Distance', formatQuantity(load.distance, 'mi')],
                ['Estimated fuel', formatQuantity(load.estimatedFuel, 'gal')],
                ['Estimated fuel cost', formatMoney(load.estimatedFuelCost)],
                [
                  'Invoices',
                  <TextLink to={`/accounting/invoices?loadId=${load.id}`}>See invoices of this load</TextLink>,
                ],
                ['Added', formatDateTime(load.createdAt)],
                ['Last change', formatDateTime(load.updatedAt)],
              ]}
            />
            <Box sx={{ mt: 3 }}>{documents(load)}</Box>
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditRecord what="load" query={loadQuery} permission="loads.write">
        {(load, close) => <LoadDialog load={load} onClose={close} />}
      </EditRecord>
    </>
  );
}
