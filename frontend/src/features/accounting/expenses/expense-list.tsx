import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, OF_THE_FIRM, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import type { Expense } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { expenseCategoryLabels, optionsOf } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { ExpenseCards } from './expense-cards';
import { expenseKit } from './expense-kit';
import { ExpenseStatusChip, PaySelected } from './payment/expense-payment';
import { CategoryBadge, expenseStatusLabels, fuelDetails, vendorOf } from './expense-words';

const columns: readonly TableColumn<Expense>[] = [
  {
    field: 'category',
    header: 'Category',
    width: 150,
    sortable: true,
    value: ({ category }) => expenseCategoryLabels[category],
    render: ({ category }) => <CategoryBadge category={category} />,
  },
  { field: 'vendor', header: 'Vendor/Description', flex: 2, width: 200, value: vendorOf },
  {
    field: 'amount',
    header: 'Amount',
    width: 120,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  { field: 'location', header: 'Location', flex: 1, width: 140, drops: 2, value: ({ location }) => location ?? '' },
  {
    field: 'expenseDate',
    header: 'Date',
    width: 120,
    sortable: true,
    value: ({ expenseDate }) => formatDate(expenseDate),
  },
  {
    field: 'status',
    header: 'Payment',
    width: 130,
    value: ({ status }) => (status ? expenseStatusLabels[status] : ''),
    render: (expense) => <ExpenseStatusChip {...expense} />,
  },
  { field: 'fuel', header: 'Fuel Details', width: 170, drops: 1, value: fuelDetails },
  { field: 'clientName', header: 'Client', flex: 1, width: 160, drops: 3, value: ({ clientName }) => clientName ?? '' },
];

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  OF_THE_FIRM,
  { name: 'category', label: 'Category', all: 'All categories', options: optionsOf(expenseCategoryLabels) },
  { name: 'driverId', label: 'Driver', all: 'All drivers', of: 'driver' },
  { name: 'paidFrom', all: 'Any payment source' },
  { name: 'status', label: 'On account', all: 'Paid or not', options: optionsOf(expenseStatusLabels) },
  { name: 'expenseDateFrom', label: 'From', linked: (day) => `From ${formatDate(day)}` },
  { name: 'expenseDateTo', label: 'To', linked: (day) => `To ${formatDate(day)}` },
  { name: 'vehicleId', label: 'Vehicle', linked: () => 'Of one vehicle' },
  { name: 'loadId', label: 'Load', linked: () => 'Of one load' },
];

const empty: EmptyWords = {
  icon: <ReceiptLongOutlined />,
  none: { title: 'No expenses found', text: 'Fuel, meals, repairs and tolls are listed here.', add: 'Add Expense' },
  unmatched: { title: 'No expenses found', text: 'Try another vendor, category, client or driver.' },
};

export function ExpenseList({ onAdd }: { onAdd: () => void }) {
  return (
    <RecordList
      kit={expenseKit}
      label="Expenses"
      search="Search expenses"
      columns={columns}
      filters={filters}
      empty={empty}
      above={(params) => <ExpenseCards clientId={params.filter('clientId')} />}
      card={(expense, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <span className="tabular">{formatMoney(expense.amount)}</span>
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <CategoryBadge category={expense.category} />
            <ExpenseStatusChip {...expense} />
          </Box>
          <Typography color="textSecondary">
            {[formatDate(expense.expenseDate), expense.location, fuelDetails(expense), expense.clientName]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      bulk={(selected, clear) => <PaySelected selected={selected} clear={clear} />}
      onAdd={onAdd}
    />
  );
}
