import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../../components/display/figure';
import { PageActions } from '../../../../components/layout/page-actions';
import { FilterBar } from '../../../../components/filters/filter-bar';
import { FilterBooks } from '../../../../components/filters/filter-books';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { TextLink } from '../../../../components/display/text-link';
import type { LedgerAccount } from '../../../../lib/api/api-types';
import { pageOfAll } from '../../../../lib/format/listed';
import { formatMoney } from '../../../../lib/format/money';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useEditParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { useListedBooks } from '../../../../lib/lists/use-listed-books';
import { accountsQuery } from '../ledger-queries';
import { accountGroupLabels, accountGroups } from './account-groups';
import { AccountDialog } from '../dialogs-lazy';
import { accountColumns, ExportAccounts } from '../export-books';
import { WhoseBooks } from '../whose-books';

const filters = ['clientId', 'own'] as const;
/** In place of the number of the account that is edited. */
const NEW = 'new';
const groupOrder = accountGroups.map(({ value }) => value);
const CARDS = {
  orTable: true as const,
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

const stateOf = ({ active, system }: LedgerAccount): string =>
  [system && 'System', !active && 'Inactive'].filter(Boolean).join(' · ');

const Edit = ({ account, onEdit }: { account: LedgerAccount; onEdit: ((number: string) => void) | null }) =>
  onEdit && (
    <Button
      size="small"
      onClick={() => onEdit(account.number)}
      aria-label={`Edit ${nameOf(account)}`}
      sx={{ minWidth: 0, mx: -1.25 }}
    >
      Edit
    </Button>
  );

const columnsFor = (
  linesOf: (account: LedgerAccount) => string,
  onEdit: ((number: string) => void) | null,
): readonly TableColumn<LedgerAccount>[] => [
  {
    field: 'number',
    header: 'Number',
    width: 90,
    value: ({ number }) => number,
    render: (account) => <TextLink to={linesOf(account)}>{account.number}</TextLink>,
  },
  { field: 'name', header: 'Name', flex: 2, width: 200, value: ({ name }) => name },
  { field: 'type', header: 'Type', width: 110, value: ({ type }) => accountGroupLabels[type] },
  { field: 'state', header: 'State', width: 130, drops: 1, value: stateOf },
  {
    field: 'balance',
    header: 'Balance',
    width: 130,
    align: 'right',
    value: ({ balance }) => formatMoney(balance),
    render: (account) => <BalanceLink account={account} to={linesOf(account)} />,
  },
  ...(onEdit
    ? [
        {
          field: 'edit',
          header: 'Edit',
          width: 80,
          value: () => '',
          render: (account: LedgerAccount) => <Edit account={account} onEdit={onEdit} />,
        },
      ]
    : []),
];

/** The accounts by group, each with what stands on it. */
export function ChartOfAccounts() {
  const params = useListParams(filters);
  const { clientId, own, within } = useListedBooks();
  const answer = useQuery(accountsQuery({ clientId, own }));
  const linesOf = ({ number }: LedgerAccount): string => within(`/accounting/bookkeeping?account=${number}`);
  const mayWrite = useCan('ledger.write');
  const [edited, setEdited] = useEditParam();
  const editing = answer.data?.find(({ number }) => number === edited);
  const onEdit = mayWrite ? setEdited : null;
  const accounts = (answer.data ?? []).toSorted((a, b) => groupOrder.indexOf(a.type) - groupOrder.indexOf(b.type));
  return (
    <>
      <FilterBar open>
        <FilterBooks params={params} />
        <WhoseBooks asOf="" />
        <PageActions>
          {mayWrite && (
            <Button variant="contained" onClick={() => setEdited(NEW)}>
              Add Account
            </Button>
          )}
        </PageActions>
        <ExportAccounts accounts={accounts} />
      </FilterBar>
      <DataTable<LedgerAccount>
        name="accounts"
        label="Chart of accounts"
        list={pageOfAll(answer, accounts, params)}
        params={params}
        columns={columnsFor(linesOf, onEdit)}
        exported={accountColumns}
        rowId={({ number }) => number}
        cards={CARDS}
        empty={null}
        card={(account) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 1.5,
              alignItems: 'baseline',
              '& > :nth-of-type(even)': { justifySelf: 'end' },
            }}
          >
            <TextLink to={linesOf(account)}>{nameOf(account)}</TextLink>
            <BalanceLink account={account} to={linesOf(account)} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {stateOf(account)}
            </Box>
            <Edit account={account} onEdit={onEdit} />
          </Box>
        )}
      />
      {mayWrite && edited === NEW && <AccountDialog account={null} onClose={() => setEdited(null)} />}
      {mayWrite && editing && <AccountDialog account={editing} onClose={() => setEdited(null)} />}
    </>
  );
}
