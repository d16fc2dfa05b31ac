import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { permissionTo, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import type { Step } from '../../lib/records/steps';
import { can, useCan, useUser } from '../../lib/session/session-context';
import type { OpenParam } from '../../lib/navigation/over/open-params';
import { useAddressParam } from '../../lib/navigation/use-address-param';
import { EditDelete } from '../overlay/edit-delete';
import { DeleteRecord } from './delete-record';
import { StepButton } from './step-button';
import { useTakeStep } from './use-take-step';

interface RecordActionsProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  /** Its steps, when they are not those of its kit. */
  steps?: readonly Step[];
  /** Beside the usual buttons. */
  children?: ReactNode;
  /** Between Edit and Delete. */
  more?: ReactNode;
  /** In place of the usual sentence of the question before a removal. */
  sure?: string;
  /** What names it in the address when it is edited; `edit`, if not said. */
  param?: OpenParam;
  onGone?: () => void;
}

/** What can be done with a record that is open: its steps, edit, delete with Undo. */
export function RecordActions<Item extends AnyRecord>({
  kit,
  record,
  steps = kit.steps(record),
  children,
  more,
  sure,
  param = 'edit',
  onGone,
}: RecordActionsProps<Item>) {
  const user = useUser();
  const mayWrite = useCan(permissionTo('write', kit));
  const mayDelete = useCan(permissionTo('delete', kit));
  const [deleting, setDeleting] = useState(false);
  const [, setEditing] = useAddressParam(param);
  const { take, busy } = useTakeStep(kit);
  const isEdited = kit.placed.length > 0;
  const offered = steps.filter(({ may }) => may === undefined || can(user, may));
  const button = (step: Step) => (
    <Button
      key={step.label}
      data-step
      {...(step.primary ? { variant: 'contained', loading: busy } : { color: 'secondary' })}
      disabled={busy}
      onClick={() => take(record, step)}
    >
      {step.label}
    </Button>
  );
  return (
    <>
      {mayWrite && offered.filter(({ primary }) => primary).map(button)}
      {children}
      {mayWrite && offered.filter(({ primary, question }) => !primary && !question).map(button)}
      <EditDelete onEdit={mayWrite && isEdited ? () => setEditing(record.id) : undefined} />
      {more}
      {mayWrite &&
        offered
          .filter(({ question }) => question)
          .map((step) => <StepButton key={step.label} kit={kit} record={record} step={step} color="secondary" />)}
      <EditDelete onDelete={mayDelete ? () => setDeleting(true) : undefined} />
      {deleting && (
        <DeleteRecord
          kit={kit}
          record={record}
          sure={sure}
          onClose={() => setDeleting(false)}
          // taken back before the list was read again, the record is still there: without the question
          onDone={() => {
            setDeleting(false);
            onGone?.();
          }}
        />
      )}
    </>
  );
}
