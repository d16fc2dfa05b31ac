import { Controller, Get, type StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { IdParam } from '../../../../platform/web/routes/address';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Me } from '../../../../platform/web/routes/request-context';
import { InvoicePrinter } from '../pdf/print-invoice';

@Controller('api/invoices')
export class InvoicePdfController {
  constructor(private readonly printer: InvoicePrinter) {}

  @Get(':id/pdf')
  @PdfRoute({
    allow: 'invoices.read',
    summary: 'The invoice as a PDF',
    past: ['invoices', 'brokers', 'loads', 'clients', 'settings'],
  })
  async pdf(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { number, pdf } = await this.printer.print(invoiceId, viewer);
    return pdfFile(number, pdf);
  }
}
