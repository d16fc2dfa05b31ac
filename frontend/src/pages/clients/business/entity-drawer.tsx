import { useDrawer } from '../../../components/records/use-drawer';
import { entityKit } from '../../../features/clients/business-entities/entity-kit';
import { EntityView } from '../../../features/clients/business-entities/entity-view';
import { RecordHistory } from '../../../features/administration/audit/record-history';

export function Component() {
  const { id, onClose } = useDrawer(entityKit.at);
  return <EntityView key={id} id={id} history={<RecordHistory kind="businessentity" id={id} />} onClose={onClose} />;
}
