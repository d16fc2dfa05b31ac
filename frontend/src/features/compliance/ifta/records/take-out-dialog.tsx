import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog';
import { toast } from '../../../../components/toast/toast-store';
import { sentenceFor } from '../../../../lib/api/problem';
import { formatDate } from '../../../../lib/format/dates';
import { formatQuantity } from '../../../../lib/format/money';
import { stateName } from '../rates/rate-words';
import type { Period } from '../quarters';
import { recordsSubject, useTakeOut } from './record-calls';
import type { RecordRow } from './record-rows';

const wordsOf = (row: RecordRow): string => {
  const where = `${row.state === null ? '' : ` in ${stateName(row.state)}`} on ${formatDate(row.date)}`;
  if (row.kind === 'expense')
    return `The fuel expense of ${formatQuantity(row.gallons, 'gal')}${where} will be removed from the list, the books and the return.`;
  const left = row.trip.legs.length - 1;
  return left === 0
    ? `The trip of ${formatQuantity(row.miles, 'mi')}${where} will be removed from the list and the return.`
    : `${formatQuantity(row.miles, 'mi')}${where} leave their trip. Its miles in ${left} other ${left === 1 ? 'state stay' : 'states stay'}.`;
};

interface TakeOutDialogProps {
  readonly row: RecordRow;
  readonly clientId: string;
  readonly period: Period;
  readonly onClose: () => void;
}
/** Asks before a record is deleted. */
export function TakeOutDialog({ row, clientId, period, onClose }: TakeOutDialogProps) {
  const removal = useTakeOut();
  const run = () =>
    removal.mutate(row, {
      onSuccess: () => {
        toast.success('The record is deleted', recordsSubject(clientId, period));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete this record?"
      confirmLabel="Delete"
      danger
      busy={removal.isPending}
      error={removal.error ? sentenceFor(removal.error) : undefined}
      onConfirm={run}
      onClose={onClose}
    >
      {wordsOf(row)}
    </ConfirmDialog>
  );
}
