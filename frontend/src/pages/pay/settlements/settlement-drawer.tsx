import { useDrawer } from '../../../components/records/use-drawer';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { SettlementView } from '../../../features/pay/settlements/settlement-view';

export function Component() {
  const { id, onClose } = useDrawer('/settlements');
  return <SettlementView key={id} id={id} history={<RecordHistory kind="settlement" id={id} />} onClose={onClose} />;
}
