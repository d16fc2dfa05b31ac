import { lazyNamed } from '../../../../lib/lazy-named';
import type { NewReturnDialogProps } from './new-return-dialog';

export const NewReturnDialog = lazyNamed<NewReturnDialogProps>(() =>
  import('./new-return-dialog').then((module) => module.NewReturnDialog),
);
