import { useDrawer } from '../../components/records/use-drawer';
import { entityKit } from '../../features/business/entity-kit';
import { EntityView } from '../../features/business/entity-view';
import { RecordHistory } from '../../features/audit/components/record-history';

export function Component() {
  const { id, onClose } = useDrawer(entityKit.at);
  return <EntityView key={id} id={id} history={<RecordHistory kind="businessentity" id={id} />} onClose={onClose} />;
}
