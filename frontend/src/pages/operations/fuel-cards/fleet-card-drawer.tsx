import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { fleetCardKit } from '../../../features/operations/fuel-cards/fleet-card-kit';
import { FleetCardView } from '../../../features/operations/fuel-cards/fleet-card-view';

export function Component() {
  const { id, onClose } = useDrawer(fleetCardKit.at);
  return <FleetCardView key={id} id={id} history={<RecordHistory kind="fleetcard" id={id} />} onClose={onClose} />;
}
