import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { openDepositsQuery } from '../../../lib/api/deposit-queries';
import { formatMoney, isZeroMoney, sumMoney } from '../../../lib/format/money';

/** What is left of what a broker paid beyond its invoices. */
export function DepositsLeft({ brokerId }: { brokerId: string }) {
  const { data } = useQuery(openDepositsQuery(Number(brokerId)));
  if (!data) return null;
  const left = sumMoney(data.map(({ open }) => open));
  return isZeroMoney(left) ? (
    'None'
  ) : (
    <Figure to={`/payments/deposits?brokerId=${brokerId}&status=open`} of="open">
      {formatMoney(left)} to apply
    </Figure>
  );
}
