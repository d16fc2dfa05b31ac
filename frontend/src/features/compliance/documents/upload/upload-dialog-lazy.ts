import { lazyNamed } from '../../../../lib/lazy-named';

export const UploadDialog = lazyNamed(() => import('./upload-dialog').then((module) => module.UploadDialog));
