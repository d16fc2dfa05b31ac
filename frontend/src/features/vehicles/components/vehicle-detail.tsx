import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { EditRecord } from '../../../components/overlay/edit-record';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { TextLink } from '../../../components/text-link';
import { formatDateTime } from '../../../lib/dates';
import { fuelTypeLabels } from '../../../lib/labels';
import { formatQuantity } from '../../../lib/money';
import { vehicleQuery } from '../api/vehicles';
import { VehicleActions } from './vehicle-actions';
import { modelOf, plateOf } from './vehicle-columns';
import { VehicleDialog } from './vehicle-dialog-lazy';
import { VehicleStatusChip } from './vehicle-status-chip';

export function VehicleDetail({ id, history, onClose }: { id: string; history: ReactNode; onClose: () => void }) {
  const found = useQuery(vehicleQuery(id));
  return (
    <>
      <RecordPanel what="Vehicle" found={found} onClose={onClose}>
        {(vehicle) => (
          <DetailDrawer
            title={`Unit ${vehicle.unitNumber}`}
            subtitle={<VehicleStatusChip status={vehicle.status} />}
            history={history}
            footer={<VehicleActions vehicle={vehicle} onGone={onClose} />}
            onClose={onClose}
          >
            <FactList
              facts={[
                [
                  'Client',
                  vehicle.clientId === null ? (
                    "The firm's own"
                  ) : (
                    <TextLink to={`/clients/${vehicle.clientId}`}>{vehicle.clientName ?? vehicle.clientId}</TextLink>
                  ),
                ],
                ['VIN', vehicle.vin],
                ['License plate', plateOf(vehicle)],
                ['Model', modelOf(vehicle)],
                ['Gross weight', formatQuantity(vehicle.weight === null ? null : String(vehicle.weight), 'lb')],
                ['Axles', vehicle.axles],
                ['Fuel', fuelTypeLabels[vehicle.fuelType]],
                ['First used', vehicle.firstUsedMonth],
                ['Loads', <TextLink to={`/loads?vehicleId=${vehicle.id}`}>See loads of this vehicle</TextLink>],
                ['Notes', vehicle.notes],
                ['Added', formatDateTime(vehicle.createdAt)],
                ['Last change', formatDateTime(vehicle.updatedAt)],
              ]}
            />
          </DetailDrawer>
        )}
      </RecordPanel>
      <EditRecord what="vehicle" query={vehicleQuery} permission="vehicles.write">
        {(vehicle, close) => <VehicleDialog vehicle={vehicle} onClose={close} />}
      </EditRecord>
    </>
  );
}
