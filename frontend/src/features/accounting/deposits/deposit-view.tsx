import Button from '@mui/material/Button';
import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import { ClientLink } from '../../../components/display/client-link';
import { TextLink } from '../../../components/display/text-link';
import type { Deposit } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { depositKit } from './deposit-kit';
import { DepositChip } from './deposit-list';
import { RefundDepositDialog } from './refund-deposit-dialog-lazy';

function Steps({ deposit }: { deposit: Deposit }) {
  const mayPay = useCan('payments.write');
  const [refunds, setRefunds] = useFlagParam('refund');
  if (!mayPay) return null;
  return (
    <>
      {!isZeroMoney(deposit.open) && (
        <Button variant="outlined" onClick={() => setRefunds(true)}>
          Refund
        </Button>
      )}
      {refunds && <RefundDepositDialog deposit={deposit} onClose={() => setRefunds(false)} />}
    </>
  );
}

const detailsOf = (deposit: Deposit) => {
  const { brokerId, brokerName, open, refunded, receivedOn, bookedOn } = deposit;
  const owed = `/accounting/invoices?${new URLSearchParams({ brokerId: String(brokerId), status: 'pending,overdue' })}`;
  return [
    ...(isZeroMoney(refunded) ? [] : ([['Refunded', formatMoney(refunded)]] as const)),
    ['Received', formatDate(receivedOn)],
    ...(bookedOn ? ([['Booked on', formatDate(bookedOn)]] as const) : []),
    ['Carrier', <TextLink to={`/clients/brokers/${brokerId}`}>{brokerName ?? brokerId}</TextLink>],
    ['Client', <ClientLink {...deposit} />],
    ...(isZeroMoney(open)
      ? []
      : ([['Next', <TextLink to={owed}>Apply it to an open invoice of this carrier</TextLink>]] as const)),
  ] as const;
};

export const DepositView = (panel: PanelProps) => (
  <RecordView
    kit={depositKit}
    {...panel}
    without="all"
    subtitle={(deposit) => <DepositChip {...deposit} />}
    lead={({ open, amount }) => ({ money: formatMoney(open), of: `remaining of ${formatMoney(amount)}` })}
    details={detailsOf}
    actions={(deposit) => <Steps deposit={deposit} />}
  />
);
