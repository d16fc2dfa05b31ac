import type { TestSystem } from '../system';
import { newClient } from '../world/people';
import type { Visitor } from '../world/visitor';
import { BankWork } from './bank';
import { ExpenseWork } from './expenses';
import { FactoringWork } from './factoring';
import { Fleets, haulIn } from './fleets';
import { BooksModel, sumOf, type Book, type Charge, type Haul, type Invoice } from './model';
import type { Line } from './model';
import { PortalWork } from './portal';
import { ReceivablesWork } from './receivables';
import { SettlementWork } from './settlements';
import { drawnFrom, money, Work } from './work';

interface Written {
  readonly id: string;
  readonly book: Book;
  readonly date: string;
  readonly lines: readonly Line[];
}
/** Work at the books of two clients and of the firm, done in the product and in the model alike. */
export class History extends Work {
  readonly books: Book[] = [''];
  readonly counts = new Map<string, number>();
  private readonly portal: PortalWork;
  private readonly fleets: Fleets;
  private readonly receivables: ReceivablesWork;
  private readonly factoring: FactoringWork;
  private readonly bank: BankWork;
  private readonly expenses: ExpenseWork;
  private readonly settlements: SettlementWork;
  private readonly brokers: string[] = [];
  private invoices: Invoice[] = [];
  private written: Written[] = [];
  /** Of the steps those that are still to be taken before all come again. */
  private turn: number[] = [];

  constructor(system: TestSystem, staff: Visitor, seed: number, today: string) {
    super(system, staff, new BooksModel(today), drawnFrom(seed));
    this.portal = new PortalWork(system, staff, this.model, this.draw);
    this.fleets = new Fleets(system, staff, this.model, this.draw);
    const open = (): readonly Invoice[] => this.invoices.filter(({ isVoid, withFactor }) => !isVoid && !withFactor);
    const kept = { open, all: () => this.invoices, replace: (after: Invoice) => this.replace(after) };
    this.receivables = new ReceivablesWork(system, staff, this.model, this.draw, kept);
    this.factoring = new FactoringWork(system, staff, this.model, this.draw, kept);
    this.bank = new BankWork(system, staff, this.model, this.draw);
    this.expenses = new ExpenseWork(system, staff, this.model, this.draw, { books: this.books, fleets: this.fleets });
    this.settlements = new SettlementWork(system, staff, this.model, this.draw, () => Number(this.brokers[0]));
  }

  async begin(): Promise<void> {
    for (const name of ['Summit Freight', 'Far Broker']) this.brokers.push(await this.added('brokers', { name }));
    for (const _ of [1, 2]) this.books.push(await newClient(this.system));
    for (const book of this.books) await this.fleets.add(book, Number(this.brokers[0]));
    await this.portal.begin(this.books.slice(1));
    await this.factoring.begin(this.books);
    await this.bank.begin(this.books);
    await this.settlements.begin(this.books);
  }

  async step(): Promise<void> {
    const steps = [
      ...this.of(this, [this.issue, this.issue, this.issue, this.pay, this.pay, this.pay, this.pay, this.takeBack]),
      ...this.of(this, [this.correct, this.cancel, this.reassign]),
      ...this.of(this.expenses, [...this.expenses.steps]),
      ...this.of(this.settlements, [...this.settlements.steps]),
      ...this.of(this, [this.write, this.reverse, this.close, this.reopen]),
      ...this.of(this.receivables, [...this.receivables.steps]),
      ...this.of(this.factoring, [...this.factoring.steps]),
      ...this.of(this.portal, [this.portal.payByCard, this.portal.payByBank]),
      ...this.of(this.portal, [this.portal.refund, this.portal.refundElsewhere]),
      ...this.of(this.portal, [this.portal.charge, this.portal.cancelCharge]),
      ...this.of(this.portal, [this.portal.moveMoney, this.portal.moveMoney]),
      ...this.of(this.portal, [this.portal.payOut, this.portal.payOut, this.portal.reversePayout]),
      ...this.of(this.bank, [this.bank.bookBank, this.bank.unbookBank, this.bank.matchBank, this.bank.reconcileBank]),
    ];
    // every kind of work in turn, in any order: none is missed
    if (this.turn.length === 0) this.turn = [...steps.keys()];
    const [nr = 0] = this.turn.splice(this.draw(this.turn.length), 1);
    const { name, take } = steps[nr] ?? this.one(steps);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    await take();
  }
  private of<Worker extends Work>(worker: Worker, steps: readonly ((this: Worker) => Promise<void>)[]) {
    return steps.map((step) => ({ name: step.name, take: () => step.call(worker) }));
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
  /** An invoice that is not cancelled; with a factor only where that does not matter. */
  private open(withFactor = false): Invoice | undefined {
    const open = this.invoices.filter((one) => !one.isVoid && (withFactor || !one.withFactor));
    return open.length === 0 ? undefined : this.one(open);
  }
  private isCleared({ payments, credited, writtenOff }: Invoice): boolean {
    return payments.length > 0 || sumOf(credited) > 0 || sumOf(writtenOff) > 0;
  }
  private replace(after: Invoice): void {
    this.invoices = this.invoices.map((one) => (one.id === after.id ? after : one));
  }

  private async issue(): Promise<void> {
    const [book, broker, charges, issued] = [this.one(this.books), this.one(this.brokers), this.charges(), this.day()];
    const asked = this.fleets.anyOf(book);
    const hauled = this.fleets.haulersOf(asked.load);
    const haul: Haul = {
      load: asked.load,
      vehicle: asked.vehicle ?? hauled?.vehicle ?? null,
      driver: asked.driver ?? hauled?.driver ?? null,
    };
    const about = { brokerId: Number(broker), clientId: book || null, ...haulIn(asked) };
    const { body, bookedOn } = await this.booked(book, ['issueDate', issued], (dates) =>
      this.staff.post('/api/invoices', { ...about, ...dates, dueDate: '2027-12-31', lines: this.linesOf(charges) }),
    );
    const factored = { withFactor: false, sale: null, sold: [], earned: [], returned: [], factorFees: 0 };
    const nothing = { payments: [], credited: [], writtenOff: [], disputed: [], ...factored, isVoid: false };
    const invoice = { ...haul, book, broker, charges, issued, bookedOn, ...nothing };
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
    const payment = { id: String(body['id']), cents, fee, shares: this.model.shareOut(invoice, cents, false) };
    this.replace(this.model.pay(invoice, payment, bookedOn ?? String(body['paymentDate'])));
  }
  private async takeBack(): Promise<void> {
    const paid = this.invoices
      .filter(({ withFactor }) => !withFactor)
      .flatMap((invoice) => invoice.payments.map((payment) => [invoice, payment] as const))
      .filter(([, { byFactor }]) => !byFactor);
    if (paid.length === 0) return;
    const [invoice, payment] = this.one(paid);
    await this.done(this.staff.post(`/api/payments/${payment.id}/reverse`, { reason: 'Bounced' }));
    if (payment.deposit) payment.deposit.left += payment.cents;
    this.replace(this.model.takeBack(invoice, payment));
  }
  private async correct(): Promise<void> {
    const invoice = this.open();
    if (!invoice) return;
    const charges = [...this.charges(), { kind: 'detention' as const, cents: 7 }];
    const broker = this.one([invoice.broker, ...this.brokers]);
    const changes = { lines: this.linesOf(charges), brokerId: Number(broker) };
    const answer = await this.staff.patch(`/api/invoices/${invoice.id}`, changes);
    expect([answer.status, answer.text]).toEqual([this.isCleared(invoice) ? 409 : 200, answer.text]);
    const same = JSON.stringify(charges) === JSON.stringify(invoice.charges) && broker === invoice.broker;
    if (answer.status === 200 && !same) this.replace(this.model.correct(invoice, { charges, broker }));
  }
  private async cancel(): Promise<void> {
    const invoice = this.open();
    if (!invoice || this.draw(3) > 0) return;
    const answer = await this.staff.post(`/api/invoices/${invoice.id}/void`, { reason: 'Entered twice' });
    expect(answer.status).toBe(this.isCleared(invoice) ? 409 : 200);
    if (answer.status === 200) this.replace(this.model.cancel(invoice));
  }
  private async reassign(): Promise<void> {
    const invoice = this.open(true);
    if (!invoice) return;
    const { loadId, ...others } = haulIn(this.fleets.anyOf(invoice.book));
    // a new load brings who hauls it along, unless somebody else is named
    const asked = this.one([{ loadId }, others, { loadId, ...others }, { loadId, driverId: others.driverId }]);
    await this.done(this.staff.patch(`/api/invoices/${invoice.id}`, asked));
    const { load, vehicle, driver } = invoice;
    const text = (id: number | null): string | null => (id === null ? null : String(id));
    const after: Haul = {
      ...{ load, vehicle, driver },
      ...('loadId' in asked && text(loadId) !== load ? this.fleets.haulersOf(text(loadId)) : {}),
      ...('loadId' in asked ? { load: text(loadId) } : {}),
      ...('vehicleId' in asked ? { vehicle: asked.vehicleId } : {}),
      ...('driverId' in asked ? { driver: text(asked.driverId) } : {}),
    };
    this.replace(this.model.reassign(invoice, after));
  }

  private async write(): Promise<void> {
    const [book, account, cents] = [
      this.one(this.books),
      this.one(['3000', '6200', '1500', '3200']),
      1 + this.draw(9_999),
    ];
    const bank = this.one([0, cents, Math.floor(cents / 2)]);
    const haul = this.fleets.anyOf(book);
    const all: readonly Line[] = [
      [account, cents, haul],
      ['1000', 0 - bank],
      ['2400', bank - cents],
    ];
    const lines = all.filter(([, sum]) => sum !== 0);
    const body = {
      ...{ description: 'By hand', clientId: book || null },
      lines: lines.map(([accountNumber, sum, named]) => ({
        accountNumber,
        ...(named ? haulIn(haul) : {}),
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
      lines.map(([account, cents, named = {}]) => [account, 0 - cents, named]),
    );
  }

  /** Closes months until one is closed. */
  async closeOne(): Promise<void> {
    while (this.closings.length === 0) await this.close();
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
}
