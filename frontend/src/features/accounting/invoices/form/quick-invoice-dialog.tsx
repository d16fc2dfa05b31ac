import { CarrierSelect } from '../../../../components/fields/pickers/carrier-select';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { NewInvoice } from '../../../../lib/api/api-types';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { dateToInstant } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { normalizeMoney } from '../../../../lib/format/money';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { loadOptionsQuery } from '../../../../lib/api/option-queries';
import { can, useUser } from '../../../../lib/session/session-context';
import { newInvoiceSubject } from '../../../../lib/subjects';
import { useSaveInvoice } from '../invoice-mutations';

interface QuickValues {
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

const bodyOf = (values: QuickValues): NewInvoice => ({
  brokerId: Number(values.brokerId),
  amount: Number(normalizeMoney(values.amount)),
  status: 'pending',
  ...(values.loadId !== '' && { loadId: Number(values.loadId) }),
  ...(values.dueDate !== '' && { dueDate: dateToInstant(values.dueDate) }),
  ...(values.notes.trim() !== '' && { notes: values.notes.trim() }),
});

export function QuickInvoiceDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const seesLoads = can(user, 'loads.read');
  const save = useSaveInvoice();
  const state = useRecordForm({
    form: quickInvoiceForm,
    send: ({ values, idempotencyKey }) => save.mutateAsync({ record: null, body: bodyOf(values), idempotencyKey }),
    done: 'Invoice created successfully',
    subject: newInvoiceSubject,
    failed: 'Failed to create invoice',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title="Create New Invoice"
      submitLabel="Create Invoice"
      busyLabel="Creating..."
      onClose={onClose}
    >
      <FormGrid>
        <CarrierSelect
          control={control}
          name="brokerId"
          label="Carrier"
          message="Carrier is required"
          error={errors.brokerId?.message}
        />
        <MoneyInput
          label="Load Amount"
          required
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        {seesLoads && (
          <RecordInput
            control={control}
            name="loadId"
            label="Associated Load"
            query={loadOptionsQuery}
            placeholder="None"
          />
        )}
        <DateInput label="Due Date" registration={register('dueDate', dayRule())} error={errors.dueDate?.message} />
        <div className="wide">
          <TextInput label="Notes" rows={2} registration={register('notes')} error={errors.notes?.message} />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
