import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { paperRequestKit } from '../../../features/compliance/obligations/papers/paper-request-kit';
import { PaperRequestView } from '../../../features/compliance/obligations/papers/paper-request-view';

export function Component() {
  const { id, onClose } = useDrawer(paperRequestKit.at);
  return (
    <PaperRequestView key={id} id={id} history={<RecordHistory kind="paperrequest" id={id} />} onClose={onClose} />
  );
}
