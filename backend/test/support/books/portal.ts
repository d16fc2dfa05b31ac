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
  readonly cents: number;
  readonly refunded: number;
  /** The payment at the card provider; null for one by bank or check. */
  readonly intentId: string | null;
}

/** What clients pay the firm by card, bank or check, and get back: all of it stands in the books of the firm. */
export class PortalWork extends Work {
  private readonly cards = sandboxWorld();
  private readonly payers: (readonly [Book, Visitor])[] = [];
  private paid: Paid[] = [];

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
    this.paid.push({ id: String(id), cents, refunded: 0, intentId });
    this.arrived(cents, this.model.today);
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
    const asked = { ...how, clientId, amount: money(cents), description: 'Permit' };
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
    this.paid.push({ id: String(id), cents, refunded: 0, intentId: null });
    this.arrived(cents, paymentDate);
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

  private open(which: (payment: Paid) => boolean = () => true): Paid | undefined {
    const open = this.paid.filter((payment) => payment.refunded < payment.cents && which(payment));
    return open.length === 0 ? undefined : this.one(open);
  }
  private arrived(cents: number, date: string): void {
    this.model.post('', date, [
      ['1050', cents],
      ['4100', 0 - cents],
    ]);
  }
  private goesBack(payment: Paid, cents: number): void {
    this.arrived(0 - cents, this.model.today);
    this.paid = this.paid.map((one) => (one === payment ? { ...one, refunded: one.refunded + cents } : one));
  }
  private async atProvider(intentId: string, change: string): Promise<void> {
    await this.system.sql(`UPDATE sandbox_intents SET ${change} WHERE id = $1`, [intentId]);
  }
}
