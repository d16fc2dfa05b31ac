import { useDrawer } from '../../components/records/use-drawer';
import { driverKit } from '../../features/drivers/driver-kit';
import { DriverView } from '../../features/drivers/driver-view';
import { RecordHistory } from '../../features/audit/components/record-history';

export function Component() {
  const { id, onClose } = useDrawer(driverKit.at);
  return <DriverView key={id} id={id} history={<RecordHistory kind="driver" id={id} />} onClose={onClose} />;
}
