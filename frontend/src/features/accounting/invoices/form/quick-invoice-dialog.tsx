import Box from '@mui/material/Box';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { CarrierSelect } from '../../../../components/fields/pickers/carrier-select';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice, NewInvoice } from '../../../../lib/api/api-types';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { dateToInstant } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { normalizeMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { loadOptionsQuery } from '../../../../lib/api/option-queries';
import { can, useUser } from '../../../../lib/session/session-context';
import { newInvoiceSubject } from '../../../../lib/subjects';
import { useSaveInvoice } from '../invoice-mutations';

export interface QuickValues {
  brokerId: string;
  amount: string;
  loadId: string;
  dueDate: string;
  notes: string;
}

export const quickInvoiceForm: RecordForm<QuickValues> = {
  name: 'quick-invoice',
  values: () => ({ brokerId: '', amount: '', loadId: '', dueDate: '', notes: '' }),
};

/** The line of a paper that a value was read from. */
export interface Mark {
  readonly page: number;
  readonly line: number;
  readonly said: string;
}
/** What was read from a paper, by the names of the fields. */
export interface Filling {
  readonly values: Partial<QuickValues>;
  readonly marks: Partial<Record<keyof QuickValues, Mark>>;
}
interface FromPaper extends Filling {
  /** Which paper: what was typed about another one is not its. */
  readonly about: string;
  readonly save: (body: NewInvoice, idempotencyKey: string) => Promise<Invoice>;
  /** The paper itself, given the line that the field with the focus was read from. */
  readonly picture: (mark: Mark | null) => ReactNode;
}

const bodyOf = (values: QuickValues): NewInvoice => ({
  brokerId: Number(values.brokerId),
  amount: Number(normalizeMoney(values.amount)),
  status: 'pending',
  ...(values.loadId !== '' && { loadId: Number(values.loadId) }),
  ...(values.dueDate !== '' && { dueDate: dateToInstant(values.dueDate) }),
  ...(values.notes.trim() !== '' && { notes: values.notes.trim() }),
});

/** The field that has the focus, by its name. */
const useFocused = () => {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest('[data-field]')?.getAttribute('data-field') ?? null);
  return { focused, onFocus };
};

/** The fields, and the paper that they were read from. */
const BESIDE = 'minmax(0, 5fr) minmax(0, 6fr)';

interface QuickInvoiceProps {
  /** What a paper says, where one is approved. */
  filling?: FromPaper;
  onClose: () => void;
}

export function QuickInvoiceDialog({ filling, onClose }: QuickInvoiceProps) {
  const { focused, onFocus } = useFocused();
  const user = useUser();
  const seesLoads = can(user, 'loads.read');
  const save = useSaveInvoice();
  const state = useRecordForm({
    form: quickInvoiceForm,
    ...(filling && { initial: { ...quickInvoiceForm.values(null), ...filling.values }, about: filling.about }),
    send: ({ values, idempotencyKey }) =>
      filling
        ? filling.save(bodyOf(values), idempotencyKey)
        : save.mutateAsync({ record: null, body: bodyOf(values), idempotencyKey }),
    done: 'Invoice created successfully',
    subject: newInvoiceSubject,
    failed: 'Failed to create invoice',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  /** Where a value was read; one that was changed has no mark. */
  const markOf = (name: keyof QuickValues): Mark | null => {
    const mark = filling?.marks[name];
    return mark && state.form.getValues(name) === filling?.values[name] ? mark : null;
  };
  /** The same in words, with its line while the field has the focus. */
  const hint = (name: keyof QuickValues): { hint?: string } => {
    const mark = markOf(name);
    if (!mark) return {};
    const where = `Read from page ${mark.page}, line ${mark.line}`;
    return { hint: focused === name ? `${where}: ${mark.said}` : where };
  };
  const fields = (
    <FormGrid onFocus={onFocus}>
      <CarrierSelect
        control={control}
        name="brokerId"
        label="Carrier"
        message="Carrier is required"
        error={errors.brokerId?.message}
        {...hint('brokerId')}
      />
      <MoneyInput
        label="Load Amount"
        required
        registration={register('amount', moneyRule({ label: 'Amount' }))}
        error={errors.amount?.message}
        {...hint('amount')}
      />
      {seesLoads && (
        <RecordInput
          control={control}
          name="loadId"
          label="Associated Load"
          query={loadOptionsQuery}
          placeholder="None"
          {...hint('loadId')}
        />
      )}
      <DateInput
        label="Due Date"
        registration={register('dueDate', dayRule())}
        error={errors.dueDate?.message}
        {...hint('dueDate')}
      />
      <div className="wide">
        <TextInput label="Notes" rows={2} registration={register('notes')} error={errors.notes?.message} />
      </div>
    </FormGrid>
  );
  return (
    <FormDialog
      {...(filling && { maxWidth: 'lg' as const })}
      state={state}
      title="Create New Invoice"
      submitLabel="Create Invoice"
      busyLabel="Creating..."
      onClose={onClose}
    >
      {filling ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: BESIDE },
          }}
        >
          {fields}
          {filling.picture(focused === null ? null : markOf(focused as keyof QuickValues))}
        </Box>
      ) : (
        fields
      )}
    </FormDialog>
  );
}
