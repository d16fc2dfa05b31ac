import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { PortalPayment } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { fakeApi, type Answering } from '../../../testing/fake-api';
import { onScreen, paymentOf } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { stopHour } from '../../../testing/still-time';
import { myPaymentsQuery } from '../../../lib/api/own-queries';
import { MovePaymentDialog } from './dialogs/move-payment-dialog';
import { MyPayments } from './my-payments';
import { PaymentTotals } from './payment-totals';
import { PaymentsOf } from './payments-of';
import { PortalPaymentCard } from './portal-payment-card';
import { PortalPaymentHistory } from './portal-payment-history';
import { RefundDialog } from './dialogs/refund-dialog';

const paid = paymentOf({ id: 'p-1', description: 'Permit fee', amount: 218.4 });
const awaited = paymentOf({
  id: 'p-2',
  description: 'Late fee',
  status: 'pending',
  paymentMethod: 'check',
  checkNumber: '1044',
  transactionId: null,
  paymentDate: null,
});
const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const answers: Record<string, Answering> = {
  'GET /api/views': () => ({ body: [] }),
  'GET /api/clients': () => ({ body: [] }),
  'GET /api/names/client': () => ({ body: [{ id: 'client-1', name: 'Red Mesa Transport' }] }),
};
const withPayments = (payments: PortalPayment[], more: Record<string, Answering> = {}) =>
  fakeApi({
    ...answers,
    'GET /api/compliance-payments': () => ({
      body: payments,
      headers: { 'x-total-count': String(payments.length) },
    }),
    ...more,
  });

beforeEach(() => onScreen('phone'));

describe('the payments of all clients', () => {
  const open = (at: string, { all = true, permissions = [] as string[], payments = [paid, awaited] } = {}) => {
    const server = withPayments(payments);
    return {
      server,
      ...renderApp(<PortalPaymentHistory all={all} />, { user: who(...permissions), at }),
    };
  };
  const listed = async () => within(await screen.findByRole('list', { name: 'Payments' }));
  const REFUND = 'Refund $218.40 to Red Mesa Transport';
  const UPDATE = 'Update $150.00 of Red Mesa Transport';

  it.each<[string[], boolean, string[]]>([
    [[], true, []],
    [['portal-payments.manage'], true, [REFUND]],
    [['payments.write'], true, [UPDATE]],
    [['portal-payments.manage', 'payments.write'], true, [REFUND, UPDATE]],
    [['portal-payments.manage', 'payments.write'], false, []],
  ])('with %j, all of them in sight (%s), have the buttons %j', async (permissions, all, buttons) => {
    open('/payments', { all, permissions });
    const list = await listed();
    const offered = list.queryAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label'));
    expect(offered.filter((label) => !label?.startsWith('More about '))).toEqual(buttons);
  });

  it.each<[string, string[], boolean, string | null]>([
    ['refund=p-1', ['portal-payments.manage'], true, 'Refund $218.40?'],
    ['refund=p-1', ['payments.write'], true, null],
    ['refund=p-1', ['portal-payments.manage'], false, null],
    ['refund=p-9', ['portal-payments.manage'], true, null],
    ['move=p-2', ['payments.write'], true, 'Update payment of $150.00'],
    ['move=p-2', ['portal-payments.manage'], true, null],
    ['move=p-2', ['payments.write'], false, null],
    ['move=p-9', ['payments.write'], true, null],
  ])('at ?%s with %j, all in sight (%s), open the form %s', async (query, permissions, all, title) => {
    open(`/payments?${query}`, { all, permissions });
    if (title !== null) expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    else {
      await listed();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('are narrowed by method, and to what is still to come, by the server', async () => {
    const { server, typist } = open('/payments');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'ach');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending or processing');
    await waitFor(() => {
      const asked = server.sent('GET', '/api/compliance-payments').at(-1)?.query;
      expect([asked?.get('paymentMethod'), asked?.get('status')]).toEqual(['ach', 'pending,processing']);
    });
  });

  it('have no filter by method for a client', async () => {
    open('/payments', { all: false });
    await listed();
    expect(screen.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'))).not.toContain('Method');
  });

  it.each([
    ['documentId=d-1', 'For one document'],
    ['invoiceId=7', 'For one invoice'],
  ])('at ?%s say that they are %s, and are all of them when that is taken off', async (query, label) => {
    const { server, typist } = open(`/payments?${query}`);
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-narrowed]')).toHaveLength(1);
    const [name = '', id = ''] = query.split('=');
    await listed();
    expect(server.sent('GET', '/api/compliance-payments')[0]?.query.get(name)).toBe(id);
    await typist.click(screen.getByTestId('CancelIcon'));
    await waitFor(() => expect(server.sent('GET', '/api/compliance-payments').at(-1)?.query.has(name)).toBe(false));
    expect(screen.queryByText(label)).toBeNull();
  });

  it('export all that search and filters leave, column by column', async () => {
    const { server, typist } = open('/payments?q=fee&status=completed&paymentMethod=credit_card&clientId=client-1', {
      payments: [
        { ...paid, documentId: 'd-1', documentTitle: 'Oregon permit' },
        { ...awaited, failure: 'No funds' },
      ],
    });
    expect(await exportedBy(typist)).toEqual([
      'Date,Client,For,Description,Method,Amount,Status,Remark,Transaction',
      '02/11/2026,Red Mesa Transport,Oregon permit,Permit fee,Credit card,$218.40,Completed,,pi_1',
      '02/10/2026,Red Mesa Transport,,Late fee,Check 1044,$150.00,Pending,No funds,',
    ]);
    const asked = server.sent('GET', '/api/compliance-payments').at(-1)?.query;
    expect(['q', 'status', 'paymentMethod', 'clientId', 'page'].map((name) => asked?.get(name))).toEqual([
      'fee',
      'completed',
      'credit_card',
      'client-1',
      null,
    ]);
  });

  it.each([
    [true, 'What clients pay by card, bank or check is listed here.'],
    [false, 'What you pay is listed here.'],
  ])('all in sight (%s), say what belongs there while there are none', async (all, words) => {
    open('/payments', { all, payments: [] });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('say when none fits', async () => {
    open('/payments?status=failed', { payments: [] });
    expect(await screen.findByText('No payments found')).toBeInTheDocument();
  });
});

describe('the sums of the payments', () => {
  const SUMS: Record<string, Answering> = {
    'GET /api/compliance-payments/summary': () => ({ body: { paid: '300.00', pending: '218.40' } }),
  };

  it('are those of the client that the list is narrowed to, and lead to its payments', async () => {
    const server = fakeApi({ ...answers, ...SUMS });
    renderApp(<PaymentTotals />, { user: staffUser, at: '/payments?clientId=client-1' });
    expect(await screen.findByRole('link', { name: '$300.00' })).toHaveAttribute(
      'href',
      '/payments?status=completed&clientId=client-1',
    );
    expect(screen.getByRole('link', { name: '$218.40' })).toHaveAttribute(
      'href',
      '/payments?status=pending,processing&clientId=client-1',
    );
    expect(server.sent('GET', '/api/compliance-payments/summary')[0]?.query.get('clientId')).toBe('client-1');
  });

  it('are those of everybody otherwise', async () => {
    const server = fakeApi({ ...answers, ...SUMS });
    renderApp(<PaymentTotals />, { user: staffUser, at: '/payments' });
    const paidCard = (await screen.findByText('Total Paid')).closest('[data-card]') as HTMLElement;
    expect(await within(paidCard).findByText('$300.00')).toBeInTheDocument();
    expect(server.sent('GET', '/api/compliance-payments/summary')[0]?.query.has('clientId')).toBe(false);
  });
});

describe('moving a payment on', () => {
  const PATCH = '/api/compliance-payments/p-2/status';
  const open = () => {
    stopHour('2026-03-03T03:30:00.000Z');
    const server = fakeApi({ [`PATCH ${PATCH}`]: () => ({ body: { ...awaited, status: 'completed' } }) });
    const onClose = jest.fn();
    return {
      server,
      onClose,
      ...renderApp(<MovePaymentDialog payment={awaited} onClose={onClose} />, { user: staffUser }),
    };
  };
  afterEach(() => jest.useRealTimers());

  it('names what it is for, whose it is and how it comes', () => {
    open();
    expect(screen.getByText('Late fee, Red Mesa Transport, Check')).toBeInTheDocument();
  });

  it('begins as here, today in the firm; of the version on screen', async () => {
    const { server, onClose, typist } = open();
    await typist.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [sent] = server.sent('PATCH', PATCH);
    expect(sent?.body).toEqual({ paymentStatus: 'completed', paymentDate: '2026-03-02', transactionId: null });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  it.each([
    ['processing', [], { paymentStatus: 'processing' }],
    ['failed', [' No funds '], { paymentStatus: 'failed', reason: 'No funds' }],
  ])('to %s sends nothing of a day or a transaction', async (status, reasons, body) => {
    const { server, typist } = open();
    await typist.type(screen.getByLabelText('Transaction'), 'ACH-77');
    await typist.selectOptions(screen.getByLabelText('Status'), status);
    for (const label of ['Transaction', /^Payment Date/]) expect(screen.queryByLabelText(label)).toBeNull();
    for (const reason of reasons) await typist.type(screen.getByLabelText(/^Reason/), reason);
    await typist.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(server.sent('PATCH', PATCH).map((sent) => sent.body)).toEqual([body]));
  });

  it('asks for a reason only of one that failed', async () => {
    const { typist } = open();
    const offered = () => screen.queryAllByLabelText(/^Reason/).length;
    const asked: number[] = [];
    for (const status of ['processing', 'completed', 'failed']) {
      await typist.selectOptions(screen.getByLabelText('Status'), status);
      asked.push(offered());
    }
    expect(asked).toEqual([0, 0, 1]);
  });
});

describe('refunding a payment', () => {
  it('is asked once, with its reason, of the version on screen', async () => {
    const server = fakeApi({
      'POST /api/compliance-payments/p-1/refund': () => ({ body: { ...paid, status: 'refunded' } }),
    });
    const onClose = jest.fn();
    const { typist } = renderApp(<RefundDialog payment={paid} onClose={onClose} />, { user: staffUser });
    expect(screen.getByText(/This cannot be undone\.$/)).toBeInTheDocument();
    await typist.type(screen.getByLabelText(/^Reason/), 'Paid twice');
    await typist.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('$218.40 refunded')).toBeInTheDocument();
    const [sent] = server.sent('POST', '/api/compliance-payments/p-1/refund');
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ reason: 'Paid twice' }, '"3"']);
    expect(sent?.headers.get('idempotency-key')).toMatch(/./);
  });
});

describe('what clients paid for something, in its panel', () => {
  it('is nothing where there is nothing', async () => {
    const server = withPayments([], {
      'GET /api/compliance-payments': ({ query }) => ({ body: query.has('invoiceId') ? [] : [paid] }),
    });
    renderApp(
      <>
        <PaymentsOf of={{ invoiceId: 7 }} />
        <PaymentsOf of={{ documentId: 'd-1' }} />
      </>,
      { user: staffUser },
    );
    const shown = await screen.findAllByRole('region', { name: 'Payments for it' });
    expect(shown.map((section) => within(section).getByRole('link').getAttribute('href'))).toEqual([
      '/payments?documentId=d-1',
    ]);
    expect(server.sent('GET', '/api/compliance-payments').map(({ query }) => query.get('invoiceId'))).toContain('7');
  });

  it('is listed payment by payment', async () => {
    withPayments([paid, awaited]);
    renderApp(<PaymentsOf of={{ invoiceId: 7 }} />, { user: staffUser });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '$218.40Credit card · 02/11/2026Completed',
      '$150.00Check · 02/10/2026Pending',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/payments?invoiceId=7');
  });
});

describe('the card of a payment', () => {
  it('has amount, day and what can be done; no remark where there is none', () => {
    renderApp(<PortalPaymentCard payment={awaited} action={<button type="button">Update</button>} />);
    expect(document.body.textContent).toBe('$150.00PendingLate fee02/10/2026 · Check 1044Update');
  });
});

describe('the own payments of a client', () => {
  const Own = () => <MyPayments list={useQuery(myPaymentsQuery('user-9'))} action="Pay the first" />;
  const open = (at: string, payments: PortalPayment[]) => {
    fakeApi({ ...answers, 'GET /api/client-payments': () => ({ body: payments }) });
    return renderApp(<Own />, { user: staffUser, at });
  };
  const failed = paymentOf({ id: 'p-3', description: 'Lost fee', status: 'failed', failure: 'No funds' });

  it('are exported as they are narrowed', async () => {
    const { typist } = open('/client-portal/payments?status=pending', [paid, awaited, failed]);
    expect(await screen.findByText('Pending', { selector: '[data-narrowed] *' })).toBeInTheDocument();
    expect(await exportedBy(typist)).toEqual([
      'Date,Amount,Description,Status,Paid with',
      '02/10/2026,$150.00,Late fee,Pending,Check 1044',
    ]);
  });

  it('are all exported when they are not', async () => {
    const { typist } = open('/client-portal/payments', [paid, awaited, failed]);
    expect(await exportedBy(typist)).toHaveLength(4);
    expect(document.querySelector('[data-narrowed]')).toBeNull();
  });

  it('say why one failed, in the table too', async () => {
    onScreen('desk');
    open('/client-portal/payments', [failed, paid]);
    const table = within(await screen.findByRole('grid', { name: 'Payments' }));
    expect(await table.findByText('No funds')).toBeInTheDocument();
  });

  it('offer the first one while there are none, and nothing to export', async () => {
    open('/client-portal/payments', []);
    expect(await screen.findByText('No payments yet')).toBeInTheDocument();
    expect(screen.getByText('Pay the first')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('are asked for only when it is known whose', () => {
    expect([myPaymentsQuery('').enabled, myPaymentsQuery('user-9').enabled]).toEqual([false, true]);
  });
});
