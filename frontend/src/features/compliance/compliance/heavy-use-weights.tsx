import { queryOptions, useQuery } from '@tanstack/react-query';
import { Folded } from '../../../components/layout/folded';
import { SimpleTable } from '../../../components/table/simple-table';
import { kinds } from '../../../generated/kinds';
import { api } from '../../../lib/api/api-client';
import type { HeavyUseWeight } from '../../../lib/api/api-types';
import { formatMoney, formatQuantity } from '../../../lib/format/money';

const weightsQuery = queryOptions({
  queryKey: [kinds.heavyusefiling.address, 'weights'],
  queryFn: () => api.get<HeavyUseWeight[]>('/api/heavy-use-filings/weights'),
});

const poundsOf = ({ from, to }: HeavyUseWeight): string => {
  if (to === null) return `Over ${formatQuantity(from - 1)} lb`;
  return from === to ? `${formatQuantity(from)} lb` : `${formatQuantity(from)} to ${formatQuantity(to)} lb`;
};

/** What a vehicle of some weight pays for a whole period. */
export function HeavyUseWeights() {
  const { data = [] } = useQuery(weightsQuery);
  if (data.length === 0) return null;
  return (
    <Folded title="Weight table">
      <SimpleTable aria-label="Weight table of Form 2290">
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Taxable gross weight</th>
            <th scope="col" className="money">
              Tax, July to June
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((weight) => (
            <tr key={weight.category}>
              <td>{weight.category}</td>
              <td>{poundsOf(weight)}</td>
              <td className="money">{formatMoney(weight.tax)}</td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
    </Folded>
  );
}
