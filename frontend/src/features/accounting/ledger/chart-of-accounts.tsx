import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { TextLink } from '../../../components/display/text-link';
import type { LedgerAccount } from '../../../lib/api/api-types';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { accountsQuery } from './ledger-queries';
import { accountGroupLabels, accountGroups } from './account-groups';
import { accountColumns, ExportAccounts } from './export-books';
import { WhoseBooks } from './whose-books';

const filters = ['clientId'] as const;
const groupOrder = accountGroups.map(({ value }) => value);
const CARDS = {
  width: 340,
  groups: accountGroups.map(({ value, label }) => ({
    title: label,
    holds: ({ type }: LedgerAccount) => type === value,
  })),
};

const BalanceLink = ({ account, to }: { account: LedgerAccount; to: string }) => (
  <Figure to={to} of={account.balanceType === 'debit' ? 'debit-credit' : 'credit-debit'}>
    {formatMoney(account.balance)}
  </Figure>
);

const nameOf = ({ number, name }: LedgerAccount): string => `${number} ${name}`;

const columnsFor = (linesOf: (account: LedgerAccount) => string): readonly TableColumn<LedgerAccount>[] => [
  {
    field: 'account',
    header: 'Account',
    value: nameOf,
    render: (account) => <TextLink to={linesOf(account)}>{nameOf(account)}</TextLink>,
  },
  { field: 'type', header: 'Group', hidden: true, value: ({ type }) => accountGroupLabels[type] },
  {
    field: 'balance',
    header: 'Balance',
    align: 'right',
    value: ({ balance }) => formatMoney(balance),
    render: (account) => <BalanceLink account={account} to={linesOf(account)} />,
  },
];

/** The accounts by group, each with what stands on it. */
export function ChartOfAccounts() {
  const params = useListParams(filters);
  const { clientId, within } = useListedClient();
  const answer = useQuery(accountsQuery(clientId));
  const linesOf = ({ number }: LedgerAccount): string => within(`/accounting/bookkeeping?account=${number}`);
  const accounts = (answer.data ?? []).toSorted((a, b) => groupOrder.indexOf(a.type) - groupOrder.indexOf(b.type));
  return (
    <>
      <FilterBar>
        <FilterClient params={params} />
        <WhoseBooks asOf="" />
        <Box sx={{ ml: { lg: 'auto' } }}>
          <ExportAccounts accounts={accounts} />
        </Box>
      </FilterBar>
      <DataTable<LedgerAccount>
        name="accounts"
        label="Chart of accounts"
        list={pageOfAll(answer, accounts, params)}
        params={params}
        columns={columnsFor(linesOf)}
        exported={accountColumns}
        rowId={({ number }) => number}
        cards={CARDS}
        empty={null}
        card={(account) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}>
            <TextLink to={linesOf(account)}>{nameOf(account)}</TextLink>
            <BalanceLink account={account} to={linesOf(account)} />
          </Box>
        )}
      />
    </>
  );
}
