import { dollars, parseMoney, type Cents } from '../../../../platform/money/money';
import { difference, type Compared } from './compare';
import { SURE, type FieldRead, type LoadRead } from './fields';

/** An invoice that is kept, as it is compared. */
export interface BilledInvoice extends Compared {
  readonly id: number;
  readonly invoiceNumber: string;
}
/** One line of a remittance and the invoice that it pays. */
export interface Remitted {
  /** Null: none of those that are kept, or it is not clear which. */
  readonly invoice: BilledInvoice | null;
  /** What was paid of it, in cents; null where the paper does not say it clearly. */
  readonly paid: Cents | null;
  /** 'Invoice INV-000017 is short by $100.00: detention missing' */
  readonly sentence: string;
  readonly agrees: boolean;
  /** Where the paper and the invoice say it. */
  readonly sources: readonly string[];
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const sure = (fields: readonly FieldRead[], name: string): FieldRead | undefined =>
  fields.find((field) => field.name === name && field.value !== null && field.confidence >= SURE);

/** The one invoice that a line names; both of its numbers must fit where it has both. */
const meant = (
  { invoiceNumber, loadNumber }: { readonly invoiceNumber: string | null; readonly loadNumber: string | null },
  invoices: readonly BilledInvoice[],
): readonly BilledInvoice[] => {
  const byLoad = ({ loadNumber: of }: BilledInvoice): boolean =>
    loadNumber === null || (of !== null && bare(of) === bare(loadNumber));
  if (invoiceNumber === null) return loadNumber === null ? [] : invoices.filter(byLoad);
  const named = invoices.filter((invoice) => bare(invoice.invoiceNumber) === bare(invoiceNumber));
  // a broker writes down the number of its load, or that of the invoice, or both
  return named.length > 0
    ? named.filter((invoice) => invoice.loadNumber === null || byLoad(invoice))
    : invoices.filter((invoice) => loadNumber !== null && byLoad(invoice));
};

/** What a broker paid of our invoice by a line of its remittance; where numbers fit none or two, nothing is guessed. */
export const remittedOf = ({ fields }: LoadRead, invoices: readonly BilledInvoice[]): Remitted => {
  const [invoiceNumber, loadNumber] = ['invoiceNumber', 'loadNumber'].map((name) => sure(fields, name)?.value ?? null);
  const total = sure(fields, 'total');
  const said = total ?? fields[0];
  const source = said ? `remittance, page ${said.page}, line ${said.line}: ${said.said}` : 'remittance';
  const named = [invoiceNumber && `invoice ${invoiceNumber}`, loadNumber && `load ${loadNumber}`]
    .filter(Boolean)
    .join(', ');
  const found = meant({ invoiceNumber: invoiceNumber ?? null, loadNumber: loadNumber ?? null }, invoices);
  const paid = total?.value && total.currency === 'USD' ? parseMoney(total.value) : null;
  const unclear = (sentence: string): Remitted => ({ invoice: null, paid, sentence, agrees: false, sources: [source] });
  const [invoice] = found;
  if (!invoice) return unclear(`No invoice that you keep fits ${named === '' ? 'this line' : named}`);
  if (found.length > 1)
    return unclear(`Several invoices fit ${named}: ${found.map((each) => each.invoiceNumber).join(', ')}`);
  const about = `Invoice ${invoice.invoiceNumber}`;
  if (paid === null)
    return { invoice, paid, sentence: `${about}: what was paid of it is not clear`, agrees: false, sources: [source] };
  const got: Compared = {
    ...{ title: 'remittance', broker: null, loadNumber: invoice.loadNumber, total: paid, charges: [] },
    ...{ date: null, dueDate: null, source },
  };
  const apart = difference(invoice, got);
  const sentence = apart === null ? `${about} is paid in full, ${dollars(paid)}` : `${about} is ${apart}`;
  return { invoice, paid, sentence, agrees: apart === null, sources: [invoice.source, source] };
};
