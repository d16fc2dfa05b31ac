import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Figure } from '../../../components/figure';
import { FilterBar } from '../../../components/filter-bar';
import { FilterClient } from '../../../components/filter-client';
import { FilterDate } from '../../../components/filter-date';
import { Notice } from '../../../components/notice';
import { Surface } from '../../../components/surface';
import { SimpleTable } from '../../../components/table/simple-table';
import type { TrialBalance as TrialBalanceAnswer } from '../../../lib/api-types';
import { asOfFault } from '../../../lib/moments';
import { formatMoney, subtractMoney, isZeroMoney } from '../../../lib/money';
import { useListParams } from '../../../lib/use-list-params';
import { useListedClient, type Within } from '../../../lib/use-listed-client';
import { trialBalanceQuery } from '../api/ledger.queries';
import { ExportBalances } from './export-books';
import { side } from './ledger-columns';
import { WhoseBooks } from './whose-books';

const filters = ['asOf', 'clientId'] as const;

const linesOf = (filters: Record<string, string>): string =>
  `/accounting/bookkeeping?${new URLSearchParams(filters).toString()}`;

interface Sides {
  net: readonly [debit: string, credit: string];
  amounts: readonly [debit: string, credit: string];
  to: string;
}

const SideCells = ({ net, amounts, to }: Sides) =>
  amounts.map((amount, at) => (
    <td key={net[at]} className="money">
      {amount !== '' && (
        <Figure to={to} of={net[at] ?? ''}>
          {amount}
        </Figure>
      )}
    </td>
  ));

interface Balances {
  balance: TrialBalanceAnswer;
  past: Record<string, string>;
  within: Within;
}

const BalanceTable = ({ balance, past, within }: Balances) => (
  <SimpleTable data-balance>
    <thead>
      <tr>
        <th scope="col">Account</th>
        <th scope="col" className="money">
          Debit
        </th>
        <th scope="col" className="money">
          Credit
        </th>
      </tr>
    </thead>
    <tbody>
      {balance.rows.map((row) => (
        <tr key={row.number}>
          <td>
            {row.number} {row.name}
          </td>
          <SideCells
            net={['debit-credit', 'credit-debit']}
            amounts={[side(row.debit), side(row.credit)]}
            to={within(linesOf({ account: row.number, ...past }))}
          />
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <SideCells
          net={['accountNumber:debit-credit', 'accountNumber:credit-debit']}
          amounts={[formatMoney(balance.totalDebit), formatMoney(balance.totalCredit)]}
          to={within(linesOf(past))}
        />
      </tr>
    </tfoot>
  </SimpleTable>
);

export function TrialBalance() {
  const params = useListParams(filters);
  const asOf = params.filter('asOf');
  const { clientId, within } = useListedClient();
  const { data, error, isPending, refetch } = useQuery(trialBalanceQuery(asOf, clientId));
  const difference = data ? subtractMoney(data.totalDebit, data.totalCredit) : '0.00';
  return (
    <>
      <FilterBar>
        <FilterDate
          label="As of"
          time
          value={asOf}
          fault={asOfFault}
          onChange={(value) => params.set({ asOf: value })}
        />
        <FilterClient params={params} />
        {data && <WhoseBooks asOf={asOf} />}
        {data && <ExportBalances balance={data} />}
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {isPending && <SkeletonList rows={8} height={32} />}
      {data && data.rows.length === 0 && (
        <Surface>
          <EmptyState icon={<MenuBookOutlined />} title="No entries yet">
            {asOf === ''
              ? 'The balances of your accounts add up here once an invoice is issued.'
              : 'Nothing was in the books at that time.'}
          </EmptyState>
        </Surface>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Notice tone={isZeroMoney(difference) ? 'success' : 'error'}>
            {isZeroMoney(difference)
              ? 'Debits equal credits.'
              : `Debits and credits differ by ${formatMoney(difference)}.`}
          </Notice>
          <Surface sx={{ px: 2.5, py: 1.5 }}>
            <BalanceTable balance={data} past={asOf === '' ? {} : { asOf }} within={within} />
          </Surface>
        </>
      )}
    </>
  );
}
