import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DateInput } from '../../../components/fields/date-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Invoice, PaymentMethod } from '../../../lib/api-types';
import { dayRule } from '../../../lib/day-rule';
import { todayInFirm } from '../../../lib/dates';
import { optionsOf, paymentMethodLabels } from '../../../lib/labels';
import { formatMoney, normalizeMoney, subtractMoney } from '../../../lib/money';
import { moneyRule } from '../../../lib/money-rule';
import { useRecordPayment } from '../api/invoices.mutations';

interface PaymentValues {
  amount: string;
  paymentDate: string;
  paymentMethod: PaymentMethod;
  factorFee: string;
  notes: string;
}

const names: readonly (keyof PaymentValues)[] = ['amount', 'paymentDate', 'paymentMethod', 'factorFee', 'notes'];
const methods = optionsOf(paymentMethodLabels).filter(({ value }) => value !== 'manual');

export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<PaymentValues>({
    defaultValues: {
      amount: invoice.balance,
      paymentDate: todayInFirm(),
      paymentMethod: 'ach',
      factorFee: '',
      notes: '',
    },
  });
  const record = useRecordPayment();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [amount, factorFee, method] = useWatch({ control, name: ['amount', 'factorFee', 'paymentMethod'] });
  const factored = method === 'factoring';
  const net = subtractMoney(normalizeMoney(amount), factored ? normalizeMoney(factorFee) : '0');

  const submit = form.handleSubmit((values) =>
    record.mutate(
      {
        id: invoice.id,
        idempotencyKey,
        body: {
          amount: normalizeMoney(values.amount),
          paymentMethod: values.paymentMethod,
          ...(values.paymentDate !== '' && { paymentDate: values.paymentDate }),
          ...(factored && values.factorFee.trim() !== '' && { factorFee: normalizeMoney(values.factorFee) }),
          ...(values.notes.trim() !== '' && { notes: values.notes.trim() }),
        },
      },
      formOutcome(form, { names, done: `Payment of ${formatMoney(normalizeMoney(values.amount))} recorded`, onClose }),
    ),
  );

  return (
    <FormDialog
      form={form}
      title={`Record payment for ${invoice.invoiceNumber}`}
      submitLabel="Record Payment"
      busy={record.isPending}
      onSubmit={submit}
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
        <div className="wide">
          <TextInput
            label="Notes"
            placeholder="Check number, reference"
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
      <Box
        role="status"
        className="tabular"
        sx={{ mt: 2.5, display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}
      >
        <span>Net to the bank</span>
        <span>{formatMoney(net)}</span>
      </Box>
    </FormDialog>
  );
}
