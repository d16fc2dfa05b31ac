import {
  added,
  sharedOut,
  sumOf,
  turned,
  type BooksModel,
  type Charge,
  type Invoice,
  type Line,
  type Sale,
} from './model';

/** The same of an amount that may be nothing. */
const sharedOutOr0 = (rests: readonly number[], cents: number): number[] =>
  cents === 0 ? rests.map(() => 0) : sharedOut(rests, cents);
const less = (all: readonly number[], some: readonly number[]): number[] =>
  all.map((cents, at) => cents - (some[at] ?? 0));

/** What factors do to the books, as a bookkeeper with a calculator would write it. */
export class FactoringModel {
  constructor(private readonly model: BooksModel) {}

  private shared({ charges }: Invoice, shares: readonly number[]): Charge[] {
    return charges.map(({ kind }, at) => ({ kind, cents: shares[at] ?? 0 }));
  }
  private advanced(invoice: Invoice, { recourse, advance, fee, open, shares }: Sale): [Line[], Line[]] {
    const kept: Line[] = [
      ['1000', advance],
      ['6000', fee, invoice],
    ];
    const lent: Line[] = [...kept, ['2250', 0 - advance - fee]];
    if (recourse) return [lent, lent];
    return [
      [...kept, ['1150', sumOf(open) - advance - fee], this.model.owing(invoice, 0 - sumOf(open))],
      [...kept, ...this.model.earned(this.shared(invoice, shares), invoice)],
    ];
  }
  /** A factor buys what is open of an invoice, or lends on it. */
  factor(invoice: Invoice, terms: Pick<Sale, 'recourse' | 'advance' | 'fee' | 'on'>, date: string): Invoice {
    const open = this.model.restsOf(invoice);
    const sale: Sale = { ...terms, open, shares: sharedOut(open, terms.advance + terms.fee) };
    this.model.post(invoice.book, date, ...this.advanced(invoice, sale));
    const factorFees = invoice.factorFees + sale.fee;
    const sold = sale.recourse ? {} : { sold: open, earned: sale.shares };
    return { ...invoice, withFactor: true, sale, factorFees, ...sold };
  }
  /** The broker pays a factor that lent: it keeps what it is owed. */
  collect(
    invoice: Invoice,
    { advance, fee }: Sale,
    { id, cents }: { id: string; cents: number },
    date: string,
  ): Invoice {
    const shares = sharedOut(this.model.restsOf(invoice), cents);
    const owed = advance + fee;
    const kept: Line[] = [
      ['2250', owed],
      ['1000', cents - owed],
    ];
    const income = this.model.earned(this.shared(invoice, shares), invoice);
    this.model.post(invoice.book, date, [...kept, this.model.owing(invoice, 0 - cents)], [...kept, ...income]);
    const payments = [...invoice.payments, { id, cents, fee: 0, shares, byFactor: true as const }];
    return this.model.settled({ ...invoice, payments, withFactor: false, sale: null });
  }
  /** The reserve of a sold invoice ends: what is not kept of it arrives. */
  release(
    invoice: Invoice,
    { advance, fee, open, shares }: Sale,
    kept: { readonly fee: number; readonly interest: number; readonly returns: number },
    date: string,
  ): Invoice {
    const [reserve, held] = [sumOf(open) - advance - fee, less(open, shares)];
    const returned = sharedOutOr0(held, kept.returns);
    const paid = less(held, returned);
    const money: Line[] = [
      ['1000', reserve - kept.fee - kept.interest - kept.returns],
      ['6000', kept.fee, invoice],
      ['6150', kept.interest],
    ];
    this.model.post(
      invoice.book,
      date,
      [...money, ...turned(this.model.earned(this.shared(invoice, returned), invoice)), ['1150', 0 - reserve]],
      [...money, ...this.model.earned(this.shared(invoice, paid), invoice)],
    );
    const factorFees = invoice.factorFees + kept.fee;
    return { ...invoice, sale: null, returned, earned: added(shares, paid), factorFees };
  }
  /** The factor gives it back: a loan is paid back and its fee is not, a sale never was. */
  chargeBack(invoice: Invoice, sale: Sale, date: string): Invoice {
    const after = { ...invoice, withFactor: false, sale: null };
    if (sale.recourse) {
      const owed = sale.advance + sale.fee;
      this.model.post(invoice.book, date, [
        ['2250', owed],
        ['1000', 0 - owed],
      ]);
      return after;
    }
    const [lines, cashLines] = this.advanced(invoice, sale);
    this.model.post(invoice.book, date, turned(lines), turned(cashLines));
    return { ...after, sold: [], earned: [], factorFees: invoice.factorFees - sale.fee };
  }
}
