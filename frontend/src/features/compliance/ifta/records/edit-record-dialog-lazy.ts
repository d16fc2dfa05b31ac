import { lazyNamed } from '../../../../lib/lazy-named';
import type { EditRecordDialogProps } from './edit-record-dialog';

export const EditRecordDialog = lazyNamed<EditRecordDialogProps>(() =>
  import('./edit-record-dialog').then((module) => module.EditRecordDialog),
);
