import type { ComponentType } from 'react';
import { lazyNamed } from '../../lib/lazy-named';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import type { RecordDialogProps } from './record-dialog';

type Dialog = ComponentType<RecordDialogProps<AnyRecord>>;

const plain: Dialog = lazyNamed(() => import('./record-dialog').then((module) => module.RecordDialog));

const withInputs = (load: NonNullable<RecordKit<AnyRecord>['inputs']>): Dialog =>
  lazyNamed(async () => {
    const [{ RecordDialog: Form }, inputs] = await Promise.all([import('./record-dialog'), load()]);
    return (props: RecordDialogProps<AnyRecord>) => <Form {...props} inputs={inputs} />;
  });

const dialogs = new WeakMap<object, Dialog>();
const dialogOf = ({ inputs }: Pick<RecordKit<AnyRecord>, 'inputs'>): Dialog => {
  if (!inputs) return plain;
  const dialog = dialogs.get(inputs) ?? withInputs(inputs);
  dialogs.set(inputs, dialog);
  return dialog;
};

/** The form of a record, fetched when it is first opened, with the inputs that its kind has of its own. */
export function RecordDialog<Item extends AnyRecord>(props: RecordDialogProps<Item>) {
  const Loaded = dialogOf(props.kit);
  return <Loaded {...(props as unknown as RecordDialogProps<AnyRecord>)} />;
}
