import { useDrawer } from '../../../components/records/use-drawer';
import { ExpenseView } from '../../../features/accounting/expenses/expense-view';
import { expenseKit } from '../../../features/accounting/expenses/expense-kit';
import { RecordHistory } from '../../../features/administration/audit/record-history';

export function Component() {
  const { id, onClose } = useDrawer(expenseKit.at);
  return <ExpenseView key={id} id={id} history={<RecordHistory kind="expense" id={id} />} onClose={onClose} />;
}
