import type { TableColumn } from '../../../components/table/columns';
import { ExportMenu } from '../../../components/table/export/export-menu';
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
  <ExportMenu name="trial_balance" columns={balanceColumns} load={() => Promise.resolve(balance.rows)} />
);

export const ExportAccounts = ({ accounts: all }: { accounts: readonly LedgerAccount[] }) => (
  <ExportMenu name="chart_of_accounts" columns={accountColumns} load={() => Promise.resolve(all)} />
);
