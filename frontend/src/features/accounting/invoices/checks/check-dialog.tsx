import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BookedOn } from '../../../../components/fields/booked-on';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { TextInput } from '../../../../components/fields/text-input';
import { FormSum } from '../../../../components/forms/form-sum';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { formatDate, todayInFirm } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { formatMoney, isZeroMoney, normalizeMoney, sumMoney, toCents } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { invoicesSubject } from '../../../../lib/subjects';
import { useRecordCheck } from '../invoice-mutations';
import { countedInvoices } from '../../../../lib/format/words';
import { byCarrier, carrierOf, inOneLine } from './check-carriers';
import { CheckPayerDialog } from './check-payer-dialog';
import { leftOf, oldestFirst, shareOut, sharesBody, type ShareValues } from './check-shares';

interface CheckValues {
  checkNumber: string;
  amount: string;
  paymentDate: string;
  bookedOn: string;
  notes: string;
  shares: ShareValues[];
}

export const checkForm: RecordForm<CheckValues> = {
  name: 'check',
  values: () => ({ checkNumber: '', amount: '', paymentDate: '', bookedOn: '', notes: '', shares: [] }),
};

/** What of a check is too much for an invoice. */
const shareRule = ({ balance }: Invoice) => ({
  validate: (value: string): true | string => {
    const money = moneyRule({ label: 'Share', optional: true }).validate(value);
    if (money !== true) return money;
    return (
      (toCents(value.trim() || '0') ?? 0n) <= (toCents(balance) ?? 0n) || `At most ${formatMoney(balance)} is open`
    );
  },
});

/**
 * Checks over several invoices. A carrier pays its own; for several carriers somebody says first who sent the check.
 */
export function CheckDialog({ invoices, onClose }: { invoices: readonly Invoice[]; onClose: (done: boolean) => void }) {
  const ofEach = byCarrier(invoices);
  const [checks, setChecks] = useState(ofEach.length === 1 ? ofEach : null);
  const [at, setAt] = useState(0);
  const check = checks?.[at];
  if (!checks || !check)
    return (
      <CheckPayerDialog
        ofEach={ofEach}
        onOfEach={() => setChecks(ofEach)}
        onOnePayer={() => setChecks([invoices])}
        onClose={() => onClose(false)}
      />
    );
  return (
    <CheckForm
      key={at}
      invoices={check}
      onClose={(done) => {
        if (done && at < checks.length - 1) setAt(at + 1);
        else onClose(done || at > 0);
      }}
    />
  );
}

/** One check over several invoices: all of its shares are recorded, or none. */
function CheckForm({ invoices, onClose }: { invoices: readonly Invoice[]; onClose: (done: boolean) => void }) {
  const record = useRecordCheck();
  const inOrder = oldestFirst(invoices);
  const carriers = byCarrier(invoices).map(carrierOf);
  const total = sumMoney(inOrder.map(({ balance }) => balance));
  const state = useRecordForm({
    form: checkForm,
    about: inOrder.map(({ id }) => id).join('-'),
    initial: {
      ...checkForm.values(null),
      amount: total,
      paymentDate: todayInFirm(),
      shares: shareOut(total, inOrder),
    },
    send: ({ values, idempotencyKey }) =>
      record.mutateAsync({
        idempotencyKey,
        body: {
          checkNumber: values.checkNumber.trim(),
          amount: normalizeMoney(values.amount),
          ...(values.paymentDate !== '' && { paymentDate: values.paymentDate }),
          ...(values.bookedOn !== '' && { bookedOn: values.bookedOn }),
          ...(values.notes.trim() !== '' && { notes: values.notes.trim() }),
          shares: sharesBody(values.shares),
          ...(carriers.length > 1 && { onePayer: true }),
        },
      }),
    done: ({ checkNumber, amount }) => `Check ${checkNumber.trim()} of ${formatMoney(normalizeMoney(amount))} recorded`,
    subject: ({ payments }) => invoicesSubject(countedInvoices(payments.length)),
    onSaved: () => onClose(true),
  });
  const { register, control, formState, setValue, getValues } = state.form;
  const { errors } = formState;
  const [amount, shares] = useWatch({ control, name: ['amount', 'shares'] });
  const left = leftOf(amount, shares);
  const proposed = useRef(JSON.stringify(shares));
  /** What somebody typed into the shares stays. */
  const propose = () => {
    if (JSON.stringify(getValues('shares')) !== proposed.current) return;
    const next = shareOut(getValues('amount'), inOrder);
    proposed.current = JSON.stringify(next);
    setValue('shares', next);
  };
  const isShared = () => isZeroMoney(leftOf(getValues('amount'), getValues('shares')));

  return (
    <FormDialog
      state={state}
      title={
        carriers.length > 1
          ? `Record one check for ${countedInvoices(inOrder.length)} of ${inOneLine(carriers)}`
          : `Record one check of ${carriers.join()} for ${countedInvoices(inOrder.length)}`
      }
      submitLabel="Record Payment"
      onClose={() => onClose(false)}
    >
      <FormGrid>
        <TextInput
          label="Check Number"
          required
          autoFocus
          maxLength={100}
          registration={register('checkNumber', required('Check number is required'))}
          error={errors.checkNumber?.message}
        />
        <DateInput
          label="Payment Date"
          registration={register('paymentDate', dayRule())}
          error={errors.paymentDate?.message}
        />
        <BookedOn form={state.form} />
        <MoneyInput
          label="Amount of the Check"
          required
          hint={`Open ${formatMoney(total)}`}
          registration={register('amount', {
            onChange: propose,
            validate: (value) => {
              const money = moneyRule({ label: 'Amount' }).validate(value);
              return money === true ? isShared() || 'The shares must add up to the check' : money;
            },
          })}
          error={errors.amount?.message}
        />
        <TextInput label="Notes" registration={register('notes')} error={errors.notes?.message} />
      </FormGrid>
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
        Its shares, the oldest first
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {inOrder.map((invoice, at) => (
          <MoneyInput
            key={invoice.id}
            label={`${invoice.invoiceNumber}${invoice.brokerName ? `, ${invoice.brokerName}` : ''}`}
            hint={`Due ${formatDate(invoice.dueDate, 'any day')}, open ${formatMoney(invoice.balance)}`}
            registration={register(`shares.${at}.amount`, shareRule(invoice))}
            error={errors.shares?.[at]?.amount?.message}
          />
        ))}
      </Box>
      <FormSum label="Left of the check" amount={left} />
    </FormDialog>
  );
}
