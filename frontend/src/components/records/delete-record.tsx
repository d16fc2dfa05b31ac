import { useRemoval, useReturn, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import { DeleteDialog } from '../overlay/delete-dialog';

interface DeleteRecordProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  /** In place of the usual sentence of the question. */
  sure?: string | undefined;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks before a record is deleted, deletes it, and offers Undo. */
export function DeleteRecord<Item extends AnyRecord>({ kit, record, sure, ...then }: DeleteRecordProps<Item>) {
  const [removal, restore] = [useRemoval(kit), useReturn(kit)];
  return (
    <DeleteDialog
      what={kit.what}
      subject={kit.subject(record)}
      id={record.id}
      removal={removal}
      restore={restore}
      says={kit.says}
      {...then}
    >
      {sure}
    </DeleteDialog>
  );
}
