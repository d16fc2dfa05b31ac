import { lazyNamed } from '../../../../../lib/lazy-named';
import type { MileageRateDialogProps } from './mileage-rate-dialog';

export const MileageRateDialog = lazyNamed<MileageRateDialogProps>(() =>
  import('./mileage-rate-dialog').then((module) => module.MileageRateDialog),
);
