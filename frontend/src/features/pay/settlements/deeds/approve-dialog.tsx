import Typography from '@mui/material/Typography';
import { BookedOn } from '../../../../components/fields/booked-on';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { formatMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { settlementSubject, useStep, type Settlement } from '../settlement-calls';

export const approveSettlementForm: RecordForm<{ bookedOn: string }> = {
  name: 'approve-settlement',
  values: () => ({ bookedOn: '' }),
};

/** Approves a draft as it was seen: it is owed, and the account of the driver moves. */
export function ApproveDialog({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const approve = useStep('approve');
  const { id, version, number, net, driverName } = settlement;
  const state = useRecordForm({
    form: approveSettlementForm,
    about: id,
    send: ({ values: { bookedOn }, idempotencyKey }) =>
      approve.mutateAsync({ id, version, body: bookedOn === '' ? {} : { bookedOn }, idempotencyKey }),
    done: `Settlement ${number} is approved`,
    subject: settlementSubject,
    failed: 'Failed to approve the settlement',
    onSaved: onClose,
  });
  return (
    <FormDialog state={state} title={`Approve ${number}?`} submitLabel="Approve" ready maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${formatMoney(net)} is owed to ${driverName ?? 'the driver'} from then on, and it is booked. Its lines stay as they are unless you reopen it.`}
      </Typography>
      <BookedOn form={state.form} />
    </FormDialog>
  );
}
