import Typography from '@mui/material/Typography';
import { DayInput, ReasonInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import type { RecordForm } from '../../../lib/forms/record-form';
import { payoutSubject, useReversePayout, type Payout } from './payout-calls';

interface ReversalValues {
  reversedOn: string;
  reason: string;
}
export const reversePayoutForm: RecordForm<ReversalValues> = {
  name: 'reverse-payout',
  values: () => ({ reversedOn: '', reason: '' }),
};

/** Takes back what did not arrive at the bank after all, such as a check that was returned. */
export function ReversePayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const reverse = useReversePayout();
  const state = useRecordForm({
    form: reversePayoutForm,
    about: payout.id,
    initial: { reversedOn: todayInFirm(), reason: '' },
    send: ({ values: { reversedOn, reason }, idempotencyKey }) =>
      reverse.mutateAsync({
        id: payout.id,
        body: { reason: reason.trim(), ...(reversedOn !== '' && { reversedOn }) },
        idempotencyKey,
      }),
    done: `${payout.reference} reversed`,
    subject: payoutSubject,
    failed: 'Failed to reverse the deposit',
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={`Reverse ${payout.reference}?`}
      submitLabel="Reverse Deposit"
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${formatMoney(payout.amount)} is taken from the bank again, and its payments are on their way. The deposit stays in the list.`}
      </Typography>
      <FormGrid>
        <DayInput form={state.form} name="reversedOn" label="Reversed On" />
        <ReasonInput form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
