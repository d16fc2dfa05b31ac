import BalanceOutlined from '../../../generated/icons/MenuBookOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { Notice } from '../../../components/display/notice';
import { TextLink } from '../../../components/display/text-link';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import type { TieOut } from '../../../lib/api/api-types';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useListedBooks } from '../../../lib/lists/use-listed-books';
import { recordAddress } from '../../../lib/navigation/record-address';
import { tieOutsQuery } from './ledger-queries';

const filters = ['clientId', 'own'] as const;

/** The records of an account that differ, each with both amounts. */
const Differences = ({ row: { differences, differing } }: { row: TieOut }) => (
  <Box component="ul" sx={{ m: 0, pl: 2 }}>
    {differences.map(({ kind, id, number, ledger, subledger }) => (
      <li key={`${kind}-${id}`}>
        <TextLink to={recordAddress(kind, id) ?? '/accounting/bookkeeping'}>{number ?? `${kind} ${id}`}</TextLink>:{' '}
        {formatMoney(ledger)} in the ledger, {formatMoney(subledger)} in its record
      </li>
    ))}
    {differing > differences.length && <li>and {differing - differences.length} more</li>}
  </Box>
);
const Agrees = ({ row }: { row: TieOut }) =>
  row.ok ? <Box sx={{ color: 'success.main' }}>Agrees</Box> : <Box sx={{ color: 'error.main' }}>Differs</Box>;

const columnsFor = (linesOf: (account: string) => string): readonly TableColumn<TieOut>[] => [
  { field: 'account', header: 'Account', width: 100, value: ({ account }) => account },
  { field: 'title', header: 'Records', width: 200, flex: 1, value: ({ title }) => title },
  {
    field: 'ledger',
    header: 'Ledger',
    width: 130,
    align: 'right',
    value: ({ ledger }) => formatMoney(ledger),
    render: ({ ledger, account }) => (
      <Figure to={linesOf(account)} of={account < '2000' ? 'debit-credit' : 'credit-debit'}>
        {formatMoney(ledger)}
      </Figure>
    ),
  },
  {
    field: 'byHand',
    header: 'By Hand',
    width: 120,
    align: 'right',
    drops: 1,
    value: ({ byHand }) => formatMoney(byHand),
  },
  { field: 'subledger', header: 'Subledger', width: 130, align: 'right', value: (row) => formatMoney(row.subledger) },
  {
    field: 'difference',
    header: 'Difference',
    width: 120,
    align: 'right',
    value: (row) => formatMoney(row.difference),
  },
  {
    field: 'ok',
    header: 'Result',
    width: 110,
    value: ({ ok }) => (ok ? 'Agrees' : 'Differs'),
    render: (row) => <Agrees row={row} />,
  },
];

/** Control accounts beside the records that they sum up: a difference names the records it comes from. */
export function TieOuts() {
  const params = useListParams(filters);
  const { clientId, own, within } = useListedBooks();
  const answer = useQuery(tieOutsQuery({ clientId, own }));
  const rows = answer.data ?? [];
  const wrong = rows.filter(({ ok }) => !ok);
  const linesOf = (account: string): string =>
    within(`/accounting/bookkeeping?${new URLSearchParams({ account }).toString()}`);
  return (
    <>
      <FilterBar>
        <FilterBooks params={params} />
      </FilterBar>
      {answer.data && (
        <Notice tone={wrong.length === 0 ? 'success' : 'error'}>
          {wrong.length === 0
            ? 'Every account agrees with the records that it sums up, its subledger.'
            : `${wrong.map(({ account }) => account).join(', ')} differ from the records that they sum up.`}
        </Notice>
      )}
      {wrong.map((row) => (
        <Differences key={row.account} row={row} />
      ))}
      <DataTable<TieOut>
        name="tie-outs"
        label="Tie-outs"
        list={pageOfAll(answer, rows, params)}
        params={params}
        columns={columnsFor(linesOf)}
        rowId={({ account }) => account}
        empty={
          <EmptyState icon={<BalanceOutlined />} title="No accounts to compare">
            Accounts appear here with their records.
          </EmptyState>
        }
        card={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>
              {row.account} {row.title}: {formatMoney(row.ledger)} and {formatMoney(row.subledger)}
            </span>
            <Agrees row={row} />
          </Box>
        )}
      />
    </>
  );
}
