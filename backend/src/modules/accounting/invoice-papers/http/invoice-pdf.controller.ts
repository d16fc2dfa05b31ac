import { Controller } from '@nestjs/common';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { invoiceKind } from '../../invoices';
import { InvoicePrinter } from '../pdf/print-invoice';

@Controller('api/invoices')
export class InvoicePdfController extends richRoutes(invoiceKind, {
  pdf: { printer: InvoicePrinter, past: ['settings'] },
}) {}
