import { useDrawer } from '../../components/records/use-drawer';
import { RecordHistory } from '../../features/audit/components/record-history';
import { supportKit } from '../../features/support/support-kit';
import { SupportView } from '../../features/support/support-view';
import { useCan } from '../../lib/session/session-context';

export function Component() {
  const { id, onClose } = useDrawer(supportKit.at);
  const seesHistory = useCan('history.read');
  return (
    <SupportView
      key={id}
      id={id}
      history={seesHistory && <RecordHistory kind="supportrequest" id={id} />}
      onClose={onClose}
    />
  );
}
