import { permissionTo, type AnyRecord, type RecordKit } from '../../../lib/records/record-kit';
import type { OpenParam } from '../../../lib/navigation/over/open-params';
import { EditRecord } from '../../overlay/edit-record';
import { RecordDialog } from '../record-dialog-lazy';

/** The form of the record that a card of a list is asked to edit. */
export function EditInList<Item extends AnyRecord>({ kit, param }: { kit: RecordKit<Item>; param?: OpenParam }) {
  return (
    <EditRecord param={param} what={kit.what} query={kit.one} permission={permissionTo('write', kit)}>
      {(record, close) => <RecordDialog kit={kit} record={record} onClose={close} />}
    </EditRecord>
  );
}
