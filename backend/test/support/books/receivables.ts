import type { TestSystem } from '../system';
import type { Visitor } from '../world/visitor';
import { sharedOut, sumOf, type BooksModel, type Deposit, type Invoice } from './model';
import { money, Work, type Draw } from './work';

/** The invoices of a history, which others write, too. */
interface Invoices {
  open(): readonly Invoice[];
  replace(after: Invoice): void;
}

/** Receivables that are not simply paid: credits, write-offs, disputes, short pays and deposits. */
export class ReceivablesWork extends Work {
  private readonly deposits: Deposit[] = [];

  constructor(
    system: TestSystem,
    staff: Visitor,
    model: BooksModel,
    draw: Draw,
    private readonly invoices: Invoices,
  ) {
    super(system, staff, model, draw);
  }

  get steps() {
    return [
      this.credit,
      this.writeOff,
      this.reverseCredits,
      this.reverseWriteOff,
      this.dispute,
      this.settle,
      this.overpay,
      this.apply,
      this.payBack,
    ];
  }

  /** An invoice with something open, and that in cents. */
  private owed(): readonly [Invoice, number] | undefined {
    const owed = this.invoices
      .open()
      .map((invoice) => [invoice, sumOf(this.model.restsOf(invoice))] as const)
      .filter(([, open]) => open > 0);
    return owed.length === 0 ? undefined : this.one(owed);
  }
  private part(cents: number): number {
    return Math.max(1, Math.ceil((cents * this.one([1, 20, 50, 100])) / 100));
  }

  private async clear(way: 'credits' | 'write-offs'): Promise<void> {
    const owed = this.owed();
    if (!owed) return;
    const [invoice, open] = owed;
    const cents = this.part(open);
    const on = this.day();
    const { bookedOn } = await this.booked(invoice.book, ['on', on], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/${way}`, { ...dates, amount: money(cents), reason: 'As agreed' }),
    );
    const shares = this.model.shareOut(invoice, cents, true);
    const date = bookedOn ?? on;
    this.invoices.replace(
      way === 'credits' ? this.model.credit(invoice, shares, date) : this.model.writeOff(invoice, shares, date),
    );
  }
  async credit(): Promise<void> {
    await this.clear('credits');
  }
  async writeOff(): Promise<void> {
    await this.clear('write-offs');
  }
  async reverseCredits(): Promise<void> {
    const credited = this.invoices.open().filter((invoice) => sumOf(invoice.credited) > 0);
    if (credited.length === 0) return;
    const invoice = this.one(credited);
    await this.done(this.staff.post(`/api/invoices/${invoice.id}/credits/reverse`, { reason: 'It was right' }));
    this.invoices.replace(this.model.reverseCredits(invoice));
  }
  async reverseWriteOff(): Promise<void> {
    const lost = this.invoices.open().filter(({ writtenOff }) => sumOf(writtenOff) > 0);
    if (lost.length === 0) return;
    const invoice = this.one(lost);
    await this.done(this.staff.post(`/api/invoices/${invoice.id}/write-offs/reverse`, { reason: 'Paid after all' }));
    this.invoices.replace(this.model.reverseWriteOff(invoice));
  }
  async dispute(): Promise<void> {
    const owed = this.owed();
    if (!owed) return;
    const [invoice, open] = owed;
    const cents = this.part(open);
    const asked = { amount: money(cents), reason: 'Not agreed' };
    await this.done(this.staff.post(`/api/invoices/${invoice.id}/disputes`, asked));
    this.invoices.replace({ ...invoice, disputed: sharedOut(this.model.restsOf(invoice), cents) });
  }
  async settle(): Promise<void> {
    const disputed = this.invoices.open().filter((invoice) => sumOf(invoice.disputed) > 0);
    if (disputed.length === 0) return;
    const invoice = this.one(disputed);
    const how = this.one(['owed', 'credited', 'written_off'] as const);
    const asked = { how, reason: 'As agreed' };
    await this.done(this.staff.post(`/api/invoices/${invoice.id}/disputes/settle`, asked));
    const { today } = this.model;
    const after = { ...invoice, disputed: [] };
    if (how === 'owed') this.invoices.replace(after);
    else if (how === 'credited') this.invoices.replace(this.model.credit(after, invoice.disputed, today));
    else this.invoices.replace(this.model.writeOff(after, invoice.disputed, today));
  }

  /** A check over what is open of an invoice, less a discount, with a rest that is a deposit. */
  async overpay(): Promise<void> {
    const owed = this.owed();
    if (!owed) return;
    const [invoice, open] = owed;
    const [fee, rest, date] = [Math.floor((open * this.one([0, 3])) / 100), 1 + this.draw(50_000), this.day()];
    const share = { invoiceId: Number(invoice.id), amount: money(open - fee), discount: money(fee) };
    const { body, bookedOn } = await this.booked(invoice.book, ['paymentDate', date], (dates) =>
      this.staff.post('/api/payments', {
        ...{ ...dates, checkNumber: `D-${this.deposits.length}`, amount: money(open - fee + rest) },
        ...{ shares: [share], rest: 'deposit' },
      }),
    );
    const [payment] = body['payments'] as { id: number }[];
    const shares = this.model.shareOut(invoice, open, false);
    const on = bookedOn ?? date;
    this.invoices.replace(this.model.pay(invoice, { id: String(payment?.id), cents: open, fee, shares }, on));
    const { body: list } = await this.staff.get<{ id: number }[]>('/api/deposits?sort=-createdAt');
    const { book, broker } = invoice;
    const deposit: Deposit = { id: String(list[0]?.id), book, broker, left: rest };
    this.deposits.push(deposit);
    this.model.deposit(deposit, rest, on);
  }
  async apply(): Promise<void> {
    const pairs = this.deposits
      .filter(({ left }) => left > 0)
      .flatMap((deposit) =>
        this.invoices
          .open()
          .filter(({ book, broker }) => book === deposit.book && broker === deposit.broker)
          .map((invoice) => [deposit, invoice, sumOf(this.model.restsOf(invoice))] as const)
          .filter(([, , open]) => open > 0),
      );
    if (pairs.length === 0) return;
    const [deposit, invoice, open] = this.one(pairs);
    const cents = Math.min(open, deposit.left);
    const { today } = this.model;
    await this.done(
      this.staff.post(`/api/deposits/${deposit.id}/apply`, { invoiceId: Number(invoice.id), on: this.last(today) }),
    );
    const { body } = await this.staff.get<{ payments: { id: number }[] }>(`/api/invoices/${invoice.id}`);
    const shares = this.model.shareOut(invoice, cents, false);
    const payment = { id: String(body.payments[0]?.id), cents, fee: 0, shares, deposit };
    deposit.left -= cents;
    this.invoices.replace(this.model.pay(invoice, payment, this.last(today)));
  }
  async payBack(): Promise<void> {
    const held = this.deposits.filter(({ left }) => left > 0);
    if (held.length === 0) return;
    const deposit = this.one(held);
    const cents = this.part(deposit.left);
    const on = this.last(this.model.today);
    const asked = { amount: money(cents), reason: 'Asked for', on };
    await this.done(this.staff.post(`/api/deposits/${deposit.id}/refund`, asked));
    deposit.left -= cents;
    this.model.deposit(deposit, 0 - cents, on);
  }
  /** The last day on which a deposit can have come in: no month of it is ever closed. */
  private last(today: string): string {
    const [latest = today] = [LATEST, today].toSorted().toReversed();
    return latest;
  }
}

const LATEST = '2027-02-01';
