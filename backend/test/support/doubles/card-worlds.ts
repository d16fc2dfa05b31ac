import { CommandBus } from '@nestjs/cqrs';
import { Accounts } from '../../../src/modules/people/users';
import { Client } from '../../../src/modules/clients/clients';
import { providerAway } from '../../../src/modules/accounting/card-providers/adapters/provider-problems';
import { SandboxProvider } from '../../../src/modules/accounting/card-providers/adapters/sandbox/sandbox-provider';
import { CardProvider } from '../../../src/modules/accounting/portal-payments';
import { CheckCardPayments } from '../../../src/modules/accounting/checkout/reactions/check-card-payments';
import { Ids } from '../../../src/platform/database/ids';
import { kindOf } from '../../../src/platform/records/kind/kind';
import { AddRecord } from '../../../src/platform/records/store/record-commands';
import { testContext } from '../probes';
import { StripeDouble } from './stripe-double';
import { TestSystem } from '../system';
import { answerOf, type Answer, type Visitor } from '../world/visitor';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0077',
};
export interface Confirmed {
  readonly status: string;
  readonly message?: string;
}
export interface Message {
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** A card provider and the browser's part of a payment with it: the same cases run in each. */
export interface CardWorld {
  readonly name: 'sandbox' | 'stripe';
  start(options?: Parameters<typeof TestSystem.start>[0]): Promise<TestSystem>;
  stop(): Promise<void>;
  pay(visitor: Visitor, clientSecret: string, number: string): Promise<Confirmed>;
  authenticate(visitor: Visitor, clientSecret: string, approve: boolean): Promise<Confirmed>;
  comeThrough(intentId: string): Promise<void>;
  message(intentId: string): Message;
  /** Somebody changes the payment at the provider. */
  tamper(intentId: string, over: { amount?: number; currency?: string; paymentId?: string }): Promise<void>;
  refundElsewhere(intentId: string): Promise<void>;
  feeUnknown(intentId: string, unknown: boolean): Promise<void>;
  /** While it works, the provider does not answer, or acts and its answer is lost. */
  withoutAnswer<Result>(how: 'hangs up' | 'loses the answer', work: () => Promise<Result>): Promise<Result>;
}

export const stripeWorld = (): CardWorld & { double: () => StripeDouble } => {
  let double: StripeDouble;
  return {
    name: 'stripe',
    double: () => double,
    async start(options = {}) {
      double = await StripeDouble.start();
      return TestSystem.start({ ...options, over: { ...options.over, stripe: double.settings } });
    },
    stop: () => double.stop(),
    pay: (_visitor, clientSecret, number) => Promise.resolve(double.confirm(clientSecret, number)),
    authenticate: (_visitor, clientSecret, approve) => Promise.resolve(double.authenticate(clientSecret, approve)),
    comeThrough: (intentId) => Promise.resolve(double.comeThrough(intentId)),
    message(intentId) {
      const { body, signature } = double.event(intentId);
      return { body, headers: { 'stripe-signature': signature } };
    },
    tamper: (intentId, { amount, currency, paymentId }) =>
      Promise.resolve(
        double.tamper(intentId, {
          ...(amount ? { amount, received: amount } : {}),
          ...(currency ? { currency } : {}),
          ...(paymentId ? { metadata: { paymentId } } : {}),
        }),
      ),
    refundElsewhere: (intentId) => Promise.resolve(double.refundAtStripe(intentId, 150_00)),
    feeUnknown: (_intentId, unknown) => Promise.resolve(void (double.tellsFee = !unknown)),
    async withoutAnswer(how, work) {
      double.failing = how;
      try {
        return await work();
      } finally {
        double.failing = undefined;
      }
    },
  };
};

export const sandboxWorld = (): CardWorld => {
  let system: TestSystem;
  const at = async (visitor: Visitor, path: string, body: object): Promise<Confirmed> =>
    (await visitor.post<never>(`/api/sandbox/${path}`, body)).body;
  const set = (column: string) => async (intentId: string, value: unknown) =>
    void (await system.sql(`UPDATE sandbox_intents SET ${column} = $2 WHERE id = $1`, [intentId, value]));
  return {
    name: 'sandbox',
    start: async (options) => (system = await TestSystem.start(options)),
    stop: () => Promise.resolve(),
    async pay(visitor, clientSecret, number) {
      const { body } = await visitor.post<{ token: string }>('/api/sandbox/tokens', {
        number,
        expMonth: 12,
        expYear: 2030,
        cvc: '123',
      });
      return at(visitor, 'confirm', { clientSecret, token: body.token });
    },
    authenticate: (visitor, clientSecret, approve) => at(visitor, 'authenticate', { clientSecret, approve }),
    comeThrough: async (intentId) => void (await system.app.get(SandboxProvider).take(intentId, ['processing'])),
    message(intentId) {
      const { body, signature } = system.app.get(SandboxProvider).signed(intentId, 'succeeded');
      return { body: body.toString('utf8'), headers: { 'sandbox-signature': signature } };
    },
    async tamper(intentId, { amount, currency, paymentId }) {
      if (amount) await Promise.all([set('amount')(intentId, amount), set('received')(intentId, amount)]);
      if (currency) await set('currency')(intentId, currency);
      if (paymentId) await set('payment_id')(intentId, paymentId);
    },
    async refundElsewhere(intentId) {
      await Promise.all([set('refunded')(intentId, 150_00), set('refund_id')(intentId, 're_elsewhere')]);
    },
    feeUnknown: (intentId, unknown) => set('fee')(intentId, unknown ? null : 4_65),
    async withoutAnswer(how, work) {
      const provider = system.app.get(CardProvider);
      const spies = (['createIntent', 'retrieveIntent', 'cancelIntent', 'refund'] as const).map((name) => {
        const real = (provider[name] as (...all: unknown[]) => Promise<unknown>).bind(provider);
        return jest.spyOn(provider, name).mockImplementation(async (...all: unknown[]): Promise<never> => {
          if (how === 'loses the answer') await real(...all);
          throw providerAway();
        });
      });
      try {
        return await work();
      } finally {
        for (const spy of spies) spy.mockRestore();
      }
    },
  };
};

/** A client company with a user who may pay, signed in. */
export const clientOf = async (
  system: TestSystem,
  companyName: string,
): Promise<{ clientId: string; userId: string; email: string; visitor: Visitor }> => {
  const clientId = system.app.get(Ids).uuid();
  const email = `owner@${companyName.toLowerCase().replace(/\W+/g, '')}.test`;
  await system.app
    .get(CommandBus)
    .execute(new AddRecord(kindOf(Client), clientId, { companyName, contactName: 'Olga Owner', email }, testContext()));
  const userId = await system.app
    .get(Accounts)
    .create(
      { email, firstName: 'Olga', lastName: 'Owner', role: 'client', clientId, password: 'axlebook-demo' },
      testContext(),
    );
  const visitor = system.visitor();
  const { status } = await visitor.post('/api/client/login', { email, password: 'axlebook-demo' });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return { clientId, userId, email, visitor };
};

/** The provider posts a message, not from our pages and without a session. */
export const deliver = async (system: TestSystem, { body, headers }: Message): Promise<number> => {
  const at = '/api/webhooks/card-payments';
  return (
    await answerOf(
      'POST',
      at,
      await fetch(system.address + at, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body,
      }),
    )
  ).status;
};

export const FEE = { amount: 150, description: 'IFTA Processing Fee' };
/** As the checkout screen posts it: the pending payment, and what the browser thinks of it. */
export const recorded = (visitor: Visitor, intentId: string): Promise<Answer> =>
  visitor.post('/api/compliance-payments', {
    ...FEE,
    paymentMethod: 'card',
    paymentStatus: 'completed',
    transactionId: intentId,
    paymentDate: '2020-01-01',
    metadata: { paymentIntentId: intentId, status: 'succeeded' },
  });
export const started = async (visitor: Visitor): Promise<{ clientSecret: string; intentId: string }> => {
  const { status, body } = await visitor.post<{ clientSecret: string }>('/api/create-payment-intent', FEE);
  if (status !== 200) throw new Error(`No payment was started: ${status}`);
  return { clientSecret: body.clientSecret, intentId: body.clientSecret.split('_secret_')[0] ?? '' };
};

/** What is recorded of a payment, by the names of its events. */
export const paymentEvents = async (system: TestSystem, intentId: string): Promise<string[]> => {
  const { rows } = await system.sql<{ type: string }>(
    `SELECT type FROM facts WHERE stream_id = (SELECT 'fee-' || id FROM compliance_payments WHERE intent_id = $1)
      ORDER BY version`,
    [intentId],
  );
  return rows.map(({ type }) => type.replace('PortalPayment', ''));
};
export const idOfPayment = async (system: TestSystem, intentId: string): Promise<string> =>
  (await system.sql<{ id: string }>('SELECT id FROM compliance_payments WHERE intent_id = $1', [intentId])).rows[0]
    ?.id ?? '';
/** What is booked of a payment: account, debit, credit; all of it in the firm's own books. */
export const linesOfPayment = async (system: TestSystem, intentId: string): Promise<string[]> => {
  const { rows } = await system.sql<{
    account_number: string;
    debit: number;
    credit: number;
    client_id: string | null;
  }>(
    `SELECT account_number, debit, credit, client_id FROM journal_lines WHERE source_kind = 'fee' AND source_id = $1
      ORDER BY created_at, entry_id, line`,
    [await idOfPayment(system, intentId)],
  );
  expect(rows.filter(({ client_id }) => client_id !== null)).toEqual([]);
  return rows.map(({ account_number, debit, credit }) => `${account_number} ${debit} ${credit}`);
};
export const BOOKED = ['1050 15000 0', '4100 0 15000', '6050 465 0', '1050 0 465'];
export const WHOLE = ['Started', 'IntentMade', 'Completed'];
/** The sweep as it runs some minutes from now. */
export const sweepAfter = (system: TestSystem, minutes: number) =>
  system.clock.later({ minutes }, () => system.app.get(CheckCardPayments).check('test'));
