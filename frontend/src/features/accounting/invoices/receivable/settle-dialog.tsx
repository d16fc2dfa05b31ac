import { BookedOn } from '../../../../components/fields/booked-on';
import { ReasonInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { invoiceSubject } from '../../../../lib/subjects';
import { useReceivableStep } from './receivable-calls';

interface SettleValues {
  how: string;
  on: string;
  bookedOn: string;
  reason: string;
}
export const settleForm: RecordForm<SettleValues> = {
  name: 'settle-dispute',
  values: () => ({ how: 'owed', on: '', bookedOn: '', reason: '' }),
};
const WAYS = [
  { value: 'owed', label: 'The carrier owes it: it stays open' },
  { value: 'credited', label: 'You give it up: credit it' },
  { value: 'written_off', label: 'It will not be paid: write it off' },
];

/** Settles what is in dispute. */
export function SettleDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const step = useReceivableStep();
  const state = useRecordForm({
    form: settleForm,
    about: invoice.id,
    initial: { ...settleForm.values(null), on: todayInFirm() },
    send: ({ values: { how, on, bookedOn, reason }, idempotencyKey }) =>
      step.mutateAsync({
        ...{ id: invoice.id, path: 'disputes/settle', idempotencyKey },
        body: { how, ...(on !== '' && { on }), ...(bookedOn !== '' && { bookedOn }), reason: reason.trim() },
      }),
    done: 'Dispute settled',
    subject: () => invoiceSubject(invoice),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Settle the dispute of ${formatMoney(invoice.disputed)}`}
      submitLabel="Settle"
      maxWidth="xs"
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <SelectInput label="How" options={WAYS} registration={register('how')} error={errors.how?.message} />
        </div>
        <BookedOn form={state.form} />
        <ReasonInput form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
