import { lazyNamed } from '../../../lib/lazy-named';

export const VehicleDialog = lazyNamed(() => import('./vehicle-dialog').then((module) => module.VehicleDialog));
