import { useDrawer } from '../../../components/records/use-drawer';
import { OwnExpenseView } from '../../../features/accounting/expenses/own/own-expense-view';
import { ownExpenseKit } from '../../../features/accounting/expenses/own/own-expense-kit';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const { id, onClose } = useDrawer(ownExpenseKit.at);
  return useCan('driver.read') ? <OwnExpenseView key={id} id={id} onClose={onClose} /> : null;
}
