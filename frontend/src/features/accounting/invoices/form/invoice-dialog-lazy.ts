import { lazyNamed } from '../../../../lib/lazy-named';

export const InvoiceDialog = lazyNamed(() => import('./invoice-dialog').then((module) => module.InvoiceDialog));
