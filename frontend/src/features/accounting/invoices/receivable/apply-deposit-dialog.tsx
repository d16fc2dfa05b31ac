import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DayInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { openDepositsQuery } from '../../../../lib/api/deposit-queries';
import type { Deposit, Invoice } from '../../../../lib/api/api-types';
import { formatDate, todayInFirm } from '../../../../lib/format/dates';
import { formatMoney, normalizeMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { required } from '../../../../lib/forms/rules/rules';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { invoiceSubject } from '../../../../lib/subjects';
import { useApplyDeposit } from './receivable-calls';

interface ApplyValues {
  deposit: string;
  amount: string;
  on: string;
}
export const applyDepositForm: RecordForm<ApplyValues> = {
  name: 'apply-deposit',
  values: () => ({ deposit: '', amount: '', on: '' }),
};
const optionOf = ({ id, checkNumber, receivedOn, open }: Deposit) => ({
  value: String(id),
  label: `Check ${checkNumber}, ${formatDate(receivedOn)}: ${formatMoney(open)} left`,
});

/** Pays an invoice from a deposit of its carrier. */
export function ApplyDepositDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const apply = useApplyDeposit();
  const { data: deposits } = useQuery(openDepositsQuery(invoice.brokerId));
  const fitting = deposits?.filter(({ clientId }) => clientId === invoice.clientId) ?? [];
  const state = useRecordForm({
    form: applyDepositForm,
    about: invoice.id,
    initial: { ...applyDepositForm.values(null), on: todayInFirm() },
    send: ({ values: { deposit, amount, on }, idempotencyKey }) =>
      apply.mutateAsync({
        ...{ id: Number(deposit), idempotencyKey },
        body: {
          invoiceId: invoice.id,
          ...(amount.trim() !== '' && { amount: normalizeMoney(amount) }),
          ...(on !== '' && { on }),
        },
      }),
    done: `${invoice.invoiceNumber} was paid from the deposit`,
    subject: () => invoiceSubject(invoice),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Pay ${invoice.invoiceNumber} from a deposit`}
      submitLabel="Pay from deposit"
      unready={fitting.length === 0}
      onClose={onClose}
    >
      {deposits !== undefined && fitting.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {invoice.brokerName ?? 'This carrier'} has no deposit. When a check is more than its invoices, its rest can be
          kept as one.
        </Typography>
      )}
      <FormGrid>
        <div className="wide">
          <SelectInput
            label="Deposit"
            required
            placeholder="Choose a deposit"
            options={fitting.map(optionOf)}
            registration={register('deposit', required('Choose a deposit'))}
            error={errors.deposit?.message}
          />
        </div>
        <MoneyInput
          label="Amount"
          hint="Leave blank for as much as possible"
          registration={register('amount', moneyRule({ label: 'Amount', optional: true }))}
          error={errors.amount?.message}
        />
        <DayInput form={state.form} name="on" />
      </FormGrid>
    </FormDialog>
  );
}
