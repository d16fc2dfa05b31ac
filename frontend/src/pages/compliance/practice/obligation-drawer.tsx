import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { obligationKit } from '../../../features/compliance/obligations/obligation-kit';
import { ObligationView } from '../../../features/compliance/obligations/obligation-view';

export function Component() {
  const { id, onClose } = useDrawer(obligationKit.at);
  return <ObligationView key={id} id={id} history={<RecordHistory kind="obligation" id={id} />} onClose={onClose} />;
}
