import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import { useOutlet } from 'react-router';
import { ExpenseDialog } from '../../../features/accounting/expenses/expense-dialog-lazy';
import { ownExpenseKit } from '../../../features/accounting/expenses/own/own-expense-kit';
import { OwnExpenses } from '../../../features/accounting/expenses/own/own-expenses';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { ForDrivers } from './for-drivers';

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
  return (
    <ForDrivers what="Expenses are" icon={<ReceiptLongOutlined />} may="driver.write">
      {() => <Expenses />}
    </ForDrivers>
  );
}
