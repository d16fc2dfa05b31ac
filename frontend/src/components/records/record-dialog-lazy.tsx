import { lazyNamed } from '../../lib/lazy-named';
import type { AnyRecord } from '../../lib/records/record-kit';
import type { RecordDialogProps } from './record-dialog';

const Loaded = lazyNamed<RecordDialogProps<AnyRecord>>(() =>
  import('./record-dialog').then((module) => module.RecordDialog),
);

/** The form of a record, fetched when it is first opened. */
export function RecordDialog<Item extends AnyRecord>(props: RecordDialogProps<Item>) {
  return <Loaded {...(props as RecordDialogProps<AnyRecord>)} />;
}
