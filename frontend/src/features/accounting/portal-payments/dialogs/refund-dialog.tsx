import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { PortalPayment } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { formatMoney } from '../../../../lib/format/money';
import { portalPaymentSubject } from '../../../../lib/subjects';
import { useRefund } from '../portal-payment-calls';

export const refundForm: RecordForm<OneText> = { name: 'refund', values: () => ({ reason: '' }) };

const howBack = ({ paymentMethod }: PortalPayment): string =>
  paymentMethod === 'credit_card'
    ? 'The whole amount goes back to the card it came from.'
    : 'The books note that the whole amount went back: send it to the client by bank or check.';

export function RefundDialog({ payment, onClose }: { payment: PortalPayment; onClose: () => void }) {
  const refund = useRefund();
  const amount = formatMoney(payment.amount);
  return (
    <TextDialog
      form={refundForm}
      about={payment.id}
      title={`Refund ${amount}?`}
      need="Reason is required"
      rows={2}
      maxLength={300}
      submitLabel="Refund"
      busyLabel="Refunding..."
      send={(reason, idempotencyKey) => refund.mutateAsync({ payment, reason, idempotencyKey })}
      done={`${amount} refunded`}
      subject={() => portalPaymentSubject(payment)}
      failed="Failed to refund payment"
      onClose={onClose}
    >
      {`${payment.description}, ${payment.clientName}. ${howBack(payment)} This cannot be undone.`}
    </TextDialog>
  );
}
