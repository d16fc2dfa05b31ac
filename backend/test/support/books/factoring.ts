import type { TestSystem } from '../system';
import type { Visitor } from '../world/visitor';
import { FactoringModel } from './factoring-model';
import { sumOf, type Book, type BooksModel, type Invoice, type Sale } from './model';
import { money, Work, type Draw } from './work';

/** The invoices of a history, which others write, too. */
interface Invoices {
  open(): readonly Invoice[];
  all(): readonly Invoice[];
  replace(after: Invoice): void;
}
/** The contracts of the factors of each book: one buys, and keeps its fee from the reserve; one lends. */
const BUYS = { recourse: false, rate: 90, feeAtStart: 0, feeAtEnd: 3 } as const;
const LENDS = { recourse: true, rate: 85, feeAtStart: 2, feeAtEnd: 0 } as const;
type Contract = typeof BUYS | typeof LENDS;

/** Half a cent and more is a cent. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent * 2 + 100) / 200);

/** Invoices with factors: sold or lent upon, collected, released, charged back. */
export class FactoringWork extends Work {
  private readonly sales: FactoringModel;
  private readonly factors = new Map<Book, readonly (readonly [id: string, contract: Contract])[]>();

  constructor(
    system: TestSystem,
    staff: Visitor,
    model: BooksModel,
    draw: Draw,
    private readonly invoices: Invoices,
  ) {
    super(system, staff, model, draw);
    this.sales = new FactoringModel(model);
  }

  async begin(books: readonly Book[]): Promise<void> {
    for (const book of books)
      this.factors.set(book, [
        [await this.addFactor(book, 'Buys', BUYS), BUYS],
        [await this.addFactor(book, 'Lends', LENDS), LENDS],
      ]);
  }
  private async addFactor(book: Book, name: string, { recourse, rate, feeAtStart, feeAtEnd }: Contract) {
    return this.added('factors', {
      ...{ name, clientId: book || null, remitTo: 'PO Box 9', advanceRate: String(rate) },
      ...{ feeRate: String(feeAtStart || feeAtEnd), feeAt: feeAtStart > 0 ? 'start' : 'end' },
      ...{ recourse, recourseDays: recourse ? 60 : null, chargesBack: !recourse },
    });
  }

  get steps() {
    return [this.factor, this.factor, this.release, this.collect, this.chargeBack];
  }

  /** A day on which something can happen that follows another day. */
  private dayAfter(earlier: string): string {
    const [, latest = earlier] = [earlier, this.day()].toSorted();
    return latest;
  }
  private running(recourse: boolean): readonly [Invoice, Sale] | undefined {
    const running = this.invoices
      .all()
      .flatMap((invoice) => (invoice.sale?.recourse === recourse ? [[invoice, invoice.sale] as const] : []));
    return running.length === 0 ? undefined : this.one(running);
  }

  async factor(): Promise<void> {
    const owed = this.invoices.open().filter((invoice) => sumOf(this.model.restsOf(invoice)) > 0);
    if (owed.length === 0) return;
    const invoice = this.one(owed);
    const [factorId, { recourse, rate, feeAtStart }] = this.one(this.factors.get(invoice.book) ?? []);
    const open = sumOf(this.model.restsOf(invoice));
    const on = this.dayAfter(invoice.issued);
    const { bookedOn } = await this.booked(invoice.book, ['factoredOn', on], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/factor`, { ...dates, factorId }),
    );
    const sale = { recourse, advance: percentOf(open, rate), fee: percentOf(open, feeAtStart), on };
    this.invoices.replace(this.sales.factor(invoice, sale, bookedOn ?? on));
    const pay = { amount: '0.01', paymentMethod: 'ach' };
    await this.refused(() => this.staff.post(`/api/invoices/${invoice.id}/payments`, pay));
  }
  async collect(): Promise<void> {
    const [invoice, sale] = this.running(true) ?? [];
    if (!invoice || !sale) return;
    const open = sumOf(this.model.restsOf(invoice));
    const cents = this.one([open, Math.max(sale.advance + sale.fee, open - 1 - this.draw(500))]);
    const on = this.dayAfter(sale.on);
    const { bookedOn } = await this.booked(invoice.book, ['collectedOn', on], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/factor/collect`, { ...dates, amount: money(cents) }),
    );
    const { body } = await this.staff.get<{ payments: { id: number }[] }>(`/api/invoices/${invoice.id}`);
    const id = String(body.payments[0]?.id);
    this.invoices.replace(this.sales.collect(invoice, sale, { id, cents }, bookedOn ?? on));
  }
  async release(): Promise<void> {
    const [invoice, sale] = this.running(false) ?? [];
    if (!invoice || !sale) return;
    const whole = sumOf(sale.open);
    const fee = percentOf(whole, BUYS.feeAtEnd);
    const left = whole - sale.advance - sale.fee - fee;
    const returns = this.one([0, Math.floor(left / 2)]);
    const interest = this.one([0, Math.floor((left - returns) / 3)]);
    const on = this.dayAfter(sale.on);
    const { bookedOn } = await this.booked(invoice.book, ['releasedOn', on], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/factor/release`, {
        ...{ ...dates, interest: money(interest), returns: money(returns) },
      }),
    );
    this.invoices.replace(this.sales.release(invoice, sale, { fee, interest, returns }, bookedOn ?? on));
    await this.refused(() => this.staff.post(`/api/invoices/${invoice.id}/factor/release`, {}));
  }
  async chargeBack(): Promise<void> {
    const [invoice, sale] = this.running(this.draw(2) === 0) ?? [];
    if (!invoice || !sale) return;
    const on = this.dayAfter(sale.on);
    const { bookedOn } = await this.booked(invoice.book, ['on', on], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/factor/charge-back`, { ...dates, reason: 'Not paid' }),
    );
    this.invoices.replace(this.sales.chargeBack(invoice, sale, bookedOn ?? on));
  }
}
