import { queryOptions, useQuery } from '@tanstack/react-query';
import { Folded } from '../../../components/layout/folded';
import { SimpleTable } from '../../../components/table/simple-table';
import { kinds } from '../../../generated/kinds';
import { api } from '../../../lib/api/api-client';
import type { HeavyUseSummary } from '../../../lib/api/api-types';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import type { ListParams } from '../../../lib/lists/use-list-params';

const periodsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [kinds.heavyusefiling.address, 'summary', clientId],
    queryFn: () => api.get<HeavyUseSummary[]>('/api/heavy-use-filings/summary', { query: { clientId } }),
  });

/** What each tax period comes to: of the client that the list is narrowed to, or of all. */
export function HeavyUsePeriods({ params }: { params: ListParams }) {
  const { data = [] } = useQuery(periodsQuery(params.filter('clientId')));
  const year = params.filter('taxYear');
  const shown = data.filter(({ taxYear }) => year === '' || String(taxYear) === year);
  if (shown.length === 0) return null;
  return (
    <div>
      <Folded title="Tax by Period" printed>
        <div role="group" aria-label="Tax by period" tabIndex={0} style={{ overflowX: 'auto' }}>
          <SimpleTable aria-label="Tax by period">
            <thead>
              <tr>
                <th scope="col">Period</th>
                <th scope="col" className="money">
                  Vehicles
                </th>
                <th scope="col" className="money">
                  Taxed
                </th>
                <th scope="col" className="money">
                  Suspended
                </th>
                <th scope="col" className="money">
                  Tax
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ taxYear, vehicles, taxed, suspended, tax, electronic }) => (
                <tr key={taxYear}>
                  <td>
                    July {taxYear} to June {taxYear + 1}
                    {electronic && ' · has to be filed electronically'}
                  </td>
                  <td className="money">{formatQuantity(vehicles)}</td>
                  <td className="money">{formatQuantity(taxed)}</td>
                  <td className="money">{formatQuantity(suspended)}</td>
                  <td className="money">{formatMoney(tax)}</td>
                </tr>
              ))}
            </tbody>
          </SimpleTable>
        </div>
      </Folded>
    </div>
  );
}
