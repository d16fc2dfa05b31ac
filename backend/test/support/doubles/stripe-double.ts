import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { formOf, RequestSchema, type Form } from './stripe-schema';
import { chargeOf, intentOf, refundOf, type Paid } from './stripe-objects';

export const KEYS = { secretKey: 'sk_test_double', publishableKey: 'pk_test_double', webhookSecret: 'whsec_double' };
const SCHEMAS = {
  create: new RequestSchema('PaymentIntents.d.ts', 'PaymentIntentCreateParams'),
  retrieve: new RequestSchema('PaymentIntents.d.ts', 'PaymentIntentRetrieveParams'),
  cancel: new RequestSchema('PaymentIntents.d.ts', 'PaymentIntentCancelParams'),
  refund: new RequestSchema('Refunds.d.ts', 'RefundCreateParams'),
};
const EXPANDABLE = ['latest_charge', 'latest_charge.balance_transaction', 'latest_charge.refunds'];
const DECLINED = 'Your card was declined.';
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

interface Answer {
  readonly status: number;
  readonly body: object;
}
type Confirmed = { status: Stripe.PaymentIntent.Status; message?: string };
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
    readonly type = 'invalid_request_error',
  ) {
    super(message);
  }
}
const missing = (id: string): Refused => new Refused(404, `No such payment_intent: '${id}'`, 'resource_missing');

/**
 * Stripe as this product uses it, on a port of this machine: keeps payments, acts once for an idempotency key, and
 * refuses what Stripe's published schema does not know. Its answers have the types that the SDK has from that schema.
 */
export class StripeDouble {
  readonly requests: { method: string; path: string; form: Form; key: string | undefined }[] = [];
  /** How it fails: refuses to work, hangs up, takes a request and hangs up on the answer, or does not know the key. */
  failing: 'unavailable' | 'hangs up' | 'loses the answer' | 'no such key' | undefined;
  /** Whether it tells its fee at once. */
  tellsFee = true;
  refusesRefunds: string | undefined;
  private readonly intents = new Map<string, Paid>();
  private readonly answered = new Map<string, { request: string; answer: Answer }>();
  private readonly stripe = new Stripe(KEYS.secretKey);
  private nr = 0;

  private constructor(private readonly server: http.Server) {
    server.on(
      'request',
      (request: http.IncomingMessage, response: http.ServerResponse) => void this.serve(request, response),
    );
  }

  static async start(): Promise<StripeDouble> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StripeDouble(server);
  }

  get settings() {
    return { ...KEYS, apiBase: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What Stripe.js does in the browser with the publishable key and a card. */
  confirm(clientSecret: string, number: string): Confirmed {
    const paid = this.bySecret(clientSecret);
    if (paid.status === 'succeeded' || paid.status === 'processing') return { status: paid.status };
    const digits = number.replace(/\D/g, '');
    paid.last4 = digits.slice(-4);
    if (digits === '4000000000000002') return this.decline(paid, DECLINED);
    if (digits === '4000002760003184') paid.status = 'requires_action';
    else if (digits === '4000000000000077') paid.status = 'processing';
    else this.take(paid);
    return { status: paid.status };
  }
  authenticate(clientSecret: string, approve: boolean): Confirmed {
    const paid = this.bySecret(clientSecret);
    if (!approve) return this.decline(paid, NOT_AUTHENTICATED);
    this.take(paid);
    return { status: paid.status };
  }
  /** A slow payment comes through. */
  comeThrough(intentId: string): void {
    this.take(this.find(intentId));
  }

  /** An event as Stripe posts it, signed. */
  event(
    intentId: string,
    type: Stripe.Event['type'] = 'payment_intent.succeeded',
    at = Math.floor(Date.now() / 1_000),
  ): { body: string; signature: string } {
    const paid = this.find(intentId);
    const object = type.startsWith('charge.') ? chargeOf(paid, this.tellsFee) : intentOf(paid, []);
    const body = JSON.stringify({
      id: `evt_${(this.nr += 1)}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: at,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    });
    return {
      body,
      signature: this.stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: KEYS.webhookSecret,
        timestamp: at,
      }),
    };
  }

  /** Somebody with access to the account changes a payment there. */
  tamper(intentId: string, over: Partial<Paid>): void {
    Object.assign(this.find(intentId), over);
  }
  refundAtStripe(intentId: string, amount: number): void {
    this.giveBack(this.find(intentId), amount);
  }
  get refunds(): number {
    return [...this.intents.values()].reduce((sum, { refunds }) => sum + refunds.length, 0);
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.failing === 'hangs up') return void request.socket.destroy();
    const { status, body } = this.answerTo(request, Buffer.concat(chunks).toString('utf8'));
    if (this.failing === 'loses the answer') return void request.socket.destroy();
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': `req_${this.requests.length}`,
        ...(status === 503 ? { 'stripe-should-retry': 'false' } : {}),
      })
      .end(JSON.stringify(body));
  }

  private answerTo(request: http.IncomingMessage, body: string): Answer {
    try {
      if (this.failing === 'unavailable') throw new Refused(503, 'Stripe is not available', undefined, 'api_error');
      const url = new URL(request.url ?? '/', 'http://stripe');
      const form = formOf(request.method === 'GET' ? url.search.slice(1) : body);
      const key = request.headers['idempotency-key']?.toString();
      this.requests.push({ method: request.method ?? '', path: url.pathname, form, key });
      this.mustFit(request, key);
      const text = `${request.method} ${url.pathname} ${body}`;
      const before = key === undefined ? undefined : this.answered.get(key);
      if (before && before.request !== text)
        throw new Refused(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          undefined,
          'idempotency_error',
        );
      if (before) return before.answer;
      const answer = this.outcome(() => this.handle(request.method ?? '', url.pathname, form));
      if (key !== undefined) this.answered.set(key, { request: text, answer });
      return answer;
    } catch (error) {
      return this.outcome(() => {
        throw error;
      });
    }
  }

  private outcome(act: () => object): Answer {
    try {
      return { status: 200, body: act() };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        status: error.status,
        body: { error: { type: error.type, message: error.message, ...(error.code ? { code: error.code } : {}) } },
      };
    }
  }

  private mustFit({ method, headers }: http.IncomingMessage, key: string | undefined): void {
    if (headers.authorization !== `Bearer ${KEYS.secretKey}` || this.failing === 'no such key')
      throw new Refused(401, 'Invalid API Key provided: sk_test_******uble');
    if (headers['stripe-version'] !== Stripe.API_VERSION)
      throw new Refused(400, `Invalid Stripe API version: ${String(headers['stripe-version'])}`);
    if (method !== 'POST') return;
    if (headers['content-type'] !== 'application/x-www-form-urlencoded')
      throw new Refused(400, `Invalid content type: ${String(headers['content-type'])}`);
    if (!key) throw new Refused(400, 'This double wants an idempotency key with every POST');
  }

  private handle(method: string, path: string, form: Form): object {
    const [, id = '', act] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payment_intents') return this.create(fits(SCHEMAS.create, form));
    if (method === 'GET' && id && !act)
      return intentOf(this.find(id), expanded(fits(SCHEMAS.retrieve, form)), this.tellsFee);
    if (method === 'POST' && id && act === 'cancel') return this.cancel(this.find(id), fits(SCHEMAS.cancel, form));
    if (method === 'POST' && path === '/v1/refunds') return this.refund(fits(SCHEMAS.refund, form));
    throw new Refused(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  private create(form: Form): object {
    const [amount, currency] = [Number(form['amount']), textOf(form, 'currency')];
    if (amount < 50) throw new Refused(400, 'Amount must be at least $0.50 usd', 'amount_too_small');
    if (!/^[a-z]{3}$/.test(currency)) throw new Refused(400, `Invalid currency: ${currency}`);
    const id = `pi_3Double${randomBytes(8).toString('hex')}`;
    const paid: Paid = {
      id,
      secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      status: 'requires_payment_method',
      amount,
      received: 0,
      currency,
      description: textOf(form, 'description'),
      metadata: (form['metadata'] ?? {}) as Record<string, string>,
      failure: null,
      last4: null,
      refunds: [],
    };
    this.intents.set(id, paid);
    return intentOf(paid, []);
  }

  private cancel(paid: Paid, _form: Form): object {
    if (!['requires_payment_method', 'requires_action', 'requires_confirmation'].includes(paid.status))
      throw new Refused(
        400,
        `You cannot cancel this PaymentIntent because it has a status of ${paid.status}.`,
        'payment_intent_unexpected_state',
      );
    paid.status = 'canceled';
    return intentOf(paid, []);
  }

  private refund(form: Form): object {
    const paid = this.find(textOf(form, 'payment_intent'));
    if (this.refusesRefunds) throw new Refused(400, this.refusesRefunds, 'insufficient_funds');
    const left = paid.received - paid.refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (paid.status !== 'succeeded')
      throw new Refused(
        400,
        'This PaymentIntent does not have a successful charge to refund.',
        'payment_intent_unexpected_state',
      );
    if (left === 0)
      throw new Refused(400, `Charge ch_${paid.id} has already been refunded.`, 'charge_already_refunded');
    return this.giveBack(paid, Number(form['amount'] ?? left));
  }

  private giveBack(paid: Paid, amount: number): object {
    const refund = { id: `re_${(this.nr += 1)}`, amount };
    paid.refunds.unshift(refund);
    return refundOf(paid, refund);
  }
  private take(paid: Paid): void {
    Object.assign(paid, { status: 'succeeded', received: paid.amount, failure: null });
  }
  private decline(paid: Paid, message: string): Confirmed {
    Object.assign(paid, { status: 'requires_payment_method', failure: message });
    return { status: paid.status, message };
  }
  private find(id: string): Paid {
    const paid = this.intents.get(id);
    if (!paid) throw missing(id);
    return paid;
  }
  private bySecret(clientSecret: string): Paid {
    const paid = [...this.intents.values()].find(({ secret }) => secret === clientSecret);
    if (!paid) throw new Error('Stripe.js: no payment has this client secret');
    return paid;
  }
}

const textOf = (form: Form, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};
const fits = (schema: RequestSchema, form: Form): Form => {
  const [wrong] = schema.wrongs(form);
  if (wrong)
    throw new Refused(400, wrong, wrong.startsWith('Received unknown') ? 'parameter_unknown' : 'parameter_invalid');
  return form;
};
const expanded = (form: Form): string[] => {
  const wanted = Object.values((form['expand'] ?? {}) as Form).map(String);
  const unknown = wanted.find((name) => !EXPANDABLE.includes(name));
  if (unknown) throw new Refused(400, `This property cannot be expanded (${unknown}).`);
  return wanted;
};
