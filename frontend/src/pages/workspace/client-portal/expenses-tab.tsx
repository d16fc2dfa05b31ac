import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import { useOutlet } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ExpenseDialog } from '../../../features/accounting/expenses/expense-dialog-lazy';
import { ownExpenseKit } from '../../../features/accounting/expenses/own/own-expense-kit';
import { OwnExpenses } from '../../../features/accounting/expenses/own/own-expenses';
import { useCan, useUser } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

/** Nothing is chosen before the driver does. */
const BLANK = { paidFrom: '' };

function Expenses() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <OwnExpenses onAdd={() => setAdding(true)} />
      {adding && <ExpenseDialog kit={ownExpenseKit} initial={BLANK} onClose={() => setAdding(false)} />}
      {useOutlet()}
    </>
  );
}

/** The expenses of the driver who is signed in. */
export function Component() {
  const { driverId } = useUser();
  const drives = useCan('driver.write');
  if (!drives) return <EmptyState icon={<ReceiptLongOutlined />} title="Expenses are shown to drivers here" />;
  if (driverId !== null) return <Expenses />;
  return (
    <EmptyState icon={<ReceiptLongOutlined />} title="No driver file yet">
      The office has not linked your sign-in to a driver. Please ask them to.
    </EmptyState>
  );
}
