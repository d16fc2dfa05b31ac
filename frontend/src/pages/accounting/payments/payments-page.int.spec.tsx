import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { adminUser, clientUser, driverUser, officeUser, onScreen, paymentOf } from '../../../testing/portal-scene';
import { staffUser } from '../../../testing/render-app';
import { redMesa } from '../../../testing/prepared/records';

const pending = { amount: 150, description: 'Service Fee', paymentMethod: 'card' };
const all = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
const payments = all.map((status) =>
  paymentOf({ id: status, status, ...(status === 'failed' && { failure: 'Your card was declined.' }) }),
);

const as = (user: typeof clientUser, answers: Record<string, Answering> = {}): Record<string, Answering> => ({
  'GET /api/auth/user': () => ({ body: user }),
  'GET /api/compliance-payments': () => ({ body: payments }),
  'GET /api/compliance-payments/summary': () => ({ body: { paid: '300.00', pending: '150.00' } }),
  'GET /api/clients': () => ({ body: [redMesa] }),
  'POST /api/compliance-payments': () => ({ body: paymentOf({ id: 'new' }) }),
  ...answers,
});

const keep = (value: object) => localStorage.setItem('pendingPayment', JSON.stringify(value));
const cards = async () => within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('listitem');

class FakeStream extends EventTarget {
  static latest: FakeStream | null = null;
  constructor() {
    super();
    FakeStream.latest = this;
  }
  close() {}
  tell(entity: string) {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ entity, id: 'x', version: 2 }) }));
  }
}

beforeEach(() => {
  onScreen('phone');
  Object.assign(globalThis, { EventSource: undefined });
});

describe('the history of fee payments', () => {
  it('is a signed-in screen that tells every status in a word', async () => {
    proves('SCR-018');
    openApp('/payments', as(clientUser));
    expect(
      (await cards()).map(
        ({ textContent }) =>
          /Pending|Processing$|Processing(?!\s*Fee)|Completed|Failed|Refunded/.exec(textContent ?? '')?.[0],
      ),
    ).toEqual(['Pending', 'Processing', 'Completed', 'Failed', 'Refunded']);
    expect(screen.getByText('Your card was declined.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make Payment' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Client' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Red Mesa Transport/)).not.toBeInTheDocument();
  });

  it('lets the staff filter everybody by client, status and words', async () => {
    const { typist, server, address } = openApp('/payments', as(officeUser));
    expect((await cards())[0]).toHaveTextContent('Red Mesa Transport');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'processing');
    await typist.click(screen.getByRole('combobox', { name: 'Client' }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await typist.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'pi_1{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(server.sent('GET', '/api/compliance-payments').at(-1)?.query ?? [])).toMatchObject({
        status: 'processing',
        clientId: 'client-1',
        q: 'pi_1',
      }),
    );
    expect(address()).toContain('status=processing');
    expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('lets administrators refund a completed payment with a reason', async () => {
    const { typist, server } = openApp(
      '/payments',
      as(adminUser, {
        'POST /api/compliance-payments/completed/refund': () => ({
          body: paymentOf({ id: 'completed', status: 'refunded' }),
        }),
      }),
    );
    await cards();
    const [refund, ...others] = screen.getAllByRole('button', { name: /^Refund/, hidden: true });
    expect([refund?.getAttribute('aria-label'), others]).toEqual(['Refund $150.00 to Red Mesa Transport', []]);
    const card = within(refund?.closest('li') as HTMLElement);
    await typist.click(card.getByRole('button', { name: /^More about/ }));
    await typist.click(refund as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund $150.00?' }));
    await typist.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'Paid twice');
    await typist.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('$150.00 refunded')).toBeInTheDocument();
    expect(server.sent('POST', '/api/compliance-payments/completed/refund')[0]?.body).toEqual({ reason: 'Paid twice' });
    await waitFor(() => expect(server.sent('GET', '/api/compliance-payments')).toHaveLength(2));
  });

  it('follows a processing payment by the stream of changes', async () => {
    Object.assign(globalThis, { EventSource: FakeStream });
    let status: 'processing' | 'completed' = 'processing';
    openApp(
      '/payments',
      as(clientUser, {
        'GET /api/compliance-payments': () => ({ body: [paymentOf({ id: 'a', status, description: 'Service Fee' })] }),
      }),
    );
    expect((await cards())[0]).toHaveTextContent('Processing');
    status = 'completed';
    FakeStream.latest?.tell('fee');
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent('Completed'));
  });

  it.each([
    ['nothing paid yet', () => ({ body: [] }), 'No payments yet'],
    ['a failure', () => problem(500, 'x'), 'This did not load'],
  ])('has words for %s', async (_case, answer, words) => {
    openApp('/payments', as(clientUser, { 'GET /api/compliance-payments': answer }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is what a driver was paid, with no payment to make', async () => {
    const driver = { ...driverUser, permissions: [...driverUser.permissions, 'driver.read'] };
    const { server } = openApp('/payments', as(driver, { 'GET /api/settlements': () => ({ body: [] }) }));
    expect(await screen.findByText('No settlements yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument();
    expect(server.sent('GET', '/api/compliance-payments')).toHaveLength(0);
  });

  it('asks nothing for somebody who may not see payments', async () => {
    const { server } = openApp('/payments', as({ ...staffUser, permissions: [] }));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/compliance-payments')).toHaveLength(0);
  });
});

describe('coming back from a payment', () => {
  it('shows the success and tidies up the address', async () => {
    proves('SCR-710', 'SCR-711', 'MSG-178', 'RUL-246', 'RUL-247');
    const { server, address, typist } = openApp('/payments?payment=success', as(clientUser));
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    expect(address()).toBe('/payments');
    expect(server.sent('POST', '/api/compliance-payments')).toHaveLength(0);
    await typist.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
  });

  it("records what is pending after a bank's own page, once", async () => {
    proves('RUL-104', 'RUL-105', 'RUL-109');
    keep(pending);
    const { server, address } = openApp(
      '/payments?payment=success&payment_intent=pi_8&payment_intent_client_secret=pi_8_secret_1&redirect_status=succeeded',
      as(clientUser),
    );
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    const [record, ...more] = server.sent('POST', '/api/compliance-payments');
    expect(record?.body).toMatchObject({
      ...pending,
      paymentStatus: 'completed',
      transactionId: 'pi_8',
      metadata: { paymentIntentId: 'pi_8', status: 'succeeded' },
    });
    expect(more).toHaveLength(0);
    expect(localStorage.getItem('pendingPayment')).toBeNull();
    expect(address()).toBe('/payments');
  });

  it('says when it is still on its way', async () => {
    keep(pending);
    openApp(
      '/payments?payment=success&payment_intent=pi_8&redirect_status=processing',
      as(clientUser, {
        'POST /api/compliance-payments': () => ({ status: 202, body: paymentOf({ id: 'x', status: 'processing' }) }),
      }),
    );
    expect(await screen.findByText('Payment on its way')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
  });

  it('records what the checkout could not', async () => {
    proves('MSG-083');
    keep({ ...pending, paymentIntentId: 'pi_1' });
    const { server } = openApp('/payments', as(clientUser));
    expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
    const body = server.sent('POST', '/api/compliance-payments')[0]?.body;
    expect(body).toMatchObject({ ...pending, transactionId: 'pi_1' });
    expect(body).not.toHaveProperty('paymentIntentId');
  });

  it('leaves a payment alone that was never confirmed', async () => {
    keep(pending);
    const { server } = openApp('/payments', as(clientUser));
    await cards();
    expect(server.sent('POST', '/api/compliance-payments')).toHaveLength(0);
    expect(localStorage.getItem('pendingPayment')).not.toBeNull();
  });

  it('does not celebrate a payment that failed at the bank or that the provider denies', async () => {
    keep(pending);
    openApp('/payments?payment=success&payment_intent=pi_8&redirect_status=failed', as(clientUser));
    expect(await screen.findByText('The payment was not completed. You have not been charged.')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
  });

  it.each([
    ['/payments?payment=success&payment_intent=pi_8', 1],
    ['/payments', 0],
  ])('at %s says that a payment could not be recorded, where one was just made', async (at, times) => {
    keep({ ...pending, paymentIntentId: 'pi_8' });
    const { server } = openApp(at, as(clientUser, { 'POST /api/compliance-payments': () => problem(500, 'x') }));
    await cards();
    await waitFor(() => expect(server.sent('POST', '/api/compliance-payments')).toHaveLength(1));
    if (times > 0) await screen.findByText('Payment Processed');
    expect(screen.queryAllByText('Payment Processed')).toHaveLength(times);
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
    expect(localStorage.getItem('pendingPayment')).not.toBeNull();
  });

  it('shows the reason of a payment that the provider denies, and forgets it', async () => {
    keep(pending);
    openApp(
      '/payments?payment=success&payment_intent=pi_8',
      as(clientUser, { 'POST /api/compliance-payments': () => problem(409, 'The payment was not made.') }),
    );
    expect(await screen.findByText('The payment was not made.')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
    expect(localStorage.getItem('pendingPayment')).toBeNull();
  });
});
