import type { TestSystem } from '../system';
import type { Visitor } from '../world/visitor';
import { haulIn, type Fleets } from './fleets';
import type { Book, BooksModel, Expense, Line } from './model';
import { money, Work, type Draw } from './work';

const CATEGORIES = { toll: '5050', repair: '5100', fuel: '5000', other: '5900' } as const;
const PAID_FROM = ['bank', 'on_account', 'on_account', 'fuel_card', 'fuel_card', 'driver'] as const;
const turned = (lines: readonly Line[]): Line[] =>
  lines.map(([account, cents, named = {}]) => [account, 0 - cents, named]);

/** The lines of a payment of an expense on account: owed no longer, and an expense on cash basis. */
const paidOff = ({ cents, account, ...haul }: Expense): [Line[], Line[]] => {
  const bank: Line = ['1000', 0 - cents];
  return [
    [['2000', cents], bank],
    [[account, cents, haul], bank],
  ];
};

interface CardPayment {
  readonly id: string;
  readonly book: Book;
  readonly cents: number;
}

/** What is spent, what of it is paid later, and what of it is paid by card. */
export class ExpenseWork extends Work {
  private expenses: Expense[] = [];
  private readonly cardPayments: CardPayment[] = [];

  constructor(
    system: TestSystem,
    staff: Visitor,
    model: BooksModel,
    draw: Draw,
    private readonly of: { readonly books: readonly Book[]; readonly fleets: Fleets },
  ) {
    super(system, staff, model, draw);
  }

  get steps() {
    return [
      ...[this.spend, this.spend, this.spend, this.respend, this.removeOrRestore],
      ...[this.payExpense, this.payExpense, this.unpayExpense, this.payCard, this.unpayCard],
    ] as const;
  }

  private async spend(): Promise<void> {
    const [book, category, paidFrom] = [
      this.one(this.of.books),
      this.one(['toll', 'repair', 'fuel', 'other'] as const),
      this.one(PAID_FROM),
    ];
    const [cents, haul, date] = [1 + this.draw(60_000), this.of.fleets.anyOf(book), this.day()];
    const toDriver = paidFrom === 'fuel_card' && haul.driver !== null && this.draw(2) === 0;
    const chargedTo = toDriver ? 'driver' : 'company';
    const about = { category, paidFrom, chargedTo, amount: money(cents), clientId: book || null, ...haulIn(haul) };
    const { body, bookedOn } = await this.booked(book, ['expenseDate', date], (dates) =>
      this.staff.post('/api/expenses', { ...about, ...dates }),
    );
    const bought = { cents, account: CATEGORIES[category], paidFrom, date, bookedOn, toDriver };
    const spent = { id: String(body['id']), book, ...haul, ...bought, removed: false };
    this.expenses.push(spent);
    this.model.spend(spent);
  }
  private async respend(): Promise<void> {
    const kept = this.expenses.filter(({ removed }) => !removed);
    if (kept.length === 0) return;
    const before = this.one(kept);
    const haul = this.of.fleets.anyOf(before.book);
    // a paid one is told better, and keeps its amount
    const cents = before.paid ? before.cents : before.cents + 1 + this.draw(500);
    const toDriver = before.toDriver === true && haul.driver !== null;
    const after: Expense = { ...before, ...haul, cents, toDriver };
    const changes = { amount: money(cents), chargedTo: toDriver ? 'driver' : 'company', ...haulIn(after) };
    const same = (['load', 'vehicle', 'driver', 'cents'] as const).every((name) => before[name] === after[name]);
    await this.done(this.staff.patch(`/api/expenses/${before.id}`, changes));
    this.replace(before, after);
    if (!same) this.model.respend(before, after);
  }
  private async removeOrRestore(): Promise<void> {
    if (this.expenses.length === 0) return;
    const before = this.one(this.expenses);
    const after = { ...before, removed: !before.removed };
    if (before.paid) {
      await this.refused(() => this.staff.delete(`/api/expenses/${before.id}`));
      return;
    }
    this.replace(before, after);
    if (after.removed) {
      const { status, text } = await this.staff.delete(`/api/expenses/${before.id}`);
      expect([status, text]).toEqual([204, '']);
      this.model.unspend(before);
    } else {
      await this.done(this.staff.post(`/api/expenses/${before.id}/restore`, {}));
      this.model.spend(after, this.model.today);
    }
  }

  private async payExpense(): Promise<void> {
    const { today } = this.model;
    const open = this.expenses.filter(
      ({ removed, paidFrom, paid, date }) => !removed && paidFrom === 'on_account' && !paid && date <= today,
    );
    if (open.length === 0) return;
    const before = this.one(open);
    const day = [this.past(), before.date].sort().at(-1) ?? before.date;
    const { bookedOn } = await this.booked(before.book, ['paidOn', day], (dates) =>
      this.staff.post(`/api/expenses/${before.id}/pay`, { ...dates, method: 'check' }),
    );
    const paid = bookedOn ?? day;
    this.replace(before, { ...before, paid });
    this.model.post(before.book, paid, ...paidOff(before));
  }
  private async unpayExpense(): Promise<void> {
    const paid = this.expenses.filter((expense) => expense.paid);
    if (paid.length === 0) return;
    const before = this.one(paid);
    await this.done(this.staff.post(`/api/expenses/${before.id}/payment/reverse`, { reason: 'Bounced' }));
    this.replace(before, { ...before, paid: null });
    const [lines, cashLines] = paidOff(before);
    this.model.post(before.book, this.model.today, turned(lines), turned(cashLines));
  }

  /** Pays what is owed on a card, a part of it, or a cent too much. */
  private async payCard(): Promise<void> {
    const book = this.one(this.of.books);
    const owed = 0 - (this.model.net('accrual', (leg) => leg.book === book)['2050'] ?? 0);
    const asked = Math.ceil((Math.max(0, owed) * this.one([40, 100])) / 100) + this.one([0, 0, 1]);
    if (asked === 0) return;
    const date = this.model.openDay(book, this.past());
    const pay = () =>
      this.staff.post('/api/fuel-cards/payments', { clientId: book || null, amount: money(asked), paidOn: date });
    if (asked > owed) {
      await this.refused(pay);
      return;
    }
    const { id } = await this.done(pay());
    this.cardPayments.push({ id: String(id), book, cents: asked });
    this.card(book, asked, date);
  }
  private async unpayCard(): Promise<void> {
    const payment = this.cardPayments.pop();
    if (!payment) return;
    await this.done(this.staff.post(`/api/fuel-cards/payments/${payment.id}/reverse`, { reason: 'Returned' }));
    this.card(payment.book, 0 - payment.cents, this.model.today);
  }
  private card(book: Book, cents: number, date: string): void {
    this.model.post(book, date, [
      ['2050', cents],
      ['1000', 0 - cents],
    ]);
  }

  /** Some day up to today. */
  private past(): string {
    return [this.day(), this.model.today].sort()[0] ?? this.model.today;
  }
  private replace(before: Expense, after: Expense): void {
    this.expenses = this.expenses.map((one) => (one === before ? after : one));
  }
}
