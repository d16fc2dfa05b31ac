import { BookedOn } from '../../../components/fields/booked-on';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { DateInput } from '../../../components/fields/pickers/date-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { TextDialog } from '../../../components/overlay/text-dialog';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney, normalizeMoney } from '../../../lib/format/money';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { orNull } from '../../../lib/forms/rules/rules';
import {
  cardSubject,
  ownerOf,
  usePayFuelCard,
  useReverseCardPayment,
  type FuelCardPayment,
  type OwedOnFuelCard,
} from './fuel-card-calls';

interface PaymentValues {
  amount: string;
  paidOn: string;
  bookedOn: string;
  reference: string;
}
export const payFuelCardForm: RecordForm<PaymentValues> = {
  name: 'pay-fuel-card',
  values: () => ({ amount: '', paidOn: '', bookedOn: '', reference: '' }),
};
export const reverseCardPaymentForm: RecordForm<OneText> = {
  name: 'reverse-card-payment',
  values: () => ({ reason: '' }),
};

/** Records a payment of the fuel card of one book. */
export function PayFuelCardDialog({ card, onClose }: { card: OwedOnFuelCard; onClose: () => void }) {
  const pay = usePayFuelCard();
  const state = useRecordForm({
    form: payFuelCardForm,
    about: card.clientId ?? 'firm',
    initial: { ...payFuelCardForm.values(null), amount: card.owed, paidOn: todayInFirm() },
    send: ({ values: { amount, paidOn, bookedOn, reference }, idempotencyKey }) =>
      pay.mutateAsync({
        idempotencyKey,
        body: {
          clientId: card.clientId,
          amount: normalizeMoney(amount),
          ...(paidOn !== '' && { paidOn }),
          ...(bookedOn !== '' && { bookedOn }),
          reference: orNull(reference),
        },
      }),
    done: ({ amount }) => `${formatMoney(normalizeMoney(amount))} paid on the fuel card`,
    subject: () => cardSubject(card),
    failed: 'Failed to record the payment',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Pay the fuel card of ${ownerOf(card)}`}
      submitLabel="Record Payment"
      onClose={onClose}
    >
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          hint={`${formatMoney(card.owed)} is owed.`}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DateInput label="Paid On" registration={register('paidOn', dayRule())} error={errors.paidOn?.message} />
        <BookedOn form={state.form} />
        <TextInput
          label="Reference"
          placeholder="Check or transfer number"
          maxLength={100}
          registration={register('reference')}
          error={errors.reference?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}

/** Takes a payment of a fuel card back: it bounced, or was never made. */
export function ReverseCardPaymentDialog({ payment, onClose }: { payment: FuelCardPayment; onClose: () => void }) {
  const reverse = useReverseCardPayment();
  return (
    <TextDialog
      form={reverseCardPaymentForm}
      about={payment.id}
      title={`Reverse the payment of ${formatMoney(payment.amount)}?`}
      need="Say why it is reversed"
      rows={2}
      maxLength={500}
      submitLabel="Reverse Payment"
      send={(reason, idempotencyKey) => reverse.mutateAsync({ id: payment.id, reason, idempotencyKey })}
      done="Payment reversed"
      subject={() => cardSubject(payment)}
      onClose={onClose}
    >
      The payment stays in the list, and the amount is owed on the card again.
    </TextDialog>
  );
}
