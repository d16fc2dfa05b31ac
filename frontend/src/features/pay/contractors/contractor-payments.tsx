import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '../../../components/display/text-link';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterSelect } from '../../../components/filters/filter-bar';
import { SimpleTable } from '../../../components/table/simple-table';
import { contractorPaymentLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';
import { contractorYearQuery, type ContractorYear } from './contractor-calls';

const FORM_NAMES: Readonly<Record<string, string>> = { '1099-nec': '1099-NEC', '1099-misc': '1099-MISC' };

/** Each form with its total, and what is on none with the reason: together all that was paid. */
const Sums = ({ of: { paid, forms, leftOut } }: { of: ContractorYear }) => (
  <SimpleTable aria-label="What counts">
    <tbody>
      {forms.map(({ form, total }) => (
        <tr key={form}>
          <td>{`On form ${FORM_NAMES[form] ?? form}`}</td>
          <td className="money">{formatMoney(total)}</td>
        </tr>
      ))}
      {leftOut.map(({ reason, amount }) => (
        <tr key={reason}>
          <td>{`Left out: ${reason}`}</td>
          <td className="money">{formatMoney(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Paid in all</th>
        <td className="money">{formatMoney(paid)}</td>
      </tr>
    </tfoot>
  </SimpleTable>
);

const Each = ({ payments }: Pick<ContractorYear, 'payments'>) => (
  <SimpleTable aria-label="Payments">
    <thead>
      <tr>
        <th>Paid</th>
        <th>For</th>
        <th>How</th>
        <th className="money">Amount</th>
      </tr>
    </thead>
    <tbody>
      {payments.map(({ sourceKind, sourceId, paidOn, text, amount, way }) => {
        const to = recordAddress(sourceKind, sourceId);
        return (
          <tr key={`${sourceKind}-${sourceId}-${paidOn}-${amount}`}>
            <td>{formatDate(paidOn)}</td>
            <td>{to === null ? text : <TextLink to={to}>{text}</TextLink>}</td>
            <td>{way === null ? '—' : contractorPaymentLabels.way[way]}</td>
            <td className="money">{formatMoney(amount)}</td>
          </tr>
        );
      })}
    </tbody>
  </SimpleTable>
);

/** What a contractor was paid in a year, and what of it is told on forms 1099. */
export function ContractorPayments({ contractorId }: { contractorId: string }) {
  const [year, setYear] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(contractorYearQuery(contractorId, year));
  return (
    <section aria-label="Paid in a year">
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {data ? `Paid in ${data.year}` : 'Paid'}
      </Typography>
      {data && data.years.length > 0 && (
        <FilterSelect
          label="Year of the payments"
          all="This year"
          options={data.years.map((each) => ({ value: String(each), label: String(each) }))}
          value={year === null ? '' : String(year)}
          onChange={(chosen) => setYear(chosen === '' ? null : Number(chosen))}
        />
      )}
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} compact />
      ) : !data ? (
        <SkeletonList rows={3} />
      ) : data.payments.length === 0 ? (
        <Typography color="textSecondary">Nothing was paid in this year.</Typography>
      ) : (
        <>
          <Sums of={data} />
          <Each payments={data.payments} />
        </>
      )}
    </section>
  );
}
