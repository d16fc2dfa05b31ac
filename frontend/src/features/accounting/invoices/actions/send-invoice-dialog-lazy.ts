import { lazyNamed } from '../../../../lib/lazy-named';

export const SendInvoiceDialog = lazyNamed(() =>
  import('./send-invoice-dialog').then((module) => module.SendInvoiceDialog),
);
