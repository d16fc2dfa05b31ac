import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { IdParam } from '../../../../platform/web/routes/address';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { InvoicePrinter } from '../pdf/print-invoice';

@Controller('api/invoices')
export class InvoicePdfController {
  constructor(private readonly printer: InvoicePrinter) {}

  @Get(':id/pdf')
  @Header('Cache-Control', 'private, no-store')
  @Route({
    allow: 'invoices.read',
    summary: 'The invoice as a PDF',
    past: ['invoices', 'brokers', 'loads', 'clients', 'settings'],
    answer: 'file',
    type: 'application/pdf',
  })
  async pdf(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { number, pdf } = await this.printer.print(invoiceId, viewer);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${number.replace(/[^\w.-]/g, '_')}.pdf"`,
      length: pdf.length,
    });
  }
}
