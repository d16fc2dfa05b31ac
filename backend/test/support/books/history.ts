import type { TestSystem } from '../system';
import { newClient } from '../world/people';
import type { Answer, Visitor } from '../world/visitor';
import { BooksModel, sharedOut, sumOf, type Book, type Charge, type Expense, type Invoice } from './model';

const FIRST = Date.UTC(2025, 10, 1);
const DAYS = 446;
const CATEGORIES = { toll: '5050', repair: '5100', fuel: '5000', other: '5900' } as const;
const PAID_FROM = ['bank', 'on_account', 'fuel_card', 'driver'] as const;
const money = (cents: number): string => (cents / 100).toFixed(2);
const usDay = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** Numbers from a seed, the same for the same seed (mulberry32). */
const drawnFrom = (seed: number): ((most: number) => number) => {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};

interface Written {
  readonly id: string;
  readonly book: Book;
  readonly date: string;
  readonly lines: readonly (readonly [string, number])[];
}

/** Work at the books of two clients and of the firm, done in the product and in the model alike. */
export class History {
  readonly model: BooksModel;
  readonly books: Book[] = [''];
  readonly counts = new Map<string, number>();
  private readonly draw: (most: number) => number;
  private readonly brokers: string[] = [];
  private readonly vehicles = new Map<Book, string[]>();
  private invoices: Invoice[] = [];
  private expenses: Expense[] = [];
  private written: Written[] = [];

  constructor(
    private readonly system: TestSystem,
    private readonly staff: Visitor,
    seed: number,
    today: string,
  ) {
    this.draw = drawnFrom(seed);
    this.model = new BooksModel(today);
  }

  async begin(): Promise<void> {
    for (const name of ['Summit Freight', 'Far Broker'])
      this.brokers.push(String((await this.done(this.staff.post('/api/brokers', { name })))['id']));
    for (const nr of [1, 2]) {
      const clientId = await newClient(this.system);
      this.books.push(clientId);
      const truck = { clientId, unitNumber: `T${nr}`, vin: `1FUJGLDR9KL10000${nr}`, licensePlate: `P${nr}` };
      this.vehicles.set(clientId, [String((await this.done(this.staff.post('/api/vehicles', truck)))['id'])]);
    }
  }

  async step(): Promise<void> {
    const steps = [
      ...[this.issue, this.issue, this.issue, this.pay, this.pay, this.pay, this.pay, this.takeBack],
      ...[this.correct, this.cancel, this.reassign, this.spend, this.spend, this.respend, this.removeOrRestore],
      ...[this.write, this.reverse, this.close, this.reopen, this.feePaid],
    ];
    const step = this.one(steps);
    this.counts.set(step.name, (this.counts.get(step.name) ?? 0) + 1);
    await step.call(this);
  }

  private one<Item>(items: readonly Item[]): Item {
    return items[this.draw(items.length)] as Item;
  }
  private day(): string {
    return new Date(FIRST + this.draw(DAYS) * 86_400_000).toISOString().slice(0, 10);
  }
  private async done(call: Promise<Answer>): Promise<Record<string, unknown>> {
    const { status, body, text } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  }
  /**
   * Books something on its day or, where the book is closed then, sees it refused at its field and books it on the
   * first open day.
   */
  private async booked(
    book: Book,
    [field, date]: readonly [string, string],
    call: (dates: object) => Promise<Answer>,
  ): Promise<{ body: Record<string, unknown>; bookedOn: string | null }> {
    if (!this.model.isClosed(book, date)) return { body: await this.done(call({ [field]: date })), bookedOn: null };
    const before = await this.system.lastPosition();
    const open = this.model.openDay(book, date);
    const { status, body } = await call({ [field]: date });
    const message = expect.stringContaining(`the first open day is ${usDay(open)}`) as unknown;
    expect([status, body['errors']]).toEqual([409, [{ field, message }]]);
    expect(await this.system.lastPosition()).toBe(before);
    return { body: await this.done(call({ [field]: date, bookedOn: open })), bookedOn: open };
  }

  private charges(): Charge[] {
    return Array.from({ length: 1 + this.draw(3) }, (_, nr) => ({
      kind: nr === 0 ? ('freight' as const) : this.one(['freight', 'detention'] as const),
      cents: 1 + this.draw(this.one([3, 90_000])),
    }));
  }
  private linesOf(charges: readonly Charge[]) {
    return charges.map(({ kind, cents }) => ({ kind, description: kind, amount: money(cents) }));
  }
  private vehicleOf(book: Book): string | null {
    return this.one([null, ...(this.vehicles.get(book) ?? [])]);
  }
  private open(): Invoice | undefined {
    const open = this.invoices.filter(({ isVoid }) => !isVoid);
    return open.length === 0 ? undefined : this.one(open);
  }
  private replace(after: Invoice): void {
    this.invoices = this.invoices.map((one) => (one.id === after.id ? after : one));
  }

  private async issue(): Promise<void> {
    const [book, broker, charges, issued] = [this.one(this.books), this.one(this.brokers), this.charges(), this.day()];
    const vehicle = this.vehicleOf(book);
    const about = { brokerId: Number(broker), clientId: book || null, vehicleId: vehicle };
    const { body, bookedOn } = await this.booked(book, ['issueDate', issued], (dates) =>
      this.staff.post('/api/invoices', { ...about, ...dates, dueDate: '2027-12-31', lines: this.linesOf(charges) }),
    );
    const invoice = { book, broker, vehicle, charges, issued, bookedOn, payments: [], isVoid: false };
    const made = { ...invoice, id: String(body['id']) };
    this.invoices.push(made);
    this.model.issue(made);
  }
  private async pay(): Promise<void> {
    const invoice = this.open();
    const rests = invoice ? this.model.restsOf(invoice) : [];
    if (!invoice || sumOf(rests) === 0) return;
    const cents = Math.max(1, Math.ceil((sumOf(rests) * this.one([1, 33, 50, 100, 100])) / 100));
    const fee = Math.floor((cents * this.one([0, 0, 3])) / 100);
    const { body, bookedOn } = await this.booked(invoice.book, ['paymentDate', this.day()], (dates) =>
      this.staff.post(`/api/invoices/${invoice.id}/payments`, {
        ...{ ...dates, amount: money(cents), paymentMethod: 'factoring', factorFee: money(fee) },
      }),
    );
    const payment = { id: String(body['id']), cents, fee, shares: sharedOut(rests, cents) };
    this.replace(this.model.pay(invoice, payment, bookedOn ?? String(body['paymentDate'])));
  }
  private async takeBack(): Promise<void> {
    const paid = this.invoices.filter(({ payments }) => payments.length > 0);
    if (paid.length === 0) return;
    const invoice = this.one(paid);
    const payment = this.one(invoice.payments);
    await this.done(this.staff.post(`/api/payments/${payment.id}/reverse`, { reason: 'Bounced' }));
    this.replace(this.model.takeBack(invoice, payment));
  }
  private async correct(): Promise<void> {
    const invoice = this.open();
    if (!invoice) return;
    const charges = [...this.charges(), { kind: 'detention' as const, cents: 7 }];
    const answer = await this.staff.patch(`/api/invoices/${invoice.id}`, { lines: this.linesOf(charges) });
    expect([answer.status, answer.text]).toEqual([invoice.payments.length > 0 ? 409 : 200, answer.text]);
    const same = JSON.stringify(charges) === JSON.stringify(invoice.charges);
    if (answer.status === 200 && !same) this.replace(this.model.correct(invoice, charges));
  }
  private async cancel(): Promise<void> {
    const invoice = this.open();
    if (!invoice || this.draw(3) > 0) return;
    const answer = await this.staff.post(`/api/invoices/${invoice.id}/void`, { reason: 'Entered twice' });
    expect(answer.status).toBe(invoice.payments.length > 0 ? 409 : 200);
    if (answer.status === 200) this.replace(this.model.cancel(invoice));
  }
  private async reassign(): Promise<void> {
    const invoice = this.open();
    if (!invoice) return;
    const vehicle = this.vehicleOf(invoice.book);
    await this.done(this.staff.patch(`/api/invoices/${invoice.id}`, { vehicleId: vehicle }));
    if (vehicle !== invoice.vehicle) this.replace(this.model.reassign(invoice, vehicle));
  }

  private async spend(): Promise<void> {
    const [book, category, paidFrom] = [
      this.one(this.books),
      this.one(['toll', 'repair', 'fuel', 'other'] as const),
      this.one(PAID_FROM),
    ];
    const [cents, vehicle, date] = [1 + this.draw(60_000), this.vehicleOf(book), this.day()];
    const about = { category, paidFrom, amount: money(cents), clientId: book || null, vehicleId: vehicle };
    const { body, bookedOn } = await this.booked(book, ['expenseDate', date], (dates) =>
      this.staff.post('/api/expenses', { ...about, ...dates }),
    );
    const account = CATEGORIES[category];
    const spent = { id: String(body['id']), book, cents, account, paidFrom, vehicle, date, bookedOn, removed: false };
    this.expenses.push(spent);
    this.model.spend(spent);
  }
  private async respend(): Promise<void> {
    const kept = this.expenses.filter(({ removed }) => !removed);
    if (kept.length === 0) return;
    const before = this.one(kept);
    const after = { ...before, cents: before.cents + 1 + this.draw(500), vehicle: this.vehicleOf(before.book) };
    const changes = { amount: money(after.cents), vehicleId: after.vehicle };
    await this.done(this.staff.patch(`/api/expenses/${before.id}`, changes));
    this.expenses = this.expenses.map((one) => (one === before ? after : one));
    this.model.respend(before, after);
  }
  private async removeOrRestore(): Promise<void> {
    if (this.expenses.length === 0) return;
    const before = this.one(this.expenses);
    const after = { ...before, removed: !before.removed };
    this.expenses = this.expenses.map((one) => (one === before ? after : one));
    if (after.removed) {
      const { status, text } = await this.staff.delete(`/api/expenses/${before.id}`);
      expect([status, text]).toEqual([204, '']);
      this.model.unspend(before);
    } else {
      await this.done(this.staff.post(`/api/expenses/${before.id}/restore`, {}));
      this.model.spend(after, this.model.today);
    }
  }

  private async write(): Promise<void> {
    const [book, account, cents] = [
      this.one(this.books),
      this.one(['3000', '6200', '1500', '3200']),
      1 + this.draw(9_999),
    ];
    const bank = this.one([0, cents, Math.floor(cents / 2)]);
    const lines = (
      [
        [account, cents],
        ['1000', 0 - bank],
        ['2400', bank - cents],
      ] as const
    ).filter(([, sum]) => sum !== 0);
    const body = {
      ...{ description: 'By hand', clientId: book || null },
      lines: lines.map(([accountNumber, sum]) => ({
        accountNumber,
        ...(sum > 0 ? { debit: money(sum) } : { credit: money(0 - sum) }),
      })),
    };
    const day = this.day();
    const date = this.model.openDay(book, day);
    if (date !== day) {
      const { status, body: refused } = await this.staff.post('/api/ledger/entries', { ...body, entryDate: day });
      expect([status, (refused['errors'] as { field: string }[])[0]?.field]).toEqual([409, 'entryDate']);
    }
    const { id } = await this.done(this.staff.post('/api/ledger/entries', { ...body, entryDate: date }));
    this.written.push({ id: String(id), book, date, lines });
    this.model.post(book, date, lines);
  }
  private async reverse(): Promise<void> {
    const entry = this.written.pop();
    if (!entry) return;
    const { id, book, date, lines } = entry;
    const on = this.model.openDay(book, date);
    await this.done(this.staff.post(`/api/ledger/entries/${id}/reverse`, { reason: 'Wrong month', entryDate: on }));
    this.model.post(
      book,
      on,
      lines.map(([account, cents]) => [account, 0 - cents]),
    );
  }

  private async close(): Promise<void> {
    const book = this.one(this.books);
    const month = this.day().slice(0, 7);
    if (month >= this.model.today.slice(0, 7) || this.model.isClosed(book, `${month}-01`)) return;
    const asked = { clientId: book || null, reason: 'Month end' };
    await this.done(this.staff.post(`/api/ledger/periods/${month}/close`, asked));
    this.model.closed.set(book, month);
    this.closings.push({ book, month });
  }
  /** Months as they were closed, the latest last; a reopened one is none. */
  readonly closings: { readonly book: Book; readonly month: string }[] = [];
  private async reopen(): Promise<void> {
    const book = this.one(this.books);
    const latest = this.closings.findLastIndex((one) => one.book === book);
    const month = this.closings[latest]?.month;
    if (month === undefined) return;
    const asked = { clientId: book || null, reason: 'A bill was missing' };
    await this.done(this.staff.post(`/api/ledger/periods/${month}/reopen`, asked));
    this.closings.splice(latest, 1);
    const earlier = this.closings.findLast((one) => one.book === book)?.month;
    if (earlier === undefined) this.model.closed.delete(book);
    else this.model.closed.set(book, earlier);
  }

  /** A client pays a fee by bank: it stands in the books of the firm. */
  private async feePaid(): Promise<void> {
    const [clientId, cents] = [this.one(this.books.slice(1)), 100 + this.draw(30_000)];
    const { id } = await this.done(
      this.staff.post('/api/compliance-payments', {
        ...{ accountHolderName: 'Ridgeline LLC', bankName: 'First Bank', routingNumber: '021000021' },
        ...{ accountNumber: '40028871934567', accountType: 'business', paymentMethod: 'ach' },
        ...{ clientId, amount: money(cents), description: 'Permit' },
      }),
    );
    const paymentDate = this.model.openDay('', this.model.today);
    await this.done(
      this.staff.patch(`/api/compliance-payments/${String(id)}/status`, { paymentStatus: 'completed', paymentDate }),
    );
    this.model.post('', paymentDate, [
      ['1050', cents],
      ['4100', 0 - cents],
    ]);
  }
}
