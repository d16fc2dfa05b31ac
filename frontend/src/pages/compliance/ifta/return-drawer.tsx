import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { AskedBeside } from '../../../features/compliance/obligations/papers/asked-beside';
import { ReturnView } from '../../../features/compliance/ifta/returns/return-view';

export function Component() {
  const { id, onClose } = useDrawer('/ifta/returns');
  return (
    <ReturnView
      key={id}
      id={id}
      Asked={AskedBeside}
      history={<RecordHistory kind="iftareturn" id={id} />}
      onClose={onClose}
    />
  );
}
