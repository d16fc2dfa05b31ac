import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import type { Subject } from '../../../../lib/subjects';

export const rejectForm: RecordForm<OneText> = { name: 'reject-document', values: () => ({ reason: '' }) };

interface RejectDialogProps {
  name: string;
  /** The document's id. */
  about: string | number;
  reject: (reason: string) => Promise<unknown>;
  subject: Subject;
  onClose: () => void;
}

export function RejectDialog({ name, about, reject, subject, onClose }: RejectDialogProps) {
  return (
    <TextDialog
      form={rejectForm}
      about={about}
      title={`Reject ${name}?`}
      need="Reason is required"
      submitLabel="Reject"
      send={reject}
      done={`${name} was rejected`}
      subject={() => subject}
      failed="Failed to reject document"
      onClose={onClose}
    >
      The client reads the reason next to the document, so say what to send instead.
    </TextDialog>
  );
}
