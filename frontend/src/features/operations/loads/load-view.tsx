import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import { TextLink } from '../../../components/display/text-link';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { loadKit } from './load-kit';
import { LoadRoute } from './load-route';
import { LoadWaiting } from './load-waiting';
import { stopsText } from './stops-text';
import { distanceOf, loadTotal } from './load-words';

const linked = (base: string, id: string | number | null, name: ReactNode): ReactNode =>
  id === null ? '—' : <TextLink to={`${base}/${id}`}>{name}</TextLink>;

const detailsOf = (load: Load): [string, ReactNode][] => [
  ['Client', <ClientLink {...load} />],
  ['Pickup', load.pickupLocation],
  ['Stops between', stopsText(load.via)],
  ['Drop-off', load.dropoffLocation],
  ['Pickup date', formatDate(load.pickupDate)],
  ['Drop-off date', formatDate(load.dropoffDate)],
  ['Broker', linked('/clients/brokers', load.brokerId, load.brokerName ?? load.brokerId)],
  ['Driver', linked('/drivers', load.driverId, load.driverName ?? load.driverId)],
  ['Vehicle', linked('/clients/vehicles', load.vehicleId, <>Unit {load.vehicleUnit ?? load.vehicleId}</>)],
  ['Rate', formatMoney(load.rate)],
  [
    'Accessorials',
    (load.lines ?? []).map(({ description, amount }) => `${description}: ${formatMoney(amount)}`).join('\n'),
  ],
  ['Distance', distanceOf(load)],
  ['Estimated fuel', formatQuantity(load.estimatedFuel, 'gal')],
  ['Estimated fuel cost', formatMoney(load.estimatedFuelCost)],
  ['Invoices', <TextLink to={`/accounting/invoices?loadId=${load.id}`}>See invoices of this load</TextLink>],
];

/** What it earns, with all that is charged beside the rate. */
const leadOf = (load: Load) => ({ money: formatMoney(loadTotal(load)), of: 'total' });

interface LoadViewProps extends PanelProps {
  /** What bills it, to who may. */
  billing: (load: Load) => ReactNode;
  /** Uploads that go with it. */
  documents: (load: Load) => ReactNode;
}

export const LoadView = ({ billing, documents, ...panel }: LoadViewProps) => (
  <RecordView kit={loadKit} {...panel} actions={billing} without="all" lead={leadOf} details={detailsOf}>
    {(load) => (
      <>
        <LoadWaiting load={load} />
        <Box sx={{ mt: 3 }}>
          <LoadRoute load={load} />
        </Box>
        <Box sx={{ mt: 3 }}>{documents(load)}</Box>
      </>
    )}
  </RecordView>
);
