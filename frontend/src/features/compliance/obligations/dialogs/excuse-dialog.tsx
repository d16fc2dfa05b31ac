import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { Obligation } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { useChange } from '../../../../lib/records/record-kit';
import { obligationKit } from '../obligation-kit';

export const excuseForm: RecordForm<OneText> = { name: 'excuse-obligation', values: () => ({ reason: '' }) };

/** Says why an obligation does not apply. */
export function ExcuseDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const change = useChange(obligationKit);
  return (
    <TextDialog
      form={excuseForm}
      about={obligation.id}
      title="Does Not Apply?"
      label="Why It Does Not Apply"
      need="Say why it does not apply"
      submitLabel="Save Reason"
      send={(reason) => change.mutateAsync({ record: obligation, changes: { status: 'not_applicable', reason } })}
      done="The obligation does not apply"
      subject={obligationKit.subject}
      failed="Failed to update obligation"
      onClose={onClose}
    />
  );
}
