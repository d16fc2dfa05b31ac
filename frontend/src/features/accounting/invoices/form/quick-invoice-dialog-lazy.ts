import { lazyNamed } from '../../../../lib/lazy-named';

export const QuickInvoiceDialog = lazyNamed(() =>
  import('./quick-invoice-dialog').then((module) => module.QuickInvoiceDialog),
);
