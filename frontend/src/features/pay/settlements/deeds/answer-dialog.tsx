import Typography from '@mui/material/Typography';
import { CheckInput } from '../../../../components/fields/checks/check-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { required } from '../../../../lib/forms/rules/rules';
import { settlementSubject, useStep, type Dispute, type Settlement } from '../settlement-calls';

interface AnswerValues {
  message: string;
  state: string;
  holdsPayment: boolean;
}
export const answerDisputeForm: RecordForm<AnswerValues> = {
  name: 'answer-dispute',
  values: () => ({ message: '', state: 'open', holdsPayment: false }),
};
const STATES = [
  { value: 'open', label: 'You are looking into it' },
  { value: 'accepted', label: 'The driver is right' },
  { value: 'rejected', label: 'The line stays' },
];

interface AnswerDialogProps {
  readonly settlement: Settlement;
  readonly dispute: Dispute;
  readonly onClose: () => void;
}
/** Answers the driver about a line, and says how it stands. */
export function AnswerDialog({ settlement, dispute, onClose }: AnswerDialogProps) {
  const answer = useStep('disputes/answer');
  const { id, lines } = settlement;
  const { lineId, state: stands, holdsPayment: held } = dispute;
  const state = useRecordForm({
    form: answerDisputeForm,
    about: `${id}-${lineId}`,
    initial: { message: '', state: stands, holdsPayment: held },
    send: ({ values: { message, state: said, holdsPayment }, idempotencyKey }) =>
      answer.mutateAsync({
        id,
        body: { lineId, message: message.trim(), state: said as Dispute['state'], holdsPayment },
        idempotencyKey,
      }),
    done: 'The driver sees your answer',
    subject: settlementSubject,
    failed: 'Failed to answer',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const isOpen = state.form.watch('state') === 'open';
  return (
    <FormDialog state={state} title="Answer the driver" submitLabel="Answer" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${lines.find((line) => line.id === lineId)?.text ?? ''}: ${dispute.messages.at(-1)?.message ?? ''}`}
      </Typography>
      <FormGrid>
        <div className="wide">
          <TextInput
            label="Answer"
            required
            autoFocus
            rows={4}
            maxLength={2_000}
            registration={register('message', required('Write a message'))}
            error={formState.errors.message?.message}
          />
        </div>
        <SelectInput
          label="Outcome"
          options={STATES}
          hint="A correction to a paid settlement is a line of the next one."
          registration={register('state')}
          error={formState.errors.state?.message}
        />
        {isOpen && <CheckInput label="Do not pay before this is settled" registration={register('holdsPayment')} />}
      </FormGrid>
    </FormDialog>
  );
}
