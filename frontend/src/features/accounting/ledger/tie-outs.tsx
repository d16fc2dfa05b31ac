import BalanceOutlined from '../../../generated/icons/MenuBookOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Figure, type Behind } from '../../../components/display/figure';
import { Notice } from '../../../components/display/notice';
import { TextLink } from '../../../components/display/text-link';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import type { TieOut } from '../../../lib/api/api-types';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useListedBooks } from '../../../lib/lists/use-listed-books';
import { can, useUser } from '../../../lib/session/session-context';
import { Differences } from './differences';
import { tieOutsQuery } from './ledger-queries';

const filters = ['clientId', 'own', 'differs'] as const;
const BY_HAND = 'By Hand is what was posted to it by hand.';

const Agrees = ({ row }: { row: TieOut }) =>
  row.ok ? <Box sx={{ color: 'success.main' }}>Agrees</Box> : <Box sx={{ color: 'error.main' }}>Differs</Box>;

/** Where an amount of an account leads: to its lines, or to the records that it sums up. */
interface Links {
  readonly lines: (account: string) => string;
  readonly records: (account: string) => Behind;
  /** What differs of it, on this page. */
  readonly differences: (account: string) => string;
}

const sideOf = (account: string): string => (account < '2000' ? 'debit-credit' : 'credit-debit');

/** An account on a phone: both amounts, and whether they agree. */
const TieOutCard = ({ row, links }: { row: TieOut; links: Links }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }} className="tabular">
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
      <span>
        {row.account} {row.title}
      </span>
      <Agrees row={row} />
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      Ledger{' '}
      <Figure to={links.lines(row.account)} of={sideOf(row.account)}>
        {formatMoney(row.ledger)}
      </Figure>{' '}
      · Subledger <Figure {...links.records(row.account)}>{formatMoney(row.subledger)}</Figure>
    </Box>
  </Box>
);

/**
 * The columns of amounts: the ledger and what was written by hand open their lines, the subledger its records, a
 * difference the records that it comes from.
 */
const AMOUNTS = [
  ['ledger', 'Ledger', 108, (links: Links, account: string) => ({ to: links.lines(account), of: sideOf(account) })],
  [
    'byHand',
    'By Hand',
    108,
    (links: Links, account: string) => ({ to: links.lines(account), of: `${sideOf(account)}@byHand` }),
  ],
  ['subledger', 'Subledger', 112, (links: Links, account: string) => links.records(account)],
  [
    'difference',
    'Difference',
    96,
    (links: Links, account: string) => ({ to: links.differences(account), of: 'cells:Difference' }),
  ],
] as const;

/** Where nothing was written by hand and nothing differs there is nothing to open. */
const isQuiet = (field: string, amount: string): boolean =>
  ['byHand', 'difference'].includes(field) && isZeroMoney(amount);

const columnsFor = (links: Links): readonly TableColumn<TieOut>[] => [
  {
    field: 'account',
    header: 'Account',
    width: 84,
    value: ({ account }) => account,
    render: ({ account }) => <TextLink to={links.lines(account)}>{account}</TextLink>,
  },
  { field: 'title', header: 'Records', width: 104, flex: 1, value: ({ title }) => title },
  ...AMOUNTS.map(([field, header, width, behind]): TableColumn<TieOut> => ({
    ...{ field, header, width, align: 'right' },
    // where both do not fit, the difference tells of the subledger
    ...(field === 'byHand' && { drops: 2 }),
    ...(field === 'subledger' && { drops: 1 }),
    value: (row) => formatMoney(row[field]),
    render: (row) =>
      isQuiet(field, row[field]) ? (
        <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
          {formatMoney(row[field])}
        </Box>
      ) : (
        <Figure {...behind(links, row.account)}>{formatMoney(row[field])}</Figure>
      ),
  })),
  {
    field: 'ok',
    header: 'Result',
    width: 84,
    value: ({ ok }) => (ok ? 'Agrees' : 'Differs'),
    render: (row) => <Agrees row={row} />,
  },
];

/**
 * The lists of records that accounts sum up, who may see them, and of which of their fields. Where several lists add up
 * to an account, its subledger opens the lines that records booked.
 */
const RECORDS: Readonly<Record<string, { readonly to: string; readonly of: string; readonly may: string }>> = {
  '1100': { to: '/accounting/invoices?status=pending,overdue', of: 'balance', may: 'invoices.read' },
  '1110': { to: '/accounting/bookkeeping?view=charges&status=open', of: 'open', may: 'client-money.read' },
  '2350': { to: '/accounting/bookkeeping?view=client-money', of: 'balance', may: 'client-money.read' },
  '2000': { to: '/expenses?status=open', of: 'amount', may: 'expenses.read' },
  '2050': { to: '/accounting/bookkeeping?view=fuel-cards', of: 'foot:owed', may: 'expenses.read' },
};

/** Their lists can be narrowed to the records of the firm itself. */
const NARROWED: ReadonlySet<string> = new Set(['1100', '2000']);
/** They stand in the books of the firm alone, which agents do not see: their charges are not what such a sum is of. */
const OF_THE_FIRM: ReadonlySet<string> = new Set(['1110', '2350']);
/** What is owed on fuel cards is told of all books at once. */
const OF_ALL_BOOKS: ReadonlySet<string> = new Set(['2050']);

/** Control accounts beside the records that they sum up: a difference names the records it comes from. */
export function TieOuts({ warning }: { warning?: ReactNode }) {
  const params = useListParams(filters);
  const { clientId, own, within } = useListedBooks();
  const answer = useQuery(tieOutsQuery({ clientId, own }));
  const rows = answer.data ?? [];
  const wrong = rows.filter(({ ok }) => !ok);
  const lines = (account: string): string =>
    within(`/accounting/bookkeeping?${new URLSearchParams({ account }).toString()}`);
  const user = useUser();
  const records = (account: string): Behind => {
    const list = RECORDS[account];
    const isNarrower = (own && !NARROWED.has(account)) || (user.isAgent && OF_THE_FIRM.has(account));
    const isWider = (clientId || user.isAgent) && OF_ALL_BOOKS.has(account);
    return !list || !can(user, list.may) || isNarrower || isWider
      ? { to: lines(account), of: `${sideOf(account)}@records` }
      : { to: within(list.to), of: list.of };
  };
  const differences = (account: string): string =>
    within(`/accounting/bookkeeping?${new URLSearchParams({ view: 'tie-outs', differs: account })}`);
  const links = { lines, records, differences };
  const columns = columnsFor(links);
  return (
    <>
      <FilterBar open>
        <FilterBooks params={params} />
        {params.filter('differs') !== '' && (
          <NarrowedTo
            label={`What differs: ${params.filter('differs')}`}
            onClear={() => params.set({ differs: null })}
          />
        )}
        {answer.data && <ExportMenu name="tie_outs" columns={columns} load={() => Promise.resolve(rows)} />}
      </FilterBar>
      {wrong.length > 0 && (
        <Notice tone="error">
          {`${wrong.map(({ account }) => account).join(', ')} differ from the records that they sum up, their subledgers. ${BY_HAND}`}
        </Notice>
      )}
      {warning}
      {wrong
        .filter(({ account }) => params.filter('differs') === '' || account === params.filter('differs'))
        .map((row) => (
          <Differences key={row.account} row={row} lines={lines(row.account)} />
        ))}
      <DataTable<TieOut>
        name="tie-outs"
        label="Tie-outs"
        list={pageOfAll(answer, rows, params)}
        params={params}
        columns={columns}
        rowId={({ account }) => account}
        empty={
          <EmptyState icon={<BalanceOutlined />} title="No accounts to compare">
            Accounts appear here with their records.
          </EmptyState>
        }
        card={(row) => <TieOutCard row={row} links={links} />}
      />
      {answer.data && wrong.length === 0 && (
        <Notice tone="success">
          {`Every account agrees with the records that it sums up, its subledger. ${BY_HAND}`}
        </Notice>
      )}
    </>
  );
}
