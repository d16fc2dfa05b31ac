import Box from '@mui/material/Box';
import type { TableColumn } from '../../../components/table/columns';
import { ExportButtons } from '../../../components/table/export/export-buttons';
import type { LedgerAccount, TrialBalance } from '../../../lib/api/api-types';
import { formatMoney } from '../../../lib/format/money';
import { accountGroupLabels } from './chart/account-groups';
import { side } from './ledger-columns';

type Balance = TrialBalance['rows'][number];

const account: readonly TableColumn<Pick<Balance, 'number' | 'name' | 'type'>>[] = [
  { field: 'number', header: 'Number', value: ({ number }) => number },
  { field: 'name', header: 'Account', value: ({ name }) => name },
  { field: 'type', header: 'Group', value: ({ type }) => accountGroupLabels[type] },
];
export const balanceColumns: readonly TableColumn<Balance>[] = [
  ...account,
  { field: 'debit', header: 'Debit', align: 'right', value: ({ debit }) => side(debit) },
  { field: 'credit', header: 'Credit', align: 'right', value: ({ credit }) => side(credit) },
];
export const accountColumns: readonly TableColumn<LedgerAccount>[] = [
  ...account,
  { field: 'balance', header: 'Balance', align: 'right', value: ({ balance }) => formatMoney(balance) },
];

/** The trial balance as it stands on the screen. */
export const ExportBalances = ({ balance }: { balance: TrialBalance }) => (
  <Box sx={{ ml: { lg: 'auto' } }}>
    <ExportButtons name="trial_balance" columns={balanceColumns} load={() => Promise.resolve(balance.rows)} />
  </Box>
);

export const ExportAccounts = ({ accounts: all }: { accounts: readonly LedgerAccount[] }) => (
  <ExportButtons name="chart_of_accounts" columns={accountColumns} load={() => Promise.resolve(all)} />
);
