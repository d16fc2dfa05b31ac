import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { settlementSubject, useStep, type Settlement } from '../settlement-calls';

export type ReasonStep = 'reopen' | 'discard' | 'payment/reverse';

export const reopenSettlementForm: RecordForm<OneText> = { name: 'reopen-settlement', values: () => ({ reason: '' }) };
export const discardSettlementForm: RecordForm<OneText> = {
  name: 'discard-settlement',
  values: () => ({ reason: '' }),
};
export const reverseSettlementForm: RecordForm<OneText> = {
  name: 'reverse-settlement-payment',
  values: () => ({ reason: '' }),
};

const STEPS = {
  reopen: {
    form: reopenSettlementForm,
    title: (number: string) => `Reopen ${number}?`,
    submit: 'Reopen',
    says: 'It becomes a draft again and is no longer owed. The driver’s account goes back to what it was.',
    done: (number: string) => `Settlement ${number} is a draft again`,
  },
  discard: {
    form: discardSettlementForm,
    title: (number: string) => `Discard ${number}?`,
    submit: 'Discard',
    says: 'Its loads, expenses and deductions can be settled again by a new one.',
    done: (number: string) => `Settlement ${number} is discarded`,
  },
  'payment/reverse': {
    form: reverseSettlementForm,
    title: (number: string) => `Reverse the payment of ${number}?`,
    submit: 'Reverse payment',
    says: 'It is owed again; the payment stays in the history.',
    done: (number: string) => `The payment of ${number} is reversed`,
  },
} as const;

interface ReasonDialogProps {
  readonly step: ReasonStep;
  readonly settlement: Settlement;
  readonly onClose: () => void;
}
/** A step back, which takes a reason. */
export function ReasonDialog({ step, settlement, onClose }: ReasonDialogProps) {
  const change = useStep(step);
  const { form, title, submit, says, done } = STEPS[step];
  const { id, number } = settlement;
  return (
    <TextDialog
      form={form}
      about={id}
      title={title(number)}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel={submit}
      send={(reason, idempotencyKey) => change.mutateAsync({ id, body: { reason }, idempotencyKey })}
      done={done(number)}
      subject={settlementSubject}
      onClose={onClose}
    >
      {says}
    </TextDialog>
  );
}
