import { Outlet } from 'react-router';
import { VehicleDialog } from '../../features/vehicles/components/vehicle-dialog-lazy';
import { VehicleList } from '../../features/vehicles/components/vehicle-list';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <VehicleList onAdd={() => setAdding(true)} />
      {adding && <VehicleDialog vehicle={null} onClose={() => setAdding(false)} />}
      <Outlet />
    </>
  );
}
