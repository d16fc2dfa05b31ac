import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { countedInvoices } from '../../../lib/format/words';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { paidInvoices } from '../../../lib/lists/paid-invoices';
import { daysToPayQuery } from './broker-kit';

/** How long a broker takes to pay. */
export function PaysIn({ brokerId }: { brokerId: string }) {
  const { clientId } = useListedClient();
  const { data, isPending, isError } = useQuery(daysToPayQuery(brokerId, clientId));
  if (isPending) return <Skeleton width={160} role="img" aria-label="Days to pay are loading" />;
  if (isError && !data) return <>Could not be loaded. Open the panel again to retry.</>;
  if (!data || data.days === null) return <>No invoice was paid in the last 12 months</>;
  return (
    <>
      <Figure to={paidInvoices({ brokerId, clientId })} of="average:daysToPay">
        {data.days} on average
      </Figure>
      , over {countedInvoices(data.invoices)} paid in the last 12 months
    </>
  );
}
