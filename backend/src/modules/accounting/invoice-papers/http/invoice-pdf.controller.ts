import { Controller } from '@nestjs/common';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { invoiceKind } from '../../invoices';
import { InvoicePrinter } from '../pdf/print-invoice';

const derived = richRoutes(invoiceKind, {
  pdf: { allow: 'invoices.read', summary: 'The invoice as a PDF', past: ['settings'], printer: InvoicePrinter },
});

@Controller('api/invoices')
export class InvoicePdfController extends derived {}
