import { useWatch } from 'react-hook-form';
import { DayInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { complianceDocumentOptionsQuery } from '../../../lib/api/option-queries';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney, normalizeMoney } from '../../../lib/format/money';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { required } from '../../../lib/forms/rules/rules';
import { useCan } from '../../../lib/session/session-context';
import { useMoveClientMoney } from './client-money-calls';
import { clientMoneySubject } from './client-money-words';
import { ACCOUNTS, bodyOf, KINDS, METHODS, movementForm } from './movement-form';

/** What is said once it is recorded. */
const DONE = {
  received: 'received from the client',
  paid_out: 'paid to the agency',
  refunded: 'returned to the client',
  moved: 'moved to the client money bank',
} as const;

interface MovementDialogProps {
  clientId: string;
  clientName: string;
  /** What is held for the client, in dollars. */
  balance: string;
  onClose: () => void;
}

/** Records money of a client that comes in, is paid to an agency, goes back or to the client money bank. */
export function MovementDialog({ clientId, clientName, balance, onClose }: MovementDialogProps) {
  const move = useMoveClientMoney();
  const seesDocuments = useCan('documents.read');
  const state = useRecordForm({
    form: movementForm,
    about: clientId,
    initial: { ...movementForm.values(null), on: todayInFirm() },
    send: ({ values, idempotencyKey }) => move.mutateAsync({ clientId, body: bodyOf(values), idempotencyKey }),
    done: ({ amount, kind }) => `${formatMoney(normalizeMoney(amount))}: ${DONE[kind]}`,
    subject: () => clientMoneySubject(clientId, clientName),
    failed: 'Failed to record the movement',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const method = useWatch({ control, name: 'method' });
  return (
    <FormDialog state={state} title={`Client money of ${clientName}`} submitLabel="Record" onClose={onClose}>
      <FormGrid>
        <div className="wide">
          <SelectInput
            label="What happened"
            hint={`${formatMoney(balance)} is held for the client.`}
            options={KINDS}
            registration={register('kind')}
            error={errors.kind?.message}
          />
        </div>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DayInput form={state.form} name="on" late />
        {kind === 'paid_out' && (
          <TextInput
            label="Payee"
            required
            hint="The agency that was paid."
            maxLength={200}
            registration={register('payee', required('Enter who was paid'))}
            error={errors.payee?.message}
          />
        )}
        {kind === 'paid_out' && seesDocuments && (
          <RecordInput
            control={control}
            name="documentId"
            label="Document"
            query={complianceDocumentOptionsQuery}
            placeholder="None"
            hint="Its receipt is kept with it."
          />
        )}
        {kind === 'received' && (
          <SelectInput
            label="Method"
            options={METHODS}
            registration={register('method')}
            error={errors.method?.message}
          />
        )}
        {kind === 'received' && method === 'check' && (
          <TextInput
            label="Check Number"
            maxLength={20}
            registration={register('checkNumber')}
            error={errors.checkNumber?.message}
          />
        )}
        {kind !== 'moved' && (
          <SelectInput
            label={kind === 'received' ? 'Goes to' : 'Comes from'}
            options={ACCOUNTS}
            registration={register('bank')}
            error={errors.bank?.message}
          />
        )}
        <div className="wide">
          <TextInput
            label="Notes"
            rows={2}
            maxLength={2_000}
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
