import type { ReactNode } from 'react';
import { Papers } from '../../components/records/papers';
import type { Step } from '../../components/records/record-actions';
import { RecordView } from '../../components/records/record-view';
import { TextLink } from '../../components/text-link';
import type { Vehicle, VehicleStatus } from '../../lib/api-types';
import { vehicleStatusLabels } from '../../lib/labels';
import { vehicleKit } from './vehicle-kit';
import { VehicleStatusChip } from './vehicle-status-chip';

const moves: Record<VehicleStatus, readonly (readonly [VehicleStatus, string])[]> = {
  in_service: [
    ['out_of_service', 'Take out of service'],
    ['sold', 'Mark sold'],
  ],
  out_of_service: [
    ['in_service', 'Return to service'],
    ['sold', 'Mark sold'],
  ],
  sold: [['in_service', 'Return to service']],
};

const stepsOf = ({ status, unitNumber }: Vehicle): Step[] =>
  moves[status].map(([to, label]) => ({
    label,
    changes: { status: to },
    done: `Unit ${unitNumber} is now ${vehicleStatusLabels[to].toLowerCase()}`,
  }));

export function VehicleView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={vehicleKit}
      {...props}
      subtitle={({ status }) => <VehicleStatusChip status={status} />}
      steps={stepsOf}
      facts={({ id }) => [['Loads', <TextLink to={`/loads?vehicleId=${id}`}>See loads of this vehicle</TextLink>]]}
    >
      {(vehicle) => <Papers kit={vehicleKit} record={vehicle} />}
    </RecordView>
  );
}
