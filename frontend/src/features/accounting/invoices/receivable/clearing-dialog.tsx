import Typography from '@mui/material/Typography';
import { DayInput, ReasonInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { lineKindLabels } from '../../../../lib/format/labels';
import { formatMoney, normalizeMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { invoiceSubject } from '../../../../lib/subjects';
import { useReceivableStep, type ReceivablePath } from './receivable-calls';

interface ClearingValues {
  amount: string;
  /** The line that it is of, counted from 1; '' for all of them. */
  line: string;
  on: string;
  bookedOn: string;
  reason: string;
}
const values = (): ClearingValues => ({ amount: '', line: '', on: '', bookedOn: '', reason: '' });
export const creditForm: RecordForm<ClearingValues> = { name: 'credit', values };
export const writeOffForm: RecordForm<ClearingValues> = { name: 'write-off', values };
export const disputeForm: RecordForm<ClearingValues> = { name: 'dispute', values };

interface Way {
  readonly form: RecordForm<ClearingValues>;
  readonly path: ReceivablePath;
  readonly title: (number: string) => string;
  readonly says: string;
  readonly submit: string;
  readonly done: (amount: string) => string;
}
const WAYS: Readonly<Record<'credit' | 'write-off' | 'dispute', Way>> = {
  credit: {
    form: creditForm,
    path: 'credits',
    title: (number) => `Credit a part of ${number}`,
    says: 'The carrier owes less, and income is reduced by the same amount.',
    submit: 'Credit',
    done: (amount) => `${amount} credited`,
  },
  'write-off': {
    form: writeOffForm,
    path: 'write-offs',
    title: (number) => `Write off a part of ${number}`,
    says: 'You no longer expect this money: it becomes bad debt. If it is paid after all, reverse the write-off.',
    submit: 'Write off',
    done: (amount) => `${amount} written off`,
  },
  dispute: {
    form: disputeForm,
    path: 'disputes',
    title: (number) => `Note a dispute about ${number}`,
    says: 'It stays open and is marked, until you settle it. Nothing changes in the books.',
    submit: 'Note dispute',
    done: (amount) => `Dispute about ${amount} noted`,
  },
};

const linesOf = ({ lines }: Invoice) => [
  { value: '', label: 'All lines, prorated' },
  ...lines.map(({ kind, description, amount }, at) => ({
    value: String(at + 1),
    label: `${at + 1}. ${description || lineKindLabels[kind]}, ${formatMoney(amount)}`,
  })),
];

/** Credits, writes off or disputes a part of an invoice: of one line, or shared out to all. */
export function ClearingDialog({
  way,
  invoice,
  onClose,
}: {
  way: keyof typeof WAYS;
  invoice: Invoice;
  onClose: () => void;
}) {
  const { form, path, title, says, submit, done } = WAYS[way];
  const step = useReceivableStep();
  const state = useRecordForm({
    form,
    about: invoice.id,
    initial: { ...form.values(null), amount: invoice.balance, on: todayInFirm() },
    send: ({ values: { amount, line, on, bookedOn, reason }, idempotencyKey }) => {
      const money = normalizeMoney(amount);
      return step.mutateAsync({
        ...{ id: invoice.id, path, idempotencyKey },
        body: {
          ...(line === '' ? { amount: money } : { lines: [{ line: Number(line), amount: money }] }),
          ...(on !== '' && { on }),
          ...(way !== 'dispute' && bookedOn !== '' && { bookedOn }),
          reason: reason.trim(),
        },
      });
    },
    done: ({ amount }) => done(formatMoney(normalizeMoney(amount))),
    subject: () => invoiceSubject(invoice),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title={title(invoice.invoiceNumber)} submitLabel={submit} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {says}
      </Typography>
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          hint={`Open ${formatMoney(invoice.balance)}`}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <SelectInput
          label="Of"
          options={linesOf(invoice)}
          registration={register('line')}
          error={errors.line?.message}
        />
        <DayInput form={state.form} name="on" late={way !== 'dispute'} />
        <ReasonInput form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
