import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Figure } from '../../../components/figure';
import { FilterBar } from '../../../components/filter-bar';
import { FilterClient } from '../../../components/filter-client';
import { Section, Surface } from '../../../components/surface';
import { SimpleTable } from '../../../components/table/simple-table';
import { TextLink } from '../../../components/text-link';
import { formatMoney } from '../../../lib/money';
import { useListParams } from '../../../lib/use-list-params';
import { useListedClient } from '../../../lib/use-listed-client';
import { accountsQuery } from '../api/ledger.queries';
import { accountGroups } from './account-groups';
import { ExportAccounts } from './export-books';
import { WhoseBooks } from './whose-books';

const filters = ['clientId'] as const;

export function ChartOfAccounts() {
  const params = useListParams(filters);
  const { clientId, within } = useListedClient();
  const { data, error, isPending, refetch } = useQuery(accountsQuery(clientId));
  if (isPending) return <SkeletonList rows={5} height={90} />;
  if (error) return <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />;
  return (
    <>
      <FilterBar>
        <FilterClient params={params} />
        <WhoseBooks asOf="" />
        <Box sx={{ ml: { lg: 'auto' } }}>
          <ExportAccounts accounts={data} />
        </Box>
      </FilterBar>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {accountGroups.map((group) => {
          const accounts = data.filter(({ type }) => type === group.value);
          if (accounts.length === 0) return null;
          return (
            <Section key={group.value} title={group.label}>
              <SimpleTable>
                <thead>
                  <tr>
                    <th scope="col">Account</th>
                    <th scope="col" className="money">
                      Balance
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {accounts.map((account) => (
                    <tr key={account.number}>
                      <td>
                        <TextLink to={within(`/accounting/bookkeeping?account=${account.number}`)}>
                          {account.number} {account.name}
                        </TextLink>
                      </td>
                      <td className="money">
                        <Figure
                          to={within(`/accounting/bookkeeping?account=${account.number}`)}
                          of={account.balanceType === 'debit' ? 'debit-credit' : 'credit-debit'}
                        >
                          {formatMoney(account.balance)}
                        </Figure>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </SimpleTable>
            </Section>
          );
        })}
      </Box>
    </>
  );
}
