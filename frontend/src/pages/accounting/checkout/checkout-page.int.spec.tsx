import { act, screen, waitFor, within } from '@testing-library/react';
import { todayInFirm } from '../../../lib/format/dates';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { clientUser, onScreen, paymentOf } from '../../../testing/portal-scene';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';

const firm = {
  name: 'Ridgeline',
  phone: '(555) 012-3456',
  email: 'help@ridgeline.test',
  timeZone: 'America/New_York',
  demo: true,
  version: '1.2.3',
  today: '2026-03-02',
};
const intent = {
  provider: 'sandbox',
  publishableKey: null,
  amount: '150.00',
  description: 'Service Fee',
  status: 'pending',
  parts: [],
  paymentIntentId: 'pi_1',
};
const pending = { amount: 150, description: 'Service Fee', paymentMethod: 'card' };
const paid = paymentOf({ id: 'pay-1' });
const processing = paymentOf({ id: 'pay-1', status: 'processing' });
const at = '/checkout?client_secret=pi_1_secret_2';

const server = (answers: Record<string, Answering> = {}): Record<string, Answering> => ({
  'GET /api/auth/user': () => ({ body: clientUser }),
  'GET /api/firm': () => ({ body: firm }),
  'GET /api/compliance-payments': () => ({ body: [paid] }),
  'POST /api/checkout': () => ({ body: intent }),
  'POST /api/sandbox/tokens': () => ({ body: { token: 'tok_7' } }),
  'POST /api/sandbox/confirm': () => ({ body: { status: 'succeeded' } }),
  'POST /api/compliance-payments': () => ({ body: paid }),
  ...answers,
});

const open = async (answers: Record<string, Answering> = {}) => {
  const app = openApp(at, server(answers));
  await screen.findByRole('button', { name: 'Pay Now' });
  return app;
};

type Typist = ReturnType<typeof openApp>['typist'];

const fill = async (typist: Typist, number = '4242424242424242') => {
  await typist.type(screen.getByLabelText(/^Card number/), number);
  await typist.type(screen.getByLabelText(/^Expiry date/), '1234');
  await typist.type(screen.getByLabelText(/^CVC/), '123');
};
const pay = async (typist: Typist, number?: string) => {
  await fill(typist, number);
  await typist.click(screen.getByRole('button', { name: 'Pay Now' }));
};
const kept = () => JSON.parse(localStorage.getItem('pendingPayment') ?? 'null') as unknown;

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  onScreen('phone');
  localStorage.setItem('pendingPayment', JSON.stringify(pending));
});

describe('the checkout', () => {
  it('reads the client secret and says that it initializes until the payment is known', async () => {
    proves('SCR-027', 'SCR-297', 'SCR-298', 'MSG-075', 'RUL-050');
    let answer = (): void => undefined;
    const waiting = new Promise<{ body: unknown }>((resolve) => (answer = () => resolve({ body: intent })));
    const app = openApp(at, server({ 'POST /api/checkout': () => waiting }));
    expect(await screen.findByText('Initializing secure payment...')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(app.server.sent('POST', '/api/checkout')[0]?.body).toEqual({ clientSecret: 'pi_1_secret_2' }),
    );
    act(answer);
    expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeInTheDocument();
    expect(screen.queryByText('Initializing secure payment...')).not.toBeInTheDocument();
  });

  it('shows what is paid and a card form in a tabs layout', async () => {
    proves('SCR-299..SCR-301', 'MSG-076');
    await open();
    const summary = within(screen.getByRole('region', { name: 'What you pay' }));
    expect(summary.getByText('Pay Ridgeline')).toBeInTheDocument();
    expect(summary.getByText('Service Fee')).toBeInTheDocument();
    expect(summary.getByText('$150.00 USD')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Card' })).toHaveAttribute('aria-selected', 'true');
    const panel = within(screen.getByRole('tabpanel', { name: 'Card' }));
    expect(panel.getByLabelText(/^Card number/)).toHaveAttribute('autocomplete', 'cc-number');
    expect(panel.getByLabelText(/^Expiry date/)).toHaveAttribute('autocomplete', 'cc-exp');
    expect(panel.getByLabelText(/^CVC/)).toHaveAttribute('autocomplete', 'cc-csc');
  });

  it('promises that card details are never stored and says whom to ask', async () => {
    proves('SCR-304', 'SCR-305', 'MSG-081', 'RUL-053', 'RUL-013');
    await open();
    expect(screen.getByText(/card details.*never stored/i)).toBeInTheDocument();
    expect(screen.getByText('(555) 012-3456')).toBeInTheDocument();
    expect(screen.getByText('Mon-Fri 8AM-6PM ET')).toBeInTheDocument();
  });

  it('leads back to the portal, or to where the user came from', async () => {
    proves('SCR-303', 'MSG-078', 'RUL-052');
    await open();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/client-portal');
  });

  it.each([
    ['/payments', '/payments'],
    ['https://elsewhere.test', '/client-portal'],
  ])('coming from %s, Back leads to %s', async (from, to) => {
    sessionStorage.setItem('axlebook.checkoutFrom', from);
    await open();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', to);
  });

  it('has a page for a missing secret, without asking the server', async () => {
    proves('SCR-306', 'SCR-307', 'MSG-079', 'MSG-080', 'RUL-054');
    const app = openApp('/checkout', server());
    await screen.findByRole('heading', { name: 'Payment Error' });
    expect(screen.getByRole('link', { name: 'Back to Portal' })).toHaveAttribute('href', '/client-portal');
    expect(app.server.sent('POST', '/api/checkout')).toHaveLength(0);
  });

  it.each([
    ['foreign or expired', () => problem(404, 'Payment not found')],
    ['refunded', () => ({ body: { ...intent, status: 'refunded' } })],
  ])('shows the same page for a %s payment', async (_case, answer) => {
    proves('SCR-306', 'SCR-307', 'RUL-054');
    openApp(at, server({ 'POST /api/checkout': answer }));
    await screen.findByRole('heading', { name: 'Payment Error' });
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('offers another try when the server has a problem', async () => {
    let broken = true;
    const { typist } = openApp(
      at,
      server({ 'POST /api/checkout': () => (broken ? problem(503, 'Busy') : { body: intent }) }),
    );
    await screen.findByRole('heading', { name: 'Payment Error' });
    broken = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeInTheDocument();
  });
});

describe('the sandbox card form', () => {
  it('groups digits, writes the slash and shows the brand', async () => {
    const { typist } = await open();
    await fill(typist, '42424242424242429');
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText(/^Expiry date/)).toHaveValue('12/34');
    await typist.type(screen.getByLabelText(/^CVC/), '45');
    expect(screen.getByLabelText(/^CVC/)).toHaveValue('1234');
    expect(screen.getByRole('img', { name: 'Visa card' })).toBeInTheDocument();
  });

  it('says what is wrong, focuses it and sends nothing', async () => {
    const { typist, server: asked } = await open();
    await typist.type(screen.getByLabelText(/^Card number/), '4242424242424241');
    await typist.click(screen.getByRole('button', { name: 'Pay Now' }));
    expect(screen.getByText('Check your card number: a digit is wrong')).toBeInTheDocument();
    expect(screen.getByText('Expiry date is required')).toBeInTheDocument();
    expect(screen.getByText('Security code is required')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Card number/)).toHaveFocus());
    expect(asked.sent('POST', '/api/sandbox/tokens')).toHaveLength(0);
  });

  it('shows the test cards of a demo, and fills one in', async () => {
    const { typist } = await open();
    await typist.click(await screen.findByText('Test cards'));
    await typist.click(screen.getByRole('button', { name: /4000 0000 0000 0002/ }));
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText(/^Expiry date/)).toHaveValue('12/34');
    expect(screen.getByLabelText(/^CVC/)).toHaveValue('123');
  });

  it('shows no test cards outside a demo', async () => {
    await open({ 'GET /api/firm': () => ({ body: { ...firm, demo: false } }) });
    expect(screen.queryByText('Test cards')).not.toBeInTheDocument();
  });
});

describe('a payment', () => {
  it('is confirmed, recorded with what was pending, told, and leads to the payments after a second', async () => {
    proves(
      'SCR-302',
      'MSG-077',
      'MSG-084',
      'RUL-051',
      'RUL-094',
      'RUL-103..RUL-106',
      'RUL-156',
      'RUL-176',
      'FLD-0076..FLD-0080',
      'API-029',
    );
    let confirm = (): void => undefined;
    const confirming = new Promise<{ body: unknown }>(
      (resolve) => (confirm = () => resolve({ body: { status: 'succeeded' } })),
    );
    const { typist, server: asked, address } = await open({ 'POST /api/sandbox/confirm': () => confirming });
    await pay(typist);
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    await waitFor(() =>
      expect(asked.sent('POST', '/api/sandbox/confirm')[0]?.body).toEqual({
        clientSecret: 'pi_1_secret_2',
        token: 'tok_7',
      }),
    );
    expect(asked.sent('POST', '/api/compliance-payments')).toHaveLength(0);
    stopTime();
    act(confirm);
    await untilSeen(() => screen.getByText('Payment Successful'));
    expect(screen.getByText('Your payment has been processed successfully.')).toBeInTheDocument();
    expect(address()).toBe(at);
    const record = asked.sent('POST', '/api/compliance-payments')[0]?.body as Record<string, unknown>;
    expect(record).toEqual({
      ...pending,
      paymentStatus: 'completed',
      transactionId: 'pi_1',
      paymentDate: todayInFirm(),
      metadata: { paymentIntentId: 'pi_1', status: 'succeeded' },
    });
    expect(kept()).toBeNull();
    await pass(999);
    expect(address()).toBe(at);
    await pass(1);
    await untilSeen(() => screen.getByText('Payment Successful!'));
    expect(asked.sent('POST', '/api/compliance-payments')).toHaveLength(1);
    expect(address()).toBe('/payments');
  });

  it('leaves nothing of the card behind but in the call for a token', async () => {
    proves('RUL-053');
    const logged = jest.fn();
    globalThis.reportError = logged;
    const { typist, server: asked } = await open({
      'POST /api/sandbox/confirm': () => ({
        body: { status: 'requires_payment_method', message: 'Your card was declined.' },
      }),
    });
    const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
    await pay(typist);
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    const secret = /4242 ?4242|tok_7|"123"/;
    expect(JSON.stringify(asked.sent('POST', '/api/sandbox/tokens')[0]?.body)).toMatch(secret);
    const others = asked.seen.filter(({ path }) => !path.startsWith('/api/sandbox/'));
    expect(JSON.stringify([others, { ...localStorage }, { ...sessionStorage }, window.location.href])).not.toMatch(
      secret,
    );
    expect(JSON.stringify([logged.mock.calls, ...spies.map(({ mock }) => mock.calls)])).not.toMatch(/4242 ?4242|tok_7/);
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('');
    expect(screen.getByLabelText(/^CVC/)).toHaveValue('');
  });

  it('that is declined says why, stays on the page and can be tried again', async () => {
    proves('MSG-082', 'RUL-107', 'RUL-108', 'RUL-164');
    let answer: unknown = { status: 'requires_payment_method', message: 'Your card has insufficient funds.' };
    const { typist, server: asked, address } = await open({ 'POST /api/sandbox/confirm': () => ({ body: answer }) });
    await pay(typist);
    const notice = (await screen.findByText('Payment Failed')).closest('[role=alert]');
    expect(notice).toHaveTextContent('Your card has insufficient funds.');
    expect(address()).toBe(at);
    expect(kept()).toEqual(pending);
    expect(asked.sent('POST', '/api/compliance-payments')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
    answer = { status: 'succeeded' };
    await pay(typist);
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    expect(asked.sent('POST', '/api/compliance-payments')).toHaveLength(1);
  });

  it('with a card that gets no token fails with the reason', async () => {
    proves('MSG-082', 'RUL-107');
    const { typist } = await open({ 'POST /api/sandbox/tokens': () => problem(402, 'Your card number is not valid.') });
    await pay(typist);
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.getByText('Your card number is not valid.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });

  it('that could not be recorded says so and does not ask for money again', async () => {
    proves('MSG-083');
    const { typist } = await open({ 'POST /api/compliance-payments': () => problem(500, 'x') });
    await pay(typist);
    expect(await screen.findByText('Payment Processed')).toBeInTheDocument();
    expect(
      screen.getByText('Payment successful but there was an issue saving the record. Please contact support.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Your payment went through')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
    expect(kept()).toEqual({ ...pending, paymentIntentId: 'pi_1' });
  });

  it('that the provider denies is a failed one, whatever the browser thought', async () => {
    const { typist } = await open({ 'POST /api/compliance-payments': () => problem(409, 'The payment was not made.') });
    await pay(typist);
    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    expect(screen.getByText('The payment was not made.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
    expect(kept()).toEqual(pending);
  });

  it('that is still processing is told as it is', async () => {
    const { typist, server: asked } = await open({
      'POST /api/sandbox/confirm': () => ({ body: { status: 'processing' } }),
      'POST /api/compliance-payments': () => ({ status: 202, body: processing }),
    });
    await pay(typist);
    expect(await screen.findByText('Your bank is still working on this payment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Payments' })).toHaveAttribute('href', '/payments');
    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
    expect(asked.sent('POST', '/api/compliance-payments')[0]?.body).toMatchObject({
      metadata: { status: 'processing' },
    });
    expect(kept()).toBeNull();
  });

  it.each([
    [true, 'Approve', { status: 'succeeded' }, 'Payment Successful'],
    [
      false,
      'Decline',
      { status: 'requires_payment_method', message: 'Your bank did not approve the payment.' },
      'Payment Failed',
    ],
  ])('that the bank asks about is approved (%s) in a dialog: %s', async (approve, button, outcome, title) => {
    const { typist, server: asked } = await open({
      'POST /api/sandbox/confirm': () => ({ body: { status: 'requires_action' } }),
      'POST /api/sandbox/authenticate': () => ({ body: outcome }),
    });
    await pay(typist, '4000002760003184');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm this payment with your bank' }));
    expect(dialog.getByText('$150.00')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(asked.sent('POST', '/api/sandbox/authenticate')[0]?.body).toEqual({
      clientSecret: 'pi_1_secret_2',
      approve,
    });
  });

  it('whose answer is lost is asked about instead of repeated', async () => {
    let reachable = false;
    const { typist, server: asked } = await open({
      'POST /api/sandbox/confirm': () => Promise.reject(new TypeError('Failed to fetch')),
      'POST /api/compliance-payments': () => (reachable ? { body: paid } : problem(502, 'x')),
    });
    await pay(typist, '4000000000000259');
    expect(await screen.findByText('We have not heard back yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
    reachable = true;
    await typist.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(asked.sent('POST', '/api/sandbox/confirm')).toHaveLength(1);
  });

  it.each([
    ['completed', paid, 'Payment Successful'],
    ['processing', processing, 'Your bank is still working on this payment'],
  ])('that was made before the page was opened again is recorded, never asked for: %s', async (status, body, text) => {
    let answer = (): void => undefined;
    const recorded = new Promise<{ body: unknown }>((resolve) => (answer = () => resolve({ body })));
    const app = openApp(
      at,
      server({
        'POST /api/checkout': () => ({ body: { ...intent, status } }),
        'POST /api/compliance-payments': () => recorded,
      }),
    );
    await waitFor(() => expect(app.server.sent('POST', '/api/compliance-payments')).toHaveLength(1));
    expect(screen.getByText('Initializing secure payment...')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Card number/)).not.toBeInTheDocument();
    act(answer);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(app.server.sent('POST', '/api/compliance-payments')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
  });

  it('without anything pending in this browser is recorded from what the server knows', async () => {
    const { typist, server: asked } = await open();
    await pay(typist);
    await screen.findByText('Payment Successful');
    expect(asked.sent('POST', '/api/compliance-payments')[0]?.body).toMatchObject(pending);
  });
});
