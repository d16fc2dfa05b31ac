import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { PaperRequest } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { useChange } from '../../../../lib/records/record-kit';
import { paperRequestKit } from './paper-request-kit';

export const askAgainForm: RecordForm<OneText> = { name: 'ask-again', values: () => ({ reason: '' }) };

/** Asks for a paper once more and says why. */
export function AskAgainDialog({ request, onClose }: { request: PaperRequest; onClose: () => void }) {
  const change = useChange(paperRequestKit);
  return (
    <TextDialog
      form={askAgainForm}
      about={request.id}
      title={`Ask Again for ${request.what}?`}
      hint="The client sees this next to the paper, so say what to send instead."
      submitLabel="Ask Again"
      send={(reason) => change.mutateAsync({ record: request, changes: { status: 'asked', reason: reason || null } })}
      done="The client was asked again"
      subject={paperRequestKit.subject}
      failed="Failed to ask again"
      onClose={onClose}
    />
  );
}
