import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useOutlet } from 'react-router';
import { Page } from '../../components/page';
import { EditInList } from '../../components/records/edit-in-list';
import { ExpenseDialog } from '../../features/expenses/expense-dialog';
import { expenseKit } from '../../features/expenses/expense-kit';
import { ExpenseList } from '../../features/expenses/expense-list';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const mayAdd = useCan('expenses.write');
  const [adding, setAdding] = useFlagParam('new');
  const panel = useOutlet();
  return (
    <Page
      title="Expenses"
      subtitle="Track fuel, meals, repairs, and other expenses"
      actions={
        mayAdd && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
            Add Expense
          </Button>
        )
      }
    >
      <ExpenseList onAdd={() => setAdding(true)} />
      {adding && <ExpenseDialog kit={expenseKit} onClose={() => setAdding(false)} />}
      {panel ?? <EditInList kit={expenseKit} />}
    </Page>
  );
}
