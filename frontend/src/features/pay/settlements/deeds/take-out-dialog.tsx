import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { settlementSubject, useChangeLines, type Settlement, type SettlementLine } from '../settlement-calls';

export const takeOutLineForm: RecordForm<OneText> = { name: 'take-out-line', values: () => ({ reason: '' }) };

/** What happens: 'It stays out of this draft. Its load is free again, …'. */
const saysOf = (settlement: Settlement, { source }: SettlementLine): string => {
  if (source.kind === 'hand') return 'It was added by hand and will be gone from this draft.';
  const { length } = settlement.lines.filter((one) => one.source.kind === source.kind && one.source.id === source.id);
  const all = source.kind === 'load' && length > 1 ? `All ${length} lines of its load go with it. ` : '';
  return `${all}It stays out of this draft and is listed under what is left out; the next settlement can include it.`;
};

interface TakeOutDialogProps {
  readonly settlement: Settlement;
  readonly line: SettlementLine;
  readonly onClose: () => void;
}
/** Takes a line out of a draft, as it was seen; the sheet says why. */
export function TakeOutDialog({ settlement, line, onClose }: TakeOutDialogProps) {
  const change = useChangeLines();
  return (
    <TextDialog
      form={takeOutLineForm}
      about={`${settlement.id}-${line.id}`}
      title={`Take out ${line.text}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Take out"
      send={(reason) => change.mutateAsync({ settlement, lines: [{ id: line.id, takeOut: true, reason }] })}
      done="The line is taken out"
      subject={settlementSubject}
      failed="Failed to take the line out"
      onClose={onClose}
    >
      {saysOf(settlement, line)}
    </TextDialog>
  );
}
