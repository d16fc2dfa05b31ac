import Typography from '@mui/material/Typography';
import { DayInput, ReasonInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Factor, Invoice } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { invoiceSubject } from '../../../../lib/subjects';
import { useFactoringStep } from './factoring-calls';
import { bodyOf, STEPS, type FactoringStep } from './factoring-forms';

interface Props {
  step: FactoringStep;
  invoice: Invoice;
  /** Of the client of the invoice. */
  factors: readonly Factor[];
  onClose: () => void;
}

/** Records what happens to an invoice with its factor. */
export function FactoringDialog({ step, invoice, factors, onClose }: Props) {
  const record = useFactoringStep();
  const { form, path, title, says, submit, done, money, day } = STEPS[step];
  const [only] = factors;
  const state = useRecordForm({
    form,
    about: invoice.id,
    initial: { ...form.values(null), [day]: todayInFirm(), factorId: factors.length === 1 && only ? only.id : '' },
    send: ({ values, idempotencyKey }) =>
      record.mutateAsync({ id: invoice.id, path, body: bodyOf(step, values), idempotencyKey }),
    done,
    subject: () => invoiceSubject(invoice),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  const held = invoice.factoring && !invoice.factoring.recourse ? invoice.factoring.reserve : invoice.balance;
  return (
    <FormDialog state={state} title={title(invoice)} submitLabel={submit} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {says} {step === 'release' ? 'Reserve' : 'Open'}: {formatMoney(held)}.
      </Typography>
      <FormGrid>
        {step === 'factor' && (
          <SelectInput
            label="Factor"
            required
            placeholder="Choose a factor"
            options={factors.map(({ id, name }) => ({ value: id, label: name }))}
            registration={register('factorId', required('Choose a factor'))}
            error={errors.factorId?.message}
          />
        )}
        <DayInput form={state.form} name={day} late />
        {money.map(([name, label, hint]) => (
          <MoneyInput
            key={name}
            label={label}
            {...(hint && { hint })}
            registration={register(name, moneyRule({ label, optional: true }))}
            error={errors[name]?.message}
          />
        ))}
        {step === 'charge-back' && <ReasonInput form={state.form} />}
      </FormGrid>
    </FormDialog>
  );
}
