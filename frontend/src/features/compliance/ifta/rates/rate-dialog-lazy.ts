import { lazyNamed } from '../../../../lib/lazy-named';
import type { RateDialogProps } from './rate-dialog';

export const RateDialog = lazyNamed<RateDialogProps>(() => import('./rate-dialog').then((module) => module.RateDialog));
