import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { supportKit } from '../../../features/workspace/support/support-kit';
import { SupportView } from '../../../features/workspace/support/support-view';
import { useCan } from '../../../lib/session/session-context';

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
