import { useDrawer } from '../../../components/records/use-drawer';
import { AccountView } from '../../../features/pay/driver-accounts/account-view';
import { RecordHistory } from '../../../features/administration/audit/record-history';

export function Component() {
  const { id, onClose } = useDrawer('/settlements/accounts');
  return <AccountView key={id} id={id} history={<RecordHistory kind="driveraccount" id={id} />} onClose={onClose} />;
}
