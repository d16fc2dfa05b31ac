import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { tripKit } from '../../../features/operations/trips/trip-kit';
import { TripView } from '../../../features/operations/trips/trip-view';

export function Component() {
  const { id, onClose } = useDrawer(tripKit.at);
  return <TripView key={id} id={id} history={<RecordHistory kind="trip" id={id} />} onClose={onClose} />;
}
