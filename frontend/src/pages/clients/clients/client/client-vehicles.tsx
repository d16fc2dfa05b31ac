import { RecordDialog } from '../../../../components/records/record-dialog-lazy';
import { vehicleKit } from '../../../../features/operations/vehicles/vehicle-kit';
import { VehicleList } from '../../../../features/operations/vehicles/vehicle-list';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';

export function ClientVehicles() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <VehicleList onAdd={() => setAdding(true)} />
      {adding && <RecordDialog kit={vehicleKit} record={null} onClose={() => setAdding(false)} />}
    </>
  );
}
