import { useDrawer } from '../../../components/records/use-drawer';
import { OwnSettlementView } from '../../../features/pay/settlements/own-lazy';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const { id, onClose } = useDrawer('/client-portal/pay');
  return useCan('driver.read') ? <OwnSettlementView key={id} id={id} onClose={onClose} /> : null;
}
