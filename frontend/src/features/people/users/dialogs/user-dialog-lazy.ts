import { lazyNamed } from '../../../../lib/lazy-named';

export const UserDialog = lazyNamed(() => import('./user-dialog').then((module) => module.UserDialog));
