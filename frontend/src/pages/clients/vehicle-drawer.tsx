import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { vehicleKit } from '../../features/vehicles/vehicle-kit';
import { VehicleView } from '../../features/vehicles/vehicle-view';

export function Component() {
  const { id, onClose } = useDrawer(vehicleKit.at);
  return <VehicleView key={id} id={id} history={<RecordHistory kind="vehicle" id={id} />} onClose={onClose} />;
}
