import Typography from '@mui/material/Typography';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { optionalEmail } from '../../../../lib/forms/rules/rules';
import { settlementSubject, useStep, type Settlement } from '../settlement-calls';

export const sendSettlementForm: RecordForm<{ to: string }> = {
  name: 'send-settlement',
  values: () => ({ to: '' }),
};

/** Mails the sheet to the driver. */
export function SendDialog({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const send = useStep('send');
  const { id, number, sentTo } = settlement;
  const state = useRecordForm({
    form: sendSettlementForm,
    about: id,
    initial: { to: sentTo ?? '' },
    send: ({ values: { to }, idempotencyKey }) =>
      send.mutateAsync({ id, body: to.trim() === '' ? {} : { to: to.trim() }, idempotencyKey }),
    done: `Settlement ${number} is on its way`,
    subject: settlementSubject,
    failed: 'Failed to send the settlement',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Send ${number}`} submitLabel="Send" ready maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The settlement is attached as a PDF.
      </Typography>
      <TextInput
        label="To"
        type="email"
        hint="Leave blank to use the driver’s address."
        registration={register('to', optionalEmail('Type an e-mail address such as dana@example.com'))}
        error={formState.errors.to?.message}
      />
    </FormDialog>
  );
}
