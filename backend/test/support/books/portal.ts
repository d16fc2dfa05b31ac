import { CARDS, sandboxWorld } from '../doubles/card-worlds';
import { newPortalUser } from '../world/people';
import type { Visitor } from '../world/visitor';
import type { Book } from './model';
import { money, Work } from './work';

/** What clients are asked for a fee; the office may ask for anything. */
const PRICE = 15_000;
const ACCOUNT = {
  ...{ accountHolderName: 'Ridgeline LLC', bankName: 'First Bank', routingNumber: '021000021' },
  ...{ accountNumber: '40028871934567', accountType: 'business' },
};

interface Paid {
  readonly id: string;
  readonly book: Book;
  readonly cents: number;
  readonly refunded: number;
  /** What of it is for a government, and what of that and of the rest went back. */
  readonly government: number;
  readonly governmentBack: number;
  readonly serviceBack: number;
  /** What it pays of charges. */
  readonly charges: readonly Pick<Owed, 'id' | 'left'>[];
  /** What the processor keeps, and what is at the bank. */
  readonly fee: number;
  readonly arrived: number;
  /** The payment at the card provider; null for one by bank or check. */
  readonly intentId: string | null;
}
interface Owed {
  readonly id: string;
  readonly book: Book;
  readonly date: string;
  /** What is still owed of it. */
  readonly left: number;
}

/** What arrived at the bank in one amount, with how much of each payment. */
interface Arrival {
  readonly id: string;
  readonly cents: number;
  readonly of: ReadonlyMap<string, number>;
}

const sumOf = (charges: Paid['charges']): number => charges.reduce((sum, { left }) => sum + left, 0);

/** What clients pay the firm by card, bank or check, and get back: all of it stands in the books of the firm. */
export class PortalWork extends Work {
  private readonly cards = sandboxWorld();
  private readonly payers: (readonly [Book, Visitor])[] = [];
  private paid: Paid[] = [];
  private owed: Owed[] = [];
  private arrivals: Arrival[] = [];
  private readonly held = new Map<Book, number>();

  async begin(clients: readonly Book[]): Promise<void> {
    for (const client of clients) this.payers.push([client, (await newPortalUser(this.system, client)).visitor]);
  }

  /** The client pays the price of a fee, or the office takes any amount on the phone. */
  async payByCard(): Promise<void> {
    const [clientId, payer] = this.one(this.payers);
    const [by, cents, description] = this.one([
      [payer, PRICE, 'IFTA Processing Fee'],
      [this.staff, 100 + this.draw(60_000), 'Permit'],
    ] as const);
    const asked = { clientId, amount: money(cents), description };
    const { clientSecret: secret } = await this.done(by.post('/api/create-payment-intent', asked));
    const intentId = String(secret).split('_secret_')[0] ?? '';
    const told = () => by.post('/api/compliance-payments', { metadata: { paymentIntentId: intentId } });
    if (this.draw(4) === 0) {
      await this.cards.pay(by, String(secret), CARDS.declined);
      expect((await told()).status).toBe(409);
      if (this.draw(2) === 0) return;
    }
    expect(await this.cards.pay(by, String(secret), CARDS.good)).toEqual({ status: 'succeeded' });
    const fee = Math.floor((cents * 29 + 500) / 1_000) + 30;
    const isLate = this.draw(3) === 0;
    if (isLate) await this.atProvider(intentId, 'fee = NULL');
    const { id } = await this.done(told());
    if (isLate) await this.atProvider(intentId, `fee = ${fee}`);
    // told again: only a fee that was unknown is news
    await this.done(told());
    this.arrived({ id: String(id), book: clientId, cents, government: 0, fee, intentId }, this.model.today);
    this.model.post('', this.model.today, [
      ['6050', fee],
      ['1050', 0 - fee],
    ]);
  }

  /** The office says what became of a payment by bank or check, and on which day. */
  async payByBank(): Promise<void> {
    const [[clientId], cents] = [this.one(this.payers), 100 + this.draw(30_000)];
    const how = this.one([
      { paymentMethod: 'ach', ...ACCOUNT },
      { paymentMethod: 'bank_transfer', ...ACCOUNT },
      { paymentMethod: 'check', checkNumber: '1044' },
    ]);
    const government = Math.floor((cents * this.one([0, 0, 40, 100])) / 100);
    const parts = [
      { kind: 'government', amount: money(government) },
      { kind: 'service', amount: money(cents - government) },
    ].filter(({ amount }) => amount !== '0.00');
    const asked = { ...how, clientId, amount: money(cents), description: 'Permit', ...(government > 0 && { parts }) };
    const { id } = await this.done(this.staff.post('/api/compliance-payments', asked));
    const becomes = (step: object) => this.staff.patch(`/api/compliance-payments/${String(id)}/status`, step);
    if (this.draw(2) === 0) await this.done(becomes({ paymentStatus: 'processing' }));
    if (this.draw(6) === 0) return void (await this.done(becomes({ paymentStatus: 'failed', reason: 'No money' })));
    const day = this.day();
    const paymentDate = this.model.openDay('', day);
    if (paymentDate !== day)
      expect((await this.refused(() => becomes({ paymentStatus: 'completed', paymentDate: day }))).body['code']).toBe(
        'MONTH_CLOSED',
      );
    await this.done(becomes({ paymentStatus: 'completed', paymentDate }));
    this.arrived({ id: String(id), book: clientId, cents, government, fee: 0, intentId: null }, paymentDate);
  }

  /** What is left of a payment goes back; what the provider kept, it keeps. */
  async refund(): Promise<void> {
    const payment = this.open();
    if (!payment) return;
    const refunded = () => this.staff.post(`/api/compliance-payments/${payment.id}/refund`, { reason: 'Paid twice' });
    await this.done(refunded());
    await this.refused(refunded);
    this.goesBack(payment, payment.cents - payment.refunded);
  }

  /** Somebody gives a part of a card payment back at the provider itself. */
  async refundElsewhere(): Promise<void> {
    const payment = this.open(({ intentId }) => intentId !== null);
    if (!payment?.intentId) return;
    const part = 1 + this.draw(payment.cents - payment.refunded);
    await this.atProvider(payment.intentId, `refunded = refunded + ${part}, refund_id = 're_elsewhere'`);
    const told = { metadata: { paymentIntentId: payment.intentId } };
    await this.done(this.staff.post('/api/compliance-payments', told));
    this.goesBack(payment, part);
  }

  /** The client owes the firm for a service. */
  async charge(): Promise<void> {
    const [[clientId], cents] = [this.one(this.payers), this.one([PRICE, PRICE, 100 + this.draw(9_000)])];
    const day = this.pastDay();
    const date = this.model.openDay('', day);
    const asked = { clientId, description: 'Filing', amount: money(cents) };
    if (date !== day) {
      const { body } = await this.refused(() => this.staff.post('/api/charges', { ...asked, chargedOn: day }));
      expect(body['code']).toBe('MONTH_CLOSED');
    }
    const { id } = await this.done(this.staff.post('/api/charges', { ...asked, chargedOn: date }));
    this.owed.push({ id: String(id), book: clientId, date, left: cents });
    this.owes(cents, date);
  }
  async cancelCharge(): Promise<void> {
    const open = this.owed.filter(({ left }) => left > 0);
    if (open.length === 0) return;
    const charge = this.one(open);
    const cancel = () => this.staff.post(`/api/charges/${charge.id}/cancel`, { reason: 'Charged twice' });
    await this.done(cancel());
    await this.refused(cancel);
    this.pays(charge);
    this.owes(0 - charge.left, this.model.today);
  }

  /** Cash or a check comes in, an agency is paid, money goes back or to its bank: never more than is held. */
  async moveMoney(): Promise<void> {
    const [[clientId], kind] = [
      this.one(this.payers),
      this.one(['received', 'paid_out', 'refunded', 'moved'] as const),
    ];
    const [cents, account] = [1 + this.draw(20_000), this.one(['1000', '1020'])];
    const held = this.held.get(clientId) ?? 0;
    const asked = { kind, amount: money(cents), account, payee: kind === 'paid_out' ? 'IRS' : null };
    const move = () => this.staff.post(`/api/client-money/${clientId}/movements`, asked);
    if (kind !== 'received' && cents > held)
      return void expect((await this.refused(move)).body['code']).toBe('NOT_HELD');
    await this.done(move());
    if (kind === 'moved')
      return this.model.post('', this.model.today, [
        ['1020', cents],
        ['1000', 0 - cents],
      ]);
    const more = kind === 'received' ? cents : 0 - cents;
    this.held.set(clientId, held + more);
    this.model.post('', this.model.today, [
      [account, more],
      ['2350', 0 - more],
    ]);
  }

  /** What is on its way of one or two payments arrives at the bank; another amount is refused. */
  async payOut(): Promise<void> {
    const left = (payment: Paid): number => payment.cents - payment.refunded - payment.fee - payment.arrived;
    const byCard = this.draw(2) === 0;
    const waiting = this.paid.filter((one) => left(one) > 0 && (one.intentId !== null) === byCard).slice(0, 2);
    if (waiting.length === 0) return;
    const sum = waiting.reduce((total, payment) => total + left(payment), 0);
    const ask = (cents: number) =>
      this.staff.post('/api/clearing-payouts', { paymentIds: waiting.map(({ id }) => id), amount: money(cents) });
    expect((await ask(sum + 1)).text).toContain('$0.01 more than the payments add up to');
    const payout = await this.done(ask(sum));
    const of = new Map(waiting.map((payment) => [payment.id, left(payment)]));
    this.arrivals.push({ id: String(payout['id']), cents: sum, of });
    for (const payment of waiting) this.replace(payment, { arrived: payment.arrived + left(payment) });
    this.model.post('', this.model.today, [
      ['1000', sum],
      ['1050', 0 - sum],
    ]);
  }

  /** What was recorded did not arrive after all: its payments are on their way again. A second reversal is refused. */
  async reversePayout(): Promise<void> {
    if (this.arrivals.length === 0) return;
    const arrival = this.one(this.arrivals);
    const reverse = () => this.staff.post(`/api/clearing-payouts/${arrival.id}/reverse`, { reason: 'Returned' });
    await this.done(reverse());
    await this.refused(reverse);
    this.arrivals = this.arrivals.filter((one) => one !== arrival);
    for (const payment of this.paid)
      this.replace(payment, { arrived: payment.arrived - (arrival.of.get(payment.id) ?? 0) });
    this.model.post('', this.model.today, [
      ['1050', arrival.cents],
      ['1000', 0 - arrival.cents],
    ]);
  }

  private open(which: (payment: Paid) => boolean = () => true): Paid | undefined {
    const open = this.paid.filter((payment) => payment.refunded < payment.cents && which(payment));
    return open.length === 0 ? undefined : this.one(open);
  }
  private pastDay(): string {
    const day = this.day();
    return day > this.model.today ? this.model.today : day;
  }
  private owes(cents: number, date: string): void {
    this.model.post(
      '',
      date,
      [
        ['1110', cents],
        ['4100', 0 - cents],
      ],
      [],
    );
  }
  /** So much is owed less of a charge; below 0: more. */
  private pays({ id, left: cents }: Pick<Owed, 'id' | 'left'>): void {
    this.owed = this.owed.map((one) => (one.id === id ? { ...one, left: one.left - cents } : one));
  }
  private replace({ id }: Paid, changes: Partial<Paid>): void {
    this.paid = this.paid.map((one) => (one.id === id ? { ...one, ...changes } : one));
  }
  /** The oldest open charges first, as far as the part goes that is for service. */
  private owedUpTo(book: Book, cents: number): Pick<Owed, 'id' | 'left'>[] {
    const open = this.owed.filter((one) => one.left > 0 && one.book === book);
    let rest = cents;
    return open
      .toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1))
      .map(({ id, left }) => {
        const paid = Math.min(left, rest);
        rest -= paid;
        return { id, left: paid };
      })
      .filter(({ left }) => left > 0);
  }
  private arrived(
    payment: Pick<Paid, 'id' | 'book' | 'cents' | 'government' | 'fee' | 'intentId'>,
    date: string,
  ): void {
    const { book, cents, government } = payment;
    const charges = this.owedUpTo(book, cents - government);
    for (const charge of charges) this.pays(charge);
    this.held.set(book, (this.held.get(book) ?? 0) + government);
    this.paid.push({ ...payment, charges, refunded: 0, governmentBack: 0, serviceBack: 0, arrived: 0 });
    this.split(date, cents, government, sumOf(charges));
  }
  /** Books a payment, or with amounts below 0 what goes back: of it for a government, and for a charge. */
  private split(date: string, cents: number, government: number, charge: number): void {
    const income = cents - government;
    this.model.post(
      '',
      date,
      [
        ['1050', cents],
        ['2350', 0 - government],
        ['1110', 0 - charge],
        ['4100', charge - income],
      ],
      [
        ['1050', cents],
        ['2350', 0 - government],
        ['4100', 0 - income],
      ],
    );
  }
  /** Service first, then what is held for a government; the charges are open when all of it went back at once. */
  private goesBack(payment: Paid, cents: number): void {
    const { book, charges } = payment;
    const service = payment.cents - payment.government;
    const serviceLeft = Math.max(0, service - payment.serviceBack);
    const governmentLeft = payment.government - payment.governmentBack;
    const held = this.held.get(book) ?? 0;
    const wanted =
      cents === governmentLeft && cents !== serviceLeft
        ? cents
        : Math.min(governmentLeft, Math.max(0, cents - serviceLeft));
    const government = Math.min(wanted, held);
    const rest = cents - government;
    const again = payment.serviceBack === 0 && rest >= service ? charges : [];
    for (const { id, left } of again) this.pays({ id, left: 0 - left });
    this.held.set(book, held - government);
    this.split(this.model.today, 0 - cents, 0 - government, 0 - sumOf(again));
    this.replace(payment, {
      refunded: payment.refunded + cents,
      governmentBack: payment.governmentBack + government,
      serviceBack: payment.serviceBack + rest,
    });
  }
  private async atProvider(intentId: string, change: string): Promise<void> {
    await this.system.sql(`UPDATE sandbox_intents SET ${change} WHERE id = $1`, [intentId]);
  }
}
