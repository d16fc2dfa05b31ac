import { lazyNamed } from '../../../../lib/lazy-named';
import type { AddRecordDialogProps } from './add-record-dialog';

export const AddRecordDialog = lazyNamed<AddRecordDialogProps>(() =>
  import('./add-record-dialog').then((module) => module.AddRecordDialog),
);
