import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatMoney } from '../../../../lib/format/money';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { invoiceSubject } from '../../../../lib/subjects';
import { useReceivableStep, type ReceivablePath } from './receivable-calls';

export type TakenBack = 'reverse-credits' | 'reverse-write-off';

const form = (name: TakenBack): RecordForm<OneText> => ({ name, values: () => ({ reason: '' }) });
export const reverseCreditsForm = form('reverse-credits');
export const reverseWriteOffForm = form('reverse-write-off');

interface Way {
  readonly form: RecordForm<OneText>;
  readonly path: ReceivablePath;
  readonly title: (invoice: Invoice) => string;
  readonly submit: string;
  readonly says: string;
  readonly done: string;
}
const WAYS: Readonly<Record<TakenBack, Way>> = {
  'reverse-credits': {
    form: reverseCreditsForm,
    path: 'credits/reverse',
    title: ({ credited }) => `Reverse the credits of ${formatMoney(credited)}?`,
    submit: 'Reverse credits',
    says: 'The amount is open again, and it is income as before.',
    done: 'The credits are reversed',
  },
  'reverse-write-off': {
    form: reverseWriteOffForm,
    path: 'write-offs/reverse',
    title: ({ writtenOff }) => `Reverse the write-off of ${formatMoney(writtenOff)}?`,
    submit: 'Reverse write-off',
    says: 'The amount is open again, and the bad debt is reversed.',
    done: 'The write-off is reversed',
  },
};

/** Takes back all that is credited, or written off, of an invoice. */
export function TakeBackDialog({ way, invoice, onClose }: { way: TakenBack; invoice: Invoice; onClose: () => void }) {
  const step = useReceivableStep();
  const { form: asked, path, title, submit, says, done } = WAYS[way];
  return (
    <TextDialog
      form={asked}
      about={invoice.id}
      title={title(invoice)}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel={submit}
      send={(reason, idempotencyKey) => step.mutateAsync({ id: invoice.id, path, body: { reason }, idempotencyKey })}
      done={done}
      subject={() => invoiceSubject(invoice)}
      onClose={onClose}
    >
      {says}
    </TextDialog>
  );
}
