import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { TextLink } from '../../../components/display/text-link';
import { vehicleFlow } from '../../../generated/flows/vehicle';
import { vehicleStatusLabels } from '../../../lib/format/labels';
import { stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { vehicleKit } from './vehicle-kit';
import { VehicleStatusChip } from './vehicle-status-chip';

const steps: StepsOf<typeof vehicleFlow> = {
  in_service: 'Return to service',
  out_of_service: 'Take out of service',
  sold: 'Mark sold',
};

export function VehicleView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={vehicleKit}
      {...props}
      subtitle={({ status }) => <VehicleStatusChip status={status} />}
      steps={(vehicle) =>
        stepsFrom(vehicleFlow, steps, vehicle, {
          displayName: vehicleKit.displayName(vehicle),
          labels: vehicleStatusLabels,
        })
      }
      details={({ id }) => [['Loads', <TextLink to={`/loads?vehicleId=${id}`}>See loads of this vehicle</TextLink>]]}
    >
      {(vehicle) => <Papers kit={vehicleKit} record={vehicle} />}
    </RecordView>
  );
}
