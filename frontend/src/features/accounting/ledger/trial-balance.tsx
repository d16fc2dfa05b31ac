import MenuBookOutlined from '../../../generated/icons/MenuBookOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBasis } from '../../../components/filters/filter-basis';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterDate } from '../../../components/filters/filter-date';
import { Notice } from '../../../components/display/notice';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import type { TrialBalance as TrialBalanceAnswer } from '../../../lib/api/api-types';
import { BASES, basisIn } from '../../../lib/format/basis';
import { pageOfAll } from '../../../lib/format/listed';
import { asOfFault } from '../../../lib/format/moments';
import { formatMoney, subtractMoney, isZeroMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useListedBooks } from '../../../lib/lists/use-listed-books';
import { trialBalanceQuery } from './ledger-queries';
import { accountGroupLabels } from './chart/account-groups';
import { balanceColumns, ExportBalances } from './export-books';
import { side, sided } from './ledger-columns';
import { WhoseBooks } from './whose-books';

const filters = ['asOf', 'clientId', 'own', 'basis'] as const;

const linesOf = (filters: Record<string, string>): string =>
  `/accounting/bookkeeping?${new URLSearchParams(filters).toString()}`;

type Balance = TrialBalanceAnswer['rows'][number];

/** An account on a phone: where it stands, on which side. */
const BalanceCard = ({ row: { number, name, debit, credit }, to }: { row: Balance; to: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}>
    <span>
      {number} {name}
    </span>
    <span>
      {side(debit) !== '' && <>Debit {sided(side(debit), 'debit-credit', to)}</>}
      {side(credit) !== '' && <>Credit {sided(side(credit), 'credit-debit', to)}</>}
    </span>
  </Box>
);

const columnsFor = (linesOf: (account: string) => string): readonly TableColumn<Balance>[] => [
  { field: 'account', header: 'Account', width: 190, flex: 1, value: ({ number, name }) => `${number} ${name}` },
  { field: 'type', header: 'Group', width: 120, hidden: true, value: ({ type }) => accountGroupLabels[type] },
  {
    field: 'debit',
    header: 'Debit',
    width: 120,
    align: 'right',
    value: ({ debit }) => side(debit),
    render: ({ debit, number }) => sided(side(debit), 'debit-credit', linesOf(number)),
  },
  {
    field: 'credit',
    header: 'Credit',
    width: 120,
    align: 'right',
    value: ({ credit }) => side(credit),
    render: ({ credit, number }) => sided(side(credit), 'credit-debit', linesOf(number)),
  },
];

export function TrialBalance() {
  const params = useListParams(filters);
  const asOf = params.filter('asOf');
  const { clientId, own, within } = useListedBooks();
  const basis = params.filter('basis');
  const answer = useQuery(trialBalanceQuery({ asOf, clientId, own, basis }));
  const { data } = answer;
  const past = { ...(asOf === '' ? {} : { asOf }), ...(basis === '' ? {} : { basis }) };
  const all = within(linesOf(past));
  const [, meaning] = BASES[basisIn(basis)];
  const difference = data ? subtractMoney(data.totalDebit, data.totalCredit) : '0.00';
  return (
    <>
      <FilterBar open>
        <FilterDate
          label="As of"
          time
          value={asOf}
          fault={asOfFault}
          onChange={(value) => params.set({ asOf: value })}
        />
        <FilterBooks params={params} />
        <FilterBasis params={params} />
        {data && <WhoseBooks asOf={asOf} />}
        {data && <ExportBalances balance={data} />}
      </FilterBar>
      {data && data.rows.length > 0 && (
        <Notice tone={isZeroMoney(difference) ? 'success' : 'error'}>
          {isZeroMoney(difference)
            ? `Debits equal credits: what stands on every account is on one side or the other. ${meaning}`
            : `Debits and credits differ by ${formatMoney(difference)}.`}
        </Notice>
      )}
      <div data-balance>
        <DataTable<Balance>
          name="trial-balance"
          label="Trial balance"
          list={pageOfAll(answer, data?.rows ?? [], params)}
          params={params}
          columns={columnsFor((account) => within(linesOf({ account, ...past })))}
          exported={balanceColumns}
          rowId={({ number }) => number}
          totals={
            data && {
              account: 'Total',
              debit: sided(formatMoney(data.totalDebit), 'accountNumber:debit-credit', all),
              credit: sided(formatMoney(data.totalCredit), 'accountNumber:credit-debit', all),
            }
          }
          empty={
            <EmptyState icon={<MenuBookOutlined />} title="No entries yet">
              {asOf === ''
                ? 'The balances of your accounts add up here once an invoice is issued.'
                : 'Nothing was in the books at that time.'}
            </EmptyState>
          }
          card={(row) => <BalanceCard row={row} to={within(linesOf({ account: row.number, ...past }))} />}
        />
      </div>
    </>
  );
}
