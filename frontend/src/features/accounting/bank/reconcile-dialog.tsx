import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { DateInput } from '../../../components/fields/pickers/date-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../lib/forms/record-form';
import { required } from '../../../lib/forms/rules/rules';
import { bankAccountSubject, useReconcile, type Reconciliation } from './bank-calls';

interface ReconcileValues {
  through: string;
  statementBalance: string;
}
export const reconcileForm: RecordForm<ReconcileValues> = {
  name: 'reconcile-bank',
  values: () => ({ through: '', statementBalance: '' }),
};

interface ReconcileDialogProps {
  account: { readonly id: string; readonly name: string };
  through: string;
  onClose: () => void;
}

/** The balance of a statement; it is taken to the cent, or refused with the difference. */
export function ReconcileDialog({ account, through, onClose }: ReconcileDialogProps) {
  const reconcile = useReconcile();
  const state = useRecordForm<ReconcileValues, never, Reconciliation>({
    form: reconcileForm,
    about: account.id,
    initial: { through, statementBalance: '' },
    send: ({ values, idempotencyKey }) =>
      reconcile.mutateAsync({
        id: account.id,
        idempotencyKey,
        body: { through: values.through, statementBalance: values.statementBalance.replace(/,/g, '').trim() },
      }),
    done: `${account.name} is reconciled`,
    subject: () => bankAccountSubject(account.id, account.name),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Reconcile ${account.name}`}
      submitLabel="Reconcile"
      busyLabel="Comparing..."
      maxWidth="xs"
      onClose={onClose}
    >
      <FormGrid>
        <DateInput
          label="Through"
          required
          registration={register('through', required('Choose a date'))}
          error={formState.errors.through?.message}
        />
        <MoneyInput
          label="Statement Balance"
          required
          registration={register('statementBalance', required('Enter the statement balance'))}
          error={formState.errors.statementBalance?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
