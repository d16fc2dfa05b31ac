import { BookedOn } from '../../../../components/fields/booked-on';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { FormSum } from '../../../../components/forms/form-sum';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { TextDialog } from '../../../../components/overlay/text-dialog';
import { toast } from '../../../../components/toast/toast-store';
import { expenseLabels } from '../../../../generated/kinds';
import type { BulkAnswer, Expense } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { optionsOf } from '../../../../lib/format/labels';
import { formatMoney, sumMoney } from '../../../../lib/format/money';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { orNull } from '../../../../lib/forms/rules/rules';
import type { Subject } from '../../../../lib/subjects';
import { expenseKit } from '../expense-kit';
import { usePayExpenses, useReverseExpensePayment, type NewExpensePayment } from './expense-payment-calls';
import { countedExpenses } from '../expense-words';

interface PaymentValues {
  paidOn: string;
  bookedOn: string;
  method: NonNullable<NewExpensePayment['method']>;
  reference: string;
}
export const payExpensesForm: RecordForm<PaymentValues> = {
  name: 'pay-expenses',
  values: () => ({ paidOn: '', bookedOn: '', method: 'check', reference: '' }),
};
export const reverseExpensePaymentForm: RecordForm<OneText> = {
  name: 'reverse-expense-payment',
  values: () => ({ reason: '' }),
};
const methods = optionsOf(expenseLabels.paidBy);

const bodyOf = ({ paidOn, bookedOn, method, reference }: PaymentValues): NewExpensePayment => ({
  ...(paidOn !== '' && { paidOn }),
  ...(bookedOn !== '' && { bookedOn }),
  method,
  reference: orNull(reference),
});

interface PayExpensesProps {
  expenses: readonly Expense[];
  /** @param answer what became of each; null: the dialog was left */
  onClose: (answer: BulkAnswer | null) => void;
}

/** Says that what was bought on account was paid: one expense, or several with one payment. */
export function PayExpensesDialog({ expenses, onClose }: PayExpensesProps) {
  const pay = usePayExpenses();
  const [first] = expenses;
  const name = first && expenses.length === 1 ? expenseKit.displayName(first) : countedExpenses(expenses.length);
  const subject: Subject =
    first && expenses.length === 1 ? expenseKit.subject(first) : { name, links: [{ label: 'Open', to: '/expenses' }] };
  const paidOf = ({ done }: BulkAnswer) => (done.length === expenses.length ? name : countedExpenses(done.length));
  const state = useRecordForm({
    form: payExpensesForm,
    about: expenses.map(({ id }) => id).join(' '),
    initial: { ...payExpensesForm.values(null), paidOn: todayInFirm() },
    send: ({ values, idempotencyKey }) => pay.mutateAsync({ expenses, body: bodyOf(values), idempotencyKey }),
    onSaved: (answer) => {
      if (answer.done.length > 0) toast.success(`${paidOf(answer)} marked as paid`, subject);
      onClose(answer);
    },
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title={`Pay ${name}`} submitLabel="Mark as Paid" onClose={() => onClose(null)}>
      <FormGrid>
        <DateInput label="Paid On" registration={register('paidOn', dayRule())} error={errors.paidOn?.message} />
        <BookedOn form={state.form} />
        <SelectInput
          label="Method"
          options={methods}
          registration={register('method')}
          error={errors.method?.message}
        />
        <TextInput
          label="Reference"
          placeholder="Check or transfer number"
          maxLength={100}
          registration={register('reference')}
          error={errors.reference?.message}
        />
      </FormGrid>
      <FormSum label="Paid from the bank" amount={sumMoney(expenses.map(({ amount }) => amount))} />
    </FormDialog>
  );
}

/** Opens a paid expense again: its payment bounced, or was never made. */
export function ReverseExpensePaymentDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const reverse = useReverseExpensePayment();
  return (
    <TextDialog
      form={reverseExpensePaymentForm}
      about={expense.id}
      title={`Reverse the payment of ${formatMoney(expense.amount)}?`}
      need="Say why it is reversed"
      rows={2}
      maxLength={500}
      submitLabel="Reverse Payment"
      send={(reason, idempotencyKey) => reverse.mutateAsync({ id: expense.id, reason, idempotencyKey })}
      done="Payment reversed"
      subject={() => expenseKit.subject(expense)}
      onClose={onClose}
    >
      The payment stays in the history, and the vendor is owed the amount again.
    </TextDialog>
  );
}
