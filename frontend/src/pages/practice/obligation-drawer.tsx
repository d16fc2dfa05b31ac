import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { obligationKit } from '../../features/obligations/obligation-kit';
import { ObligationView } from '../../features/obligations/obligation-view';

export function Component() {
  const { id, onClose } = useDrawer(obligationKit.at);
  return <ObligationView key={id} id={id} history={<RecordHistory kind="obligation" id={id} />} onClose={onClose} />;
}
