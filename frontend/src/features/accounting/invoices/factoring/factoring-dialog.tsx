import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../../components/display/text-link';
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
import { factorsOfQuery, useFactoringStep } from './factoring-calls';
import { bodyOf, STEPS, type FactoringStep } from './factoring-forms';

interface Props {
  step: FactoringStep;
  invoice: Invoice;
  onClose: () => void;
}

/** Records what happens to an invoice with its factor. The factors of its client are asked for where one is chosen. */
export function FactoringDialog(props: Props) {
  const { step, invoice } = props;
  const { data: factors } = useQuery({ ...factorsOfQuery(invoice.clientId), enabled: step === 'factor' });
  return <FactoringForm key={factors ? 'chosen from' : 'asked for'} {...props} factors={factors} />;
}

function FactoringForm({ step, invoice, factors, onClose }: Props & { factors: readonly Factor[] | undefined }) {
  const record = useFactoringStep();
  const { form, path, title, says, submit, done, money, day } = STEPS[step];
  const only = factors?.length === 1 ? factors[0] : undefined;
  const state = useRecordForm({
    form,
    about: invoice.id,
    initial: { ...form.values(null), [day]: todayInFirm(), factorId: only?.id ?? '' },
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
    <FormDialog
      state={state}
      title={title(invoice)}
      submitLabel={submit}
      unready={step === 'factor' && !factors?.length}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {says} {step === 'release' ? 'Reserve' : 'Open'}: {formatMoney(held)}.
      </Typography>
      {factors?.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          These books have no factor yet. <TextLink to="/clients/factors?new=1">Add a factor</TextLink>
        </Typography>
      )}
      <FormGrid>
        {step === 'factor' && (
          <SelectInput
            label="Factor"
            required
            placeholder="Choose a factor"
            options={(factors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
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
