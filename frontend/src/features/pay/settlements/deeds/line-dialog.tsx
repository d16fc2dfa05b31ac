import Typography from '@mui/material/Typography';
import { FormGrid } from '../../../../components/fields/form-grid';
import { ReasonInput } from '../../../../components/fields/dated';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { settlementLineLabels } from '../../../../generated/kinds';
import { ApiError } from '../../../../lib/api/api-error';
import { formatMoney, normalizeMoney, toCents } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { placesRule } from '../../../../lib/forms/rules/places-rule';
import { required } from '../../../../lib/forms/rules/rules';
import {
  settlementSubject,
  useChangeLines,
  type LineEdit,
  type Settlement,
  type SettlementLine,
} from '../settlement-calls';
import { workedOut } from '../settlement-words';

interface LineValues {
  kind: string;
  text: string;
  base: string;
  rate: string;
  amount: string;
  accountNumber: string;
  reason: string;
}
export const settlementLineForm: RecordForm<LineValues> = {
  name: 'settlement-line',
  values: () => ({ kind: '', text: '', base: '', rate: '', amount: '', accountNumber: '', reason: '' }),
};
const KINDS = Object.entries(settlementLineLabels.kind).map(([value, label]) => ({ value, label }));

/** Whether an amount is all there is of a line: nothing is worked out. */
const isPlain = (line: SettlementLine): boolean => line.unit !== 'hour' && workedOut(line) === null;

const valuesOf = (line: SettlementLine | null): LineValues => ({
  ...settlementLineForm.values(null),
  ...(line && {
    text: line.text,
    ...(isPlain(line) ? { amount: line.amount } : { base: line.base, rate: line.rate }),
  }),
});

const said = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim());

/** What is sent of a line: an amount takes the place of what is worked out. */
const editOf = (line: SettlementLine | null, values: LineValues): LineEdit => {
  const { kind, text, base, rate, amount, accountNumber, reason } = values;
  const money = said(amount) === undefined ? undefined : normalizeMoney(amount);
  const [units, each, account] = [said(base), said(rate), said(accountNumber)];
  return {
    ...(line ? { id: line.id } : { kind }),
    text: text.trim(),
    ...(money === undefined
      ? { ...(units !== undefined && { base: units }), ...(each !== undefined && { rate: each }) }
      : { amount: money }),
    ...(account !== undefined && { accountNumber: account }),
    reason: reason.trim(),
  };
};

/** The one line that was sent is the one that the form shows. */
const underFields = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => ({ field: field.replace(/^lines\.0\./, ''), message }));
  return new ApiError(error.status, error.detail, fields, error.code, error.requestId);
};

const amountRule = {
  validate: (value: unknown): true | string =>
    value === '' || toCents(String(value)) !== null || 'Use a dollar amount such as 1250.00',
};

interface LineDialogProps {
  readonly settlement: Settlement;
  /** Null: a new one. */
  readonly line: SettlementLine | null;
  readonly onClose: () => void;
}
/** Edits a line of a draft, or adds one; the sheet shows that somebody did, and why. */
export function LineDialog({ settlement, line, onClose }: LineDialogProps) {
  const change = useChangeLines();
  const state = useRecordForm({
    form: settlementLineForm,
    about: `${settlement.id}-${line?.id ?? 'new'}`,
    initial: valuesOf(line),
    send: async ({ values }) => {
      try {
        return await change.mutateAsync({ settlement, lines: [editOf(line, values)] });
      } catch (error) {
        throw underFields(error);
      }
    },
    done: line ? 'The line is changed' : 'The line is added',
    subject: settlementSubject,
    failed: 'Failed to save the line',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={line ? 'Edit Line' : 'Add Line'}
      submitLabel={line ? 'Save Line' : 'Add Line'}
      onClose={onClose}
    >
      {line && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {`As it is: ${[workedOut(line), formatMoney(line.amount)].filter(Boolean).join(' = ')}.`}
        </Typography>
      )}
      <FormGrid>
        {!line && (
          <SelectInput
            label="Kind"
            required
            placeholder="Effect on Pay"
            options={KINDS}
            registration={register('kind', required('Say what the new line is'))}
            error={errors.kind?.message}
          />
        )}
        <div className={line ? 'wide' : ''}>
          <TextInput
            label="For"
            required
            maxLength={200}
            registration={register('text', required('Say what it is for'))}
            error={errors.text?.message}
          />
        </div>
        <TextInput
          label={line?.unit === '%' ? 'Base Amount' : 'Quantity'}
          inputMode="decimal"
          registration={register('base', placesRule('Quantity', 2))}
          error={errors.base?.message}
        />
        <TextInput
          label={line?.unit === '%' ? 'Percent' : 'Rate'}
          inputMode="decimal"
          registration={register('rate', placesRule('Rate', 4))}
          error={errors.rate?.message}
        />
        <MoneyInput
          label="Amount"
          hint="Instead of quantity × rate."
          registration={register('amount', amountRule)}
          error={errors.amount?.message}
        />
        {!line && (
          <TextInput
            label="Account"
            maxLength={20}
            inputMode="numeric"
            hint="Leave blank to use the default of its kind."
            registration={register('accountNumber')}
            error={errors.accountNumber?.message}
          />
        )}
        <ReasonInput form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
