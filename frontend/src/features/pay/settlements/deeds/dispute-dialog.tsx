import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { formatMoney } from '../../../../lib/format/money';
import type { Subject } from '../../../../lib/subjects';
import { useStep, type Settlement, type SettlementLine } from '../settlement-calls';

export const disputeLineForm: RecordForm<OneText> = { name: 'dispute-line', values: () => ({ message: '' }) };

interface DisputeDialogProps {
  readonly settlement: Settlement;
  readonly line: SettlementLine;
  readonly subject: (settlement: Settlement) => Subject;
  readonly onClose: () => void;
}
/** Says what is wrong with a line. */
export function DisputeDialog({ settlement, line, subject, onClose }: DisputeDialogProps) {
  const dispute = useStep('disputes');
  const { id } = settlement;
  return (
    <TextDialog
      form={disputeLineForm}
      about={`${id}-${line.id}`}
      title="Dispute a line"
      label="What is wrong"
      need="Write a message"
      rows={4}
      maxLength={2_000}
      submitLabel="Send"
      send={(message, idempotencyKey) =>
        dispute.mutateAsync({ id, body: { lineId: line.id, message }, idempotencyKey })
      }
      done="Your message is with the office"
      subject={subject}
      onClose={onClose}
    >
      {`${line.text}: ${formatMoney(line.amount)}`}
    </TextDialog>
  );
}
