import AddOutlined from '../../../generated/icons/AddOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useOutlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { ImportPanel } from '../../../features/workspace/batches/import-panel-lazy';
import { EXPENSE_SHEET } from '../../../features/workspace/batches/sheet-kinds';
import { ExpenseDialog } from '../../../features/accounting/expenses/expense-dialog-lazy';
import { expenseKit } from '../../../features/accounting/expenses/expense-kit';
import { ExpenseList } from '../../../features/accounting/expenses/expense-list';
import { SyncFuelButton } from '../../../features/operations/fuel-cards/sync-fuel-button';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useListedClient } from '../../../lib/lists/use-listed-client';

export function Component() {
  const mayAdd = useCan('expenses.write');
  const [adding, setAdding] = useFlagParam('new');
  const [importing, setImporting] = useFlagParam('import');
  const { clientId } = useListedClient();
  const panel = useOutlet();
  return (
    <Page
      title="Expenses"
      subtitle="Track fuel, meals, repairs, and other expenses"
      actions={
        mayAdd && (
          <>
            <SyncFuelButton at="expenses" />
            <Button
              variant="outlined"
              color="secondary"
              sx={{ color: 'text.primary' }}
              startIcon={<UploadFileOutlined />}
              aria-expanded={importing}
              onClick={() => setImporting(!importing)}
            >
              Import Excel
            </Button>
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
              Add Expense
            </Button>
          </>
        )
      }
    >
      {mayAdd && importing && (
        <Box sx={{ mb: 2 }}>
          <ImportPanel sheet={EXPENSE_SHEET} clientId={clientId} />
        </Box>
      )}
      <ExpenseList onAdd={() => setAdding(true)} />
      {adding && <ExpenseDialog kit={expenseKit} onClose={() => setAdding(false)} />}
      {panel ?? <EditInList kit={expenseKit} />}
    </Page>
  );
}
