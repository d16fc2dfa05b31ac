import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { RecordView } from '../../../components/records/record-view';
import { useTakeStep } from '../../../components/records/use-take-step';
import { TextLink } from '../../../components/display/text-link';
import { loadFlow } from '../../../generated/flows/load';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { loadStatusLabels } from '../../../lib/format/labels';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { can, useUser } from '../../../lib/session/session-context';
import { loadKit } from './load-kit';
import { LoadStatusChip, loadTotal } from './load-words';

const named = (load: Load) => ({ displayName: `Load ${load.loadNumber}`, labels: loadStatusLabels });
const steps: StepsOf<typeof loadFlow> = {
  in_transit: { label: 'Start trip', primary: true },
  delivered: { label: 'Mark delivered', primary: true },
  cancelled: null,
};
const cancelling = { in_transit: null, delivered: null, cancelled: 'Cancel load' };

/** A load that was cancelled stays so: it is asked first. */
function CancelLoad({ load }: { load: Load }) {
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const { take, busy } = useTakeStep(loadKit);
  const [step] = stepsFrom(loadFlow, cancelling, load, named(load));
  if (!step || !can(user, 'loads.write') || !can(user, step.may ?? '')) return null;
  return (
    <>
      <Button color="secondary" onClick={() => setAsking(true)}>
        {step.label}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel this load?"
        confirmLabel="Cancel load"
        cancelLabel="Keep it"
        danger
        busy={busy}
        onConfirm={() => take(load, step, () => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {load.loadNumber} will not be hauled. A cancelled load cannot be started again.
      </ConfirmDialog>
    </>
  );
}

const linked = (base: string, id: string | number | null, name: ReactNode): ReactNode =>
  id !== null && <TextLink to={`${base}/${id}`}>{name}</TextLink>;

const detailsOf = (load: Load): [string, ReactNode][] => [
  ['Client', <ClientLink {...load} />],
  ['Pickup', load.pickupLocation],
  ['Drop-off', load.dropoffLocation],
  ['Pickup date', formatDate(load.pickupDate)],
  ['Drop-off date', formatDate(load.dropoffDate)],
  ['Broker', linked('/clients/brokers', load.brokerId, load.brokerName ?? load.brokerId)],
  ['Driver', linked('/drivers', load.driverId, load.driverName ?? load.driverId)],
  ['Vehicle', linked('/clients/vehicles', load.vehicleId, <>Unit {load.vehicleUnit ?? load.vehicleId}</>)],
  ['Rate', formatMoney(load.rate)],
  [
    'Beside the rate',
    (load.lines ?? []).map(({ description, amount }) => `${description}: ${formatMoney(amount)}`).join('\n'),
  ],
  ['Total', <span className="tabular">{formatMoney(loadTotal(load))}</span>],
  ['Distance', formatQuantity(load.distance, 'mi')],
  ['Estimated fuel', formatQuantity(load.estimatedFuel, 'gal')],
  ['Estimated fuel cost', formatMoney(load.estimatedFuelCost)],
  ['Invoices', <TextLink to={`/accounting/invoices?loadId=${load.id}`}>See invoices of this load</TextLink>],
];

interface LoadViewProps {
  id: string;
  history: ReactNode;
  /** What bills it, to who may. */
  billing: (load: Load) => ReactNode;
  /** Uploads that go with it. */
  documents: (load: Load) => ReactNode;
  onClose: () => void;
}

export const LoadView = ({ billing, documents, ...panel }: LoadViewProps) => (
  <RecordView
    kit={loadKit}
    {...panel}
    subtitle={({ status }) => <LoadStatusChip status={status} />}
    steps={(load) => stepsFrom(loadFlow, steps, load, named(load))}
    actions={billing}
    more={(load) => <CancelLoad load={load} />}
    without="all"
    details={detailsOf}
  >
    {(load) => <Box sx={{ mt: 3 }}>{documents(load)}</Box>}
  </RecordView>
);
