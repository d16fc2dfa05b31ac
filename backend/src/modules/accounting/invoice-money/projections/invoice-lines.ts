import { objectOf } from '../../../../platform/fields/check';
import { Choice, Line, Money, Whole } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { Cents } from '../../../../platform/money/money';
import { LINE_KINDS } from '../domain/invoice-shapes.events';

/**
 * One line of an invoice, its amount in whole cents: `{ kind: 'detention', description: 'Two hours', amount: 15000 }`.
 */
@published('NewInvoiceLine')
export class InvoiceLineFields {
  @Choice('kind', LINE_KINDS) kind: (typeof LINE_KINDS)[number];
  @Line('description', { max: 500 }) description: string;
  @Money('amount') amount: Cents;
}
/** The rule of one line. */
export const invoiceLine = objectOf(() => InvoiceLineFields, 'Lines must be an object', 'InvoiceLine');

/** So much of one line, counted from 1, in whole cents: `{ line: 2, amount: 15000 }`. */
@published('NewLinePart')
export class LinePart {
  @Whole('line', 1, 100) line: number;
  @Money('amount', { least: 'more' }) amount: Cents;
}
export const linePart = objectOf(() => LinePart, 'Lines must be an object', 'LinePart');
