import { lazyNamed } from '../../../../lib/lazy-named';

export const TemplateDialog = lazyNamed(() => import('./template-dialog').then((module) => module.TemplateDialog));
