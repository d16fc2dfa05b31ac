import { TextDialog } from '../../../components/overlay/text-dialog';
import type { SupportRequest } from '../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { useChange } from '../../../lib/records/record-kit';
import { supportKit } from './support-kit';

export const resolveForm: RecordForm<OneText> = {
  name: 'resolve-request',
  values: () => ({ resolution: '' }),
};

/** Says how a request was resolved, for who looks for the same later. */
export function ResolveDialog({ request, onClose }: { request: SupportRequest; onClose: () => void }) {
  const change = useChange(supportKit);
  return (
    <TextDialog
      form={resolveForm}
      about={request.id}
      title="Resolved?"
      label="Resolution"
      hint="How it was resolved. Whoever asked sees this too."
      maxLength={10_000}
      submitLabel="Mark Resolved"
      send={(resolution) =>
        change.mutateAsync({
          record: request,
          changes: { status: 'resolved', ...(resolution !== '' && { resolution }) },
        })
      }
      done={`${request.subject} is resolved`}
      subject={supportKit.subject}
      failed="Failed to resolve support request"
      onClose={onClose}
    />
  );
}
