import { useWatch } from 'react-hook-form';
import { BookedOn } from '../../../../components/fields/booked-on';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { FormSum } from '../../../../components/forms/form-sum';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice, NewPayment } from '../../../../lib/api/api-types';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { todayInFirm } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { optionsOf, paymentMethodLabels } from '../../../../lib/format/labels';
import { formatMoney, normalizeMoney, subtractMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { invoiceSubject } from '../../../../lib/subjects';
import { isShortWay, restOf, SHORT_OPTIONS } from '../checks/check-shares';
import { useRecordPayment } from '../invoice-mutations';

interface PaymentValues {
  amount: string;
  paymentDate: string;
  bookedOn: string;
  paymentMethod: NewPayment['paymentMethod'];
  factorFee: string;
  notes: string;
  /** What becomes of that which it is short of the invoice; '': it is a part. */
  short: string;
}

export const paymentForm: RecordForm<PaymentValues> = {
  name: 'payment',
  values: () => ({
    ...{ amount: '', paymentDate: '', bookedOn: '', paymentMethod: 'ach', factorFee: '', notes: '', short: '' },
  }),
};
const methods = optionsOf(paymentMethodLabels).filter(({ value }) => value !== 'manual' && value !== 'deposit');

const bodyOf = (values: PaymentValues): NewPayment => ({
  amount: normalizeMoney(values.amount),
  paymentMethod: values.paymentMethod,
  ...(values.paymentDate !== '' && { paymentDate: values.paymentDate }),
  ...(values.bookedOn !== '' && { bookedOn: values.bookedOn }),
  ...(values.paymentMethod === 'factoring' &&
    values.factorFee.trim() !== '' && { factorFee: normalizeMoney(values.factorFee) }),
  ...(isShortWay(values.short) && { short: values.short }),
  ...(values.notes.trim() !== '' && { notes: values.notes.trim() }),
});

export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const record = useRecordPayment();
  const state = useRecordForm({
    form: paymentForm,
    about: invoice.id,
    initial: { ...paymentForm.values(null), amount: invoice.balance, paymentDate: todayInFirm() },
    send: ({ values, idempotencyKey }) => record.mutateAsync({ id: invoice.id, idempotencyKey, body: bodyOf(values) }),
    done: ({ amount }) => `Payment of ${formatMoney(normalizeMoney(amount))} recorded`,
    subject: () => invoiceSubject(invoice),
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const [amount, factorFee, method] = useWatch({ control, name: ['amount', 'factorFee', 'paymentMethod'] });
  const isShort = amount.trim() !== '' && restOf(invoice, { amount }) > 0n;
  const factored = method === 'factoring';
  const net = subtractMoney(normalizeMoney(amount), factored ? normalizeMoney(factorFee) : '0');

  return (
    <FormDialog
      state={state}
      title={`Record payment for ${invoice.invoiceNumber}`}
      submitLabel="Record Payment"
      onClose={onClose}
    >
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          hint={`Open balance ${formatMoney(invoice.balance)}`}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DateInput
          label="Payment Date"
          registration={register('paymentDate', dayRule())}
          error={errors.paymentDate?.message}
        />
        <BookedOn form={state.form} />
        <SelectInput
          label="Payment Method"
          options={methods}
          registration={register('paymentMethod')}
          error={errors.paymentMethod?.message}
        />
        {factored && (
          <MoneyInput
            label="Factor Fee"
            registration={register('factorFee', moneyRule({ label: 'Factor fee', optional: true }))}
            error={errors.factorFee?.message}
          />
        )}
        {isShort && (
          <SelectInput
            label="The Rest"
            options={SHORT_OPTIONS}
            registration={register('short')}
            error={errors.short?.message}
          />
        )}
        <div className="wide">
          <TextInput
            label="Notes"
            placeholder="Check number, reference"
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
      <FormSum label="Net to the bank" amount={net} />
    </FormDialog>
  );
}
