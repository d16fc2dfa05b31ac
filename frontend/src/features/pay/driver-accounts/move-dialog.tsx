import { DayInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney, normalizeMoney } from '../../../lib/format/money';
import type { RecordForm } from '../../../lib/forms/record-form';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { required } from '../../../lib/forms/rules/rules';
import { accountSubject, useMoveAccount, type Outgoing } from './account-calls';

interface MoveValues {
  amount: string;
  on: string;
  text: string;
  bookedOn: string;
}
const values = (): MoveValues => ({ amount: '', on: '', text: '', bookedOn: '' });
export const giveAdvanceForm: RecordForm<MoveValues> = { name: 'give-advance', values };
export const returnEscrowForm: RecordForm<MoveValues> = { name: 'return-escrow', values };

const WAYS = {
  advances: {
    form: giveAdvanceForm,
    title: 'Give an advance to',
    submit: 'Give Advance',
    done: 'The advance is booked',
  },
  'escrow-returns': {
    form: returnEscrowForm,
    title: 'Return escrow to',
    submit: 'Return Escrow',
    done: 'The escrow is returned',
  },
} as const;

interface MoveDialogProps {
  /** Of the account. */
  readonly id: string;
  readonly driverId: number;
  readonly driverName: string;
  readonly way: Outgoing;
  /** What can be returned at most. */
  readonly held?: string;
  /** In a book that the driver has left: it is returned from there. */
  readonly former?: boolean;
  readonly onClose: () => void;
}
/** Records money that went to a driver; settlements take an advance back. */
export function MoveDialog({ id, driverId, driverName, way, held, former = false, onClose }: MoveDialogProps) {
  const move = useMoveAccount();
  const { form, title, submit, done } = WAYS[way];
  const state = useRecordForm({
    form,
    about: id,
    initial: { ...values(), amount: held ?? '', on: todayInFirm() },
    send: ({ values: { amount, on, text, bookedOn }, idempotencyKey }) =>
      move.mutateAsync({
        driverId,
        way,
        body: {
          amount: normalizeMoney(amount),
          text: text.trim(),
          ...(on !== '' && { on }),
          ...(bookedOn !== '' && { bookedOn }),
          ...(former && { account: id }),
        },
        idempotencyKey,
      }),
    done,
    subject: () => accountSubject(id, driverName),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title={`${title} ${driverName}`} submitLabel={submit} onClose={onClose}>
      <FormGrid>
        <MoneyInput
          label="Amount"
          required
          autoFocus
          {...(held !== undefined && { hint: `Held: ${formatMoney(held)}` })}
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <DayInput form={state.form} name="on" late />
        <div className="wide">
          <TextInput
            label="For"
            required
            maxLength={200}
            registration={register('text', required('Say what it is for'))}
            error={errors.text?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
