import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { pdfName } from '../../infrastructure/pdf/pdf-name';
import { Route, type RouteSpec } from './route';

const PDF = 'application/pdf';

/**
 * Declares a route that returns a PDF of a record, which no cache may store: `@Get(':id/pdf') @PdfRoute({ allow:
 * 'invoices.read', summary: 'The invoice as a PDF', past: [...] })`.
 */
export const PdfRoute = (spec: Pick<RouteSpec, 'allow' | 'summary' | 'past'>): MethodDecorator =>
  applyDecorators(Header('Cache-Control', 'private, no-store'), Route({ ...spec, answer: 'file', type: PDF }));

/** The response of such a route: the browser shows the file, and saves it under the number of the record. */
export const pdfFile = (number: string, bytes: Buffer): StreamableFile =>
  new StreamableFile(bytes, {
    type: PDF,
    disposition: `inline; filename="${pdfName(number)}"`,
    length: bytes.length,
  });
