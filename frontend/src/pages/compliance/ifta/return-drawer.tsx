import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { ReturnView } from '../../../features/compliance/ifta/returns/return-view';

export function Component() {
  const { id, onClose } = useDrawer('/ifta/returns');
  return <ReturnView key={id} id={id} history={<RecordHistory kind="iftareturn" id={id} />} onClose={onClose} />;
}
