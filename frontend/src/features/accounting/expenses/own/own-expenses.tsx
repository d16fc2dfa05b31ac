import AddOutlined from '../../../../generated/icons/AddOutlined';
import AttachFileOutlined from '../../../../generated/icons/AttachFileOutlined';
import ReceiptLongOutlined from '../../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { FilterBar } from '../../../../components/filters/filter-bar';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { RecordLink } from '../../../../components/display/text-link';
import { listAll } from '../../../../lib/api/api-client';
import type { Expense } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { expenseCategoryLabels } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import { within } from '../../../../lib/records/record-kit';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { CategoryBadge, fuelDetails } from '../expense-words';
import { ownExpenseKit as kit } from './own-expense-kit';

function ExpenseLink({ expense }: { expense: Expense }) {
  const { search } = useLocation();
  return <RecordLink to={`${kit.at}/${expense.id}${search}`}>{kit.displayName(expense)}</RecordLink>;
}

const columns: readonly TableColumn<Expense>[] = [
  {
    field: 'called',
    header: 'What for',
    value: kit.displayName,
    render: (expense) => <ExpenseLink expense={expense} />,
  },
  { field: 'expenseDate', header: 'Date', value: ({ expenseDate }) => formatDate(expenseDate) },
  { field: 'category', header: 'Category', value: ({ category }) => expenseCategoryLabels[category] },
  { field: 'amount', header: 'Amount', align: 'right', value: ({ amount }) => formatMoney(amount) },
  { field: 'receipt', header: 'Receipt', value: ({ receiptUrl }) => (receiptUrl ? 'Yes' : 'No') },
];
const NONE: readonly never[] = [];
const CARDS = { width: 340 };

function OwnExpense({ expense }: { expense: Expense }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <ExpenseLink expense={expense} />
        <span className="tabular">{formatMoney(expense.amount)}</span>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <CategoryBadge category={expense.category} />
        <Typography component="span" color="textSecondary" className="tabular">
          {[formatDate(expense.expenseDate), fuelDetails(expense)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography
        component="span"
        color={expense.receiptUrl ? 'textSecondary' : 'warning'}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& svg': { fontSize: 18 } }}
      >
        {expense.receiptUrl && <AttachFileOutlined aria-hidden />}
        {expense.receiptUrl ? 'Receipt is there' : 'Receipt is missing'}
      </Typography>
    </>
  );
}

/** What the driver who is signed in spent. */
export function OwnExpenses({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(NONE);
  const list = useQuery(kit.list(params.query));
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Expense
    </Button>
  );
  return (
    <>
      {list.data && list.data.items.length > 0 && (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'end', mb: 1.5, '& > button': { flex: { xs: 1, sm: 'none' } } }}>
            {add}
          </Box>
          <FilterBar>
            <ExportMenu
              name="expenses"
              columns={columns}
              load={() => listAll<Expense>(kit.path, within(kit.fixed, params.exported))}
            />
          </FilterBar>
        </>
      )}
      <DataTable<Expense>
        name="own-expenses"
        label="My expenses"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={
          <EmptyState icon={<ReceiptLongOutlined />} title="No expenses yet" action={add}>
            Take a photo of a receipt and say what it was for. The office sees it at once.
          </EmptyState>
        }
        card={(expense) => <OwnExpense expense={expense} />}
      />
    </>
  );
}
