import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BookedOn } from '../../../../components/fields/booked-on';
import { CheckInput } from '../../../../components/fields/checks/check-input';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { TextInput } from '../../../../components/fields/text-input';
import { FormSum } from '../../../../components/forms/form-sum';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { todayInFirm } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { formatMoney, isZeroMoney, normalizeMoney, sumMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { invoicesSubject } from '../../../../lib/subjects';
import { useRecordCheck } from '../invoice-mutations';
import { countedInvoices } from '../../../../lib/format/words';
import { byCarrier, carrierOf, inOneLine } from './check-carriers';
import { CheckPayerDialog } from './check-payer-dialog';
import { CheckShare } from './check-share';
import type { CheckValues } from './check-values';
import { amountsIn, leftOf, oldestFirst, shareOut, sharesBody } from './check-shares';

export const checkForm: RecordForm<CheckValues> = {
  name: 'check',
  values: () => ({
    ...{ checkNumber: '', amount: '', paymentDate: '', bookedOn: '', notes: '', shares: [] },
    ...{ discounted: false, rest: false },
  }),
};

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
          ...(values.rest && !isZeroMoney(leftOf(values.amount, values.shares)) && { rest: 'deposit' as const }),
        },
      }),
    done: ({ checkNumber, amount, rest, shares }) => {
      const left = leftOf(amount, shares);
      const kept = rest && !isZeroMoney(left) ? `; ${formatMoney(left)} is a deposit` : '';
      return `Check ${checkNumber.trim()} of ${formatMoney(normalizeMoney(amount))} recorded${kept}`;
    },
    subject: ({ payments }) => invoicesSubject(countedInvoices(payments.length)),
    onSaved: () => onClose(true),
  });
  const { register, control, formState, setValue, getValues } = state.form;
  const { errors } = formState;
  const [amount, shares, discounted] = useWatch({ control, name: ['amount', 'shares', 'discounted'] });
  const left = leftOf(amount, shares);
  const proposed = useRef(amountsIn(shares));
  /** What somebody typed into the shares stays. */
  const propose = () => {
    if (amountsIn(getValues('shares')) !== proposed.current) return;
    const next = shareOut(getValues('amount'), inOrder);
    proposed.current = amountsIn(next);
    for (const [nr, share] of next.entries()) setValue(`shares.${nr}.amount`, share.amount);
  };
  const isOfOne = new Set(inOrder.map(({ brokerId, clientId }) => `${brokerId} ${clientId}`)).size === 1;
  const isShared = () => {
    const rest = leftOf(getValues('amount'), getValues('shares'));
    return isZeroMoney(rest) || (getValues('rest') && !rest.startsWith('-'));
  };

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
              return money === true ? isShared() || 'The amounts must add up to the check' : money;
            },
          })}
          error={errors.amount?.message}
        />
        <TextInput label="Notes" registration={register('notes')} error={errors.notes?.message} />
      </FormGrid>
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
        Applied to, oldest first
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {inOrder.map((invoice, at) => (
          <CheckShare key={invoice.id} form={state.form} at={at} invoice={invoice} discounted={discounted} />
        ))}
      </Box>
      <CheckInput label="The carrier kept a discount (QuickPay)" registration={register('discounted')} />
      <FormSum label="Remaining from the check" amount={left} />
      {isOfOne && !isZeroMoney(left) && !left.startsWith('-') && (
        <CheckInput
          label={`Keep ${formatMoney(left)} as a deposit of ${carriers.join()}`}
          hint="It pays a later invoice of this carrier, or is refunded."
          registration={register('rest')}
        />
      )}
    </FormDialog>
  );
}
