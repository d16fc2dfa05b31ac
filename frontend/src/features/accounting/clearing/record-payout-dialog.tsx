import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney, normalizeMoney, sumMoney } from '../../../lib/format/money';
import type { RecordForm } from '../../../lib/forms/record-form';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { payoutSubject, useRecordPayout, type WaitingPayment } from './payout-calls';
import { PaymentChecks } from './payment-checks';
import { countedPayments, differenceOf, readyOf, SOURCE_LABELS, type Source } from './payout-words';

export interface PayoutValues {
  source: Source;
  paymentIds: string[];
  amount: string;
  on: string;
  bookedOn: string;
}
export const payoutForm: RecordForm<PayoutValues> = {
  name: 'payout',
  values: () => ({ source: 'cards', paymentIds: [], amount: '', on: '', bookedOn: '' }),
};
const SOURCES = Object.entries(SOURCE_LABELS).map(([value, label]) => ({ value, label }));
const allOf = (waiting: readonly WaitingPayment[], source: Source) => {
  const ready = readyOf(waiting, source);
  return { paymentIds: ready.map(({ id }) => id), amount: sumMoney(ready.map(({ amount }) => amount)) };
};

/** Records that payments arrived at the bank in one amount: which of them, how much, and on which day. */
export function RecordPayoutDialog({ waiting, onClose }: { waiting: readonly WaitingPayment[]; onClose: () => void }) {
  const record = useRecordPayout();
  const first: Source = readyOf(waiting, 'cards').length > 0 ? 'cards' : 'checks';
  const state = useRecordForm({
    form: payoutForm,
    initial: { ...payoutForm.values(null), source: first, ...allOf(waiting, first), on: todayInFirm() },
    send: ({ values: { paymentIds, amount, on, bookedOn }, idempotencyKey }) =>
      record.mutateAsync({
        body: {
          paymentIds,
          amount: normalizeMoney(amount),
          ...(on !== '' && { on }),
          ...(bookedOn !== '' && { bookedOn }),
        },
        idempotencyKey,
      }),
    done: ({ amount, paymentIds }) =>
      `${formatMoney(normalizeMoney(amount))} of ${countedPayments(paymentIds.length)} is at the bank`,
    subject: payoutSubject,
    failed: 'Failed to record the deposit',
    onSaved: onClose,
  });
  const { register, control, formState, setValue } = state.form;
  const { errors } = formState;
  const paymentIds = register('paymentIds', { validate: (ids) => ids.length > 0 || 'Choose at least one payment' });
  const [source, chosen, amount] = useWatch({ control, name: ['source', 'paymentIds', 'amount'] });
  const ready = readyOf(waiting, source);
  const unknown = waiting.filter((one) => one.source === source).length - ready.length;
  const sums = ready.filter(({ id }) => chosen.includes(id)).map((payment) => payment.amount);
  const isMoney = moneyRule({ label: 'Amount' }).validate(amount) === true;
  const difference = isMoney ? differenceOf(normalizeMoney(amount), sums) : null;
  const choose = (next: Source): void => {
    const all = allOf(waiting, next);
    setValue('paymentIds', all.paymentIds);
    setValue('amount', all.amount);
  };
  const change = (ids: string[]): void => {
    const isSum = difference === null;
    setValue('paymentIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    const next = ready.filter(({ id }) => ids.includes(id)).map((payment) => payment.amount);
    if (isSum) setValue('amount', sumMoney(next), { shouldDirty: true });
  };
  return (
    <FormDialog state={state} title="Record a deposit to the bank" submitLabel="Record" onClose={onClose}>
      <FormGrid>
        <div className="wide">
          <SelectInput
            label="What arrived"
            options={SOURCES}
            registration={register('source', {
              onChange: (event: { target: { value: Source } }) => choose(event.target.value),
            })}
            error={errors.source?.message}
          />
        </div>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          hint={`The payments come to ${formatMoney(sumMoney(sums))}`}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DayInput form={state.form} name="on" late />
      </FormGrid>
      <PaymentChecks
        payments={ready}
        name={paymentIds.name}
        chosen={chosen}
        onChange={change}
        error={errors.paymentIds?.message}
        labelOf={({ reference, clientName, paymentDate }) =>
          [clientName, reference, formatDate(paymentDate)].filter(Boolean).join(', ')
        }
      />
      {unknown > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {`What the processor keeps of ${countedPayments(unknown)} is not known yet: they are recorded later.`}
        </Typography>
      )}
      <Box role="status" sx={{ mt: 2, fontWeight: 600 }}>
        {difference === null ? 'Adds up' : `${formatMoney(normalizeMoney(amount))} is ${difference}`}
      </Box>
    </FormDialog>
  );
}
