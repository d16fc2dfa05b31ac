import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { KnownDetails } from '../../../components/display/detail-list';
import { PanelLead } from '../../../components/display/panel-lead';
import { TextLink } from '../../../components/display/text-link';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { SimpleTable } from '../../../components/table/simple-table';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { payoutQuery, type Payout } from './payout-calls';
import { PayoutChip, SOURCE_LABELS } from './payout-words';
import { ReversePayoutDialog } from './reverse-payout-dialog';

const detailsOf = ({ arrivedOn, bookedOn, reference, reversedOn, reason }: Payout) => [
  ['Arrived', formatDate(arrivedOn)] as const,
  ...(bookedOn ? [['Booked on', formatDate(bookedOn)] as const] : []),
  ...(reversedOn ? [['Reversed', formatDate(reversedOn)] as const, ['Why', reason] as const] : []),
  [
    'In the books',
    <TextLink to={`/accounting/bookkeeping?${new URLSearchParams({ q: reference })}`}>{reference}</TextLink>,
  ] as const,
];

/** What arrived at the bank in one amount, payment by payment. */
export function PayoutPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQuery(payoutQuery(id));
  const payout = answer.data;
  const mayReverse = useCan('payments.write') && payout?.status === 'arrived';
  const [reverses, setReverses] = useFlagParam('reverse');
  return (
    <>
      <DetailDrawer
        title={payout?.reference ?? 'Deposit to the bank'}
        subtitle={
          payout && (
            <PanelLead
              money={formatMoney(payout.amount)}
              chips={<PayoutChip status={payout.status} />}
              facts={SOURCE_LABELS[payout.source]}
            />
          )
        }
        onClose={onClose}
        footer={
          mayReverse && (
            <Button color="error" onClick={() => setReverses(true)}>
              Reverse
            </Button>
          )
        }
      >
        {answer.error ? (
          <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !payout ? (
          <SkeletonList rows={4} />
        ) : (
          <>
            <KnownDetails details={detailsOf(payout)} />
            <SimpleTable aria-label="Payments" style={{ marginTop: 16 }}>
              <thead>
                <tr>
                  <th>Client</th>
                  <th>Payment</th>
                  <th className="money">Amount</th>
                </tr>
              </thead>
              <tbody>
                {payout.lines.map(({ paymentId, clientName, reference, amount }) => (
                  <tr key={paymentId}>
                    <td>{clientName}</td>
                    <td>{reference}</td>
                    <td className="money">{formatMoney(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </SimpleTable>
          </>
        )}
      </DetailDrawer>
      {mayReverse && reverses && <ReversePayoutDialog payout={payout} onClose={() => setReverses(false)} />}
    </>
  );
}
