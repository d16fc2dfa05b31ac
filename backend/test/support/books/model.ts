/**
 * The books as a bookkeeper with a calculator would keep them: maps of cents, and no line of the product's code.
 */
export type Basis = 'accrual' | 'cash';
export const BASES = ['accrual', 'cash'] as const;
/** A client's id; '' for the firm itself. */
export type Book = string;

/** What work is for; each by its id, null when it is for none. */
export interface Haul {
  readonly load: string | null;
  readonly vehicle: string | null;
  readonly driver: string | null;
}
/** What a line is for, and who pays. */
interface Named extends Haul {
  readonly broker: string | null;
}
export interface Leg extends Named {
  readonly book: Book;
  readonly date: string;
  readonly account: string;
  /** Debits above 0, credits below. */
  readonly cents: number;
  /** Its entry touches money. */
  readonly moved: boolean;
}
export type Line = readonly [account: string, cents: number, named?: Partial<Named>];
/** What was earned and spent, in cents. */
export interface Income {
  readonly revenue: number;
  readonly expenses: number;
}

export interface Charge {
  readonly kind: 'freight' | 'detention';
  readonly cents: number;
}
export interface Payment {
  readonly id: string;
  readonly cents: number;
  readonly fee: number;
  readonly shares: readonly number[];
  /** The deposit that it was taken from. */
  readonly deposit?: Deposit;
  /** A factor collected it: it is not taken back. */
  readonly byFactor?: true;
}
/** An invoice with a factor, in cents: the shares are what advance and fee are of each line. */
export interface Sale {
  readonly recourse: boolean;
  readonly advance: number;
  readonly fee: number;
  /** What was open of each line. */
  readonly open: readonly number[];
  readonly shares: readonly number[];
  readonly on: string;
}
/** What is left of what a broker paid beyond its invoices. */
export interface Deposit {
  readonly id: string;
  readonly book: Book;
  readonly broker: string;
  left: number;
}
export interface Invoice extends Haul {
  readonly id: string;
  readonly book: Book;
  readonly broker: string;
  readonly charges: readonly Charge[];
  readonly issued: string;
  readonly bookedOn: string | null;
  readonly payments: readonly Payment[];
  /** Cents of each line that are credited, and that are written off; in dispute: cents of each line, too. */
  readonly credited: readonly number[];
  readonly writtenOff: readonly number[];
  readonly disputed: readonly number[];
  /** A factor has it: nobody else is paid for it. `sale` is what is not ended yet. */
  readonly withFactor: boolean;
  readonly sale: Sale | null;
  /** Of each line what is sold, what of that is income on cash basis, and what the broker did not pay the factor. */
  readonly sold: readonly number[];
  readonly earned: readonly number[];
  readonly returned: readonly number[];
  /** What factors kept besides the fees of payments. */
  readonly factorFees: number;
  readonly isVoid: boolean;
}
export interface Expense extends Haul {
  readonly id: string;
  readonly book: Book;
  readonly cents: number;
  readonly account: string;
  readonly paidFrom: 'bank' | 'on_account' | 'fuel_card' | 'driver';
  readonly date: string;
  readonly bookedOn: string | null;
  readonly removed: boolean;
  /** The accounting date of its payment, of one on account that is paid. */
  readonly paid?: string | null;
  /** Fuel of an owner-operator: the driver owes it. */
  readonly toDriver?: boolean;
}

const CASH = ['1000', '1020', '1050'];
const PAID_WITH = { bank: '1000', on_account: '2000', fuel_card: '2050', driver: '2100' } as const;
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);
export const turned = (lines: readonly Line[]): Line[] =>
  lines.map(([account, cents, named = {}]) => [account, 0 - cents, named]);

/** A payment shared out by hand: whole cents, the largest remainder first, the first line on a tie. */
export const sharedOut = (rests: readonly number[], cents: number): number[] => {
  const open = sumOf(rests);
  const shares = rests.map((rest) => Math.floor((cents * rest) / open));
  const remainders = rests.map((rest) => (cents * rest) % open);
  while (sumOf(shares) < cents) {
    const at = remainders.indexOf(Math.max(...remainders));
    shares[at] = (shares[at] ?? 0) + 1;
    remainders[at] = -1;
  }
  return shares;
};

export const added = (before: readonly number[], more: readonly number[]): number[] =>
  more.map((cents, at) => cents + (before[at] ?? 0));

export class BooksModel {
  readonly legs: Readonly<Record<Basis, Leg[]>> = { accrual: [], cash: [] };
  /** The last closed month of each book: '2026-10'. */
  readonly closed = new Map<Book, string>();

  constructor(readonly today: string) {}

  isClosed(book: Book, date: string): boolean {
    const through = this.closed.get(book);
    return through !== undefined && date.slice(0, 7) <= through;
  }
  /** The day itself, or the first after the closed months. */
  openDay(book: Book, date: string): string {
    const through = this.closed.get(book);
    if (through === undefined || !this.isClosed(book, date)) return date;
    const [year = 0, month = 0] = through.split('-').map(Number);
    return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  }

  post(book: Book, date: string, lines: readonly Line[], cashLines: readonly Line[] = lines): void {
    const moved = lines.some(([account, cents]) => cents !== 0 && CASH.includes(account));
    for (const [basis, all] of [
      ['accrual', lines],
      ['cash', cashLines],
    ] as const)
      for (const [account, cents, { load = null, vehicle = null, driver = null, broker = null } = {}] of all)
        if (cents !== 0)
          this.legs[basis].push({ ...{ book, date, account, cents, moved }, ...{ load, vehicle, driver, broker } });
  }

  earned(charges: readonly Charge[], named: Named): Line[] {
    return charges.map(({ kind, cents }) => [kind === 'freight' ? '4000' : '4050', 0 - cents, named]);
  }
  private owed(invoice: Invoice): Line[] {
    const whole = sumOf(invoice.charges.map(({ cents }) => cents));
    return [['1100', whole, { broker: invoice.broker }], ...this.earned(invoice.charges, invoice)];
  }
  issue(invoice: Invoice): void {
    this.post(invoice.book, invoice.bookedOn ?? invoice.issued, this.owed(invoice), []);
  }
  correct(before: Invoice, changes: Pick<Invoice, 'charges' | 'broker'>): Invoice {
    const after = { ...before, ...changes, disputed: [] };
    this.post(before.book, this.today, turned(this.owed(before)), []);
    this.post(after.book, this.openDay(after.book, after.bookedOn ?? after.issued), this.owed(after), []);
    return after;
  }
  cancel(invoice: Invoice): Invoice {
    this.post(invoice.book, this.today, turned(this.owed(invoice)), []);
    return { ...invoice, isVoid: true };
  }
  reassign(before: Invoice, haul: Haul): Invoice {
    const after = { ...before, ...haul };
    const paid = before.charges.map(({ kind }, at) => ({
      kind,
      cents: sumOf(before.payments.map(({ shares }) => shares[at] ?? 0)) + (before.earned[at] ?? 0),
    }));
    const fees = sumOf(before.payments.map(({ fee }) => fee)) + before.factorFees;
    const lost = sumOf(before.writtenOff);
    const earned = before.charges.map(({ kind, cents }, at) => ({
      kind,
      cents: cents - (before.credited[at] ?? 0) - (before.returned[at] ?? 0),
    }));
    const move = (charges: readonly Charge[]): Line[] => [
      ...turned([...this.earned(charges, before), ['6000', fees, before]]),
      ...this.earned(charges, after),
      ['6000', fees, after],
    ];
    const losses: Line[] = [
      ['6100', 0 - lost, before],
      ['6100', lost, after],
    ];
    this.post(before.book, this.today, [...move(earned), ...losses], move(paid));
    return after;
  }
  restsOf({ charges, payments, credited, writtenOff, sold }: Invoice): number[] {
    return charges.map(({ cents }, at) =>
      [...payments.map(({ shares }) => shares), credited, writtenOff, sold].reduce(
        (rest, shares) => rest - (shares[at] ?? 0),
        cents,
      ),
    );
  }
  /** What is paid first, then what is in dispute; of a credit or write-off it is the other way round. */
  shareOut(invoice: Invoice, cents: number, disputedFirst: boolean): number[] {
    const rests = this.restsOf(invoice);
    const disputed = rests.map((_, at) => invoice.disputed[at] ?? 0);
    const first = disputedFirst ? disputed : rests.map((rest, at) => rest - (disputed[at] ?? 0));
    if (cents <= sumOf(first)) return cents === 0 ? rests.map(() => 0) : sharedOut(first, cents);
    const rest = cents - sumOf(first);
    const others = sharedOut(
      rests.map((each, at) => each - (first[at] ?? 0)),
      rest,
    );
    return others.map((share, at) => share + (first[at] ?? 0));
  }
  /** No more of a line is in dispute than is open of it, and nothing that was given up. */
  settled(invoice: Invoice, givenUp: readonly number[] = []): Invoice {
    const left = invoice.disputed.map((cents, at) => Math.max(0, cents - (givenUp[at] ?? 0)));
    return { ...invoice, disputed: this.restsOf(invoice).map((rest, at) => Math.min(rest, left[at] ?? 0)) };
  }
  credit(invoice: Invoice, shares: readonly number[], date: string): Invoice {
    const charges = invoice.charges.map(({ kind }, at) => ({ kind, cents: shares[at] ?? 0 }));
    const lines = [...turned(this.earned(charges, invoice)), this.owing(invoice, 0 - sumOf(shares))];
    this.post(invoice.book, date, lines, []);
    return this.settled({ ...invoice, credited: added(invoice.credited, shares) }, shares);
  }
  writeOff(invoice: Invoice, shares: readonly number[], date: string): Invoice {
    const cents = sumOf(shares);
    this.post(invoice.book, date, [['6100', cents, invoice], this.owing(invoice, 0 - cents)], []);
    return this.settled({ ...invoice, writtenOff: added(invoice.writtenOff, shares) }, shares);
  }
  reverseCredits(invoice: Invoice): Invoice {
    const charges = invoice.charges.map(({ kind }, at) => ({ kind, cents: invoice.credited[at] ?? 0 }));
    const lines = [...this.earned(charges, invoice), this.owing(invoice, sumOf(invoice.credited))];
    this.post(invoice.book, this.today, lines, []);
    return { ...invoice, credited: [] };
  }
  reverseWriteOff(invoice: Invoice): Invoice {
    const cents = sumOf(invoice.writtenOff);
    this.post(invoice.book, this.today, [['6100', 0 - cents, invoice], this.owing(invoice, cents)], []);
    return { ...invoice, writtenOff: [] };
  }
  owing({ broker }: Invoice, cents: number): Line {
    return ['1100', cents, { broker }];
  }
  /** A deposit comes in, or goes back where the cents are below 0. */
  deposit({ book, broker }: Deposit, cents: number, date: string): void {
    this.post(book, date, [
      ['1000', cents],
      ['2300', 0 - cents, { broker }],
    ]);
  }
  private received(invoice: Invoice, { cents, fee, shares, deposit }: Payment): [Line[], Line[]] {
    const money: Line[] = [
      deposit ? ['2300', cents, { broker: deposit.broker }] : ['1000', cents - fee],
      ['6000', fee, invoice],
    ];
    const cleared = invoice.charges.map(({ kind }, at) => ({ kind, cents: shares[at] ?? 0 }));
    return [
      [...money, ['1100', 0 - cents, { broker: invoice.broker }]],
      [...money, ...this.earned(cleared, invoice)],
    ];
  }
  pay(invoice: Invoice, payment: Payment, date: string): Invoice {
    this.post(invoice.book, date, ...this.received(invoice, payment));
    return this.settled({ ...invoice, payments: [...invoice.payments, payment] });
  }
  takeBack(invoice: Invoice, payment: Payment): Invoice {
    const [lines, cashLines] = this.received(invoice, payment);
    this.post(invoice.book, this.today, turned(lines), turned(cashLines));
    return { ...invoice, payments: invoice.payments.filter(({ id }) => id !== payment.id) };
  }

  private spent({ cents, account, paidFrom, paid, toDriver, ...haul }: Expense): [Line[], Line[]] {
    const lines: Line[] = [
      [toDriver ? '1300' : account, cents, haul],
      [PAID_WITH[paidFrom], 0 - cents],
    ];
    return [lines, (paidFrom === 'on_account' && !paid) || paidFrom === 'driver' ? [] : lines];
  }
  spend(expense: Expense, date = expense.bookedOn ?? expense.date): void {
    this.post(expense.book, date, ...this.spent(expense));
  }
  unspend(expense: Expense): void {
    const [lines, cashLines] = this.spent(expense);
    this.post(expense.book, this.today, turned(lines), turned(cashLines));
  }
  respend(before: Expense, after: Expense): void {
    this.unspend(before);
    this.spend(after, this.openDay(after.book, after.bookedOn ?? after.date));
  }

  /** Debits less credits by account, of lines that `which` keeps; accounts at 0 are left out. */
  net(basis: Basis, which: (leg: Leg) => boolean): Readonly<Record<string, number>> {
    const sums = new Map<string, number>();
    for (const leg of this.legs[basis].filter(which)) sums.set(leg.account, (sums.get(leg.account) ?? 0) + leg.cents);
    return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  /** Revenue and expenses by what their lines are for; null: for none. Where there is neither, nothing is said. */
  incomeBy(
    basis: Basis,
    which: (leg: Leg) => boolean,
    keyOf: (leg: Leg) => string | null,
  ): ReadonlyMap<string | null, Income> {
    const parts = new Map<string | null, Income>();
    for (const leg of this.legs[basis].filter(({ account }) => account >= '4000').filter(which)) {
      const { revenue, expenses } = parts.get(keyOf(leg)) ?? { revenue: 0, expenses: 0 };
      const isRevenue = leg.account < '5000';
      parts.set(keyOf(leg), {
        revenue: isRevenue ? revenue - leg.cents : revenue,
        expenses: isRevenue ? expenses : expenses + leg.cents,
      });
    }
    return new Map([...parts].filter(([, { revenue, expenses }]) => revenue !== 0 || expenses !== 0));
  }
  isCash(account: string): boolean {
    return CASH.includes(account);
  }
}
