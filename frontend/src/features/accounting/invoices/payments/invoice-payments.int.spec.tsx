import { screen, waitFor, within } from '@testing-library/react';
import type { Payment } from '../../../../lib/api/api-types';
import type { Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { admin } from '../../../../testing/prepared/people';
import { onScreen } from '../../../../testing/portal-scene';

const byFactor: Payment = {
  id: 5,
  invoiceId: 17,
  invoiceNumber: 'INV-17',
  clientId: 'client-1',
  clientName: 'Red Mesa',
  brokerName: 'Summit Freight',
  amount: '1500.00',
  paymentDate: '2026-03-09',
  bookedOn: null,
  paymentMethod: 'factoring',
  factorId: null,
  factorFee: '45.00',
  netAmount: '1455.00',
  notes: null,
  reversedAt: null,
  reversalReason: null,
  checkNumber: null,
  depositId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
};
const byCheck: Payment = {
  ...byFactor,
  id: 6,
  invoiceNumber: 'INV-18',
  invoiceId: 18,
  clientName: null,
  brokerName: null,
  paymentMethod: 'check',
  checkNumber: '1044',
  factorFee: null,
  netAmount: '1500.00',
  reversedAt: '2026-03-10T15:05:00.000Z',
  reversalReason: 'Bounced',
};

const open = (search = '', payments: Payment[] = [byFactor, byCheck], answers: Record<string, Answering> = {}) =>
  openApp(`/payments/invoices${search}`, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/payments': () => ({ body: payments, headers: { 'x-total-count': String(payments.length) } }),
    ...answers,
  });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the payments of invoices', () => {
  it('say who paid what how, what a factor kept and what was taken back', async () => {
    onScreen('desk');
    open();
    const grid = within(await screen.findByRole('grid', { name: 'Payments of invoices' }));
    const [head, ...rows] = grid.getAllByRole('row');
    const names = within(head as HTMLElement)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
    const texts = rows.map((row) => Object.fromEntries(cellsOf(row).map((text, at) => [names[at] ?? at, text])));
    expect(texts).toEqual([
      expect.objectContaining({
        Invoice: 'INV-17',
        Carrier: 'Summit Freight',
        Client: 'Red Mesa',
        Method: 'Factoring',
        Check: '—',
        Status: 'Received',
        'Fee kept': '$45.00',
        Net: '$1,455.00',
      }),
      expect.objectContaining({
        Invoice: 'INV-18',
        Carrier: '',
        Client: '',
        Method: 'Check',
        Check: '1044',
        Status: 'Reversed',
        Net: '$1,500.00',
      }),
    ]);
    expect(rows[0]).toHaveTextContent('03/09/2026');
    expect(rows[0]).toHaveTextContent('$1,500.00');
    expect(grid.getByRole('link', { name: 'INV-17' })).toHaveAttribute('href', '/accounting/invoices/17?payment=5');
  });

  it.each([
    ['', 'Summit Freight · Red Mesa · 03/09/2026 · Factoring'],
    ['?clientId=client-1', 'Summit Freight · 03/09/2026 · Factoring'],
  ])('at %j name on a phone the client unless the list is of one', async (search, words) => {
    onScreen('phone');
    open(search, [byFactor, byCheck]);
    const card = (await screen.findByRole('link', { name: 'INV-17' })).closest('li');
    expect(card).toHaveTextContent(`INV-17$1,500.00${words}`);
    expect(screen.getByRole('link', { name: 'INV-18' }).closest('li')).toHaveTextContent(
      'INV-18$1,500.0003/09/2026 · Check 1044 · Reversed',
    );
  });

  it('are narrowed by what the address says', async () => {
    onScreen('desk');
    const asked = {
      status: 'reversed',
      method: 'check',
      brokerId: '4',
      from: '2026-03-01',
      to: '2026-03-31',
      clientId: 'client-1',
    };
    const { server } = open(`?${new URLSearchParams(asked)}`);
    await screen.findByRole('grid', { name: 'Payments of invoices' });
    const [sent] = server.sent('GET', '/api/payments');
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject(asked);
  });

  it.each([
    ['Status', 'reversed', 'status'],
    ['Method', 'wire', 'method'],
  ])('are narrowed by %s', async (label, value, name) => {
    onScreen('desk');
    const { typist, server, address } = open();
    await screen.findByRole('grid', { name: 'Payments of invoices' });
    await typist.selectOptions(screen.getByLabelText(label), value);
    await waitFor(() => expect(server.sent('GET', '/api/payments').at(-1)?.query.get(name)).toBe(value));
    expect(address()).toBe(`/payments/invoices?${name}=${value}`);
  });

  it.each([
    ['', 'No payments yet', 'Payments recorded on invoices are listed here.'],
    ['?status=reversed', 'No payments found', 'Try another number, status or span of time.'],
  ])('at %j are none: %s', async (search, title, text) => {
    onScreen('desk');
    open(search, []);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('are not narrowed by a carrier for who sees no carriers', async () => {
    onScreen('desk');
    const user = { ...admin, role: 'employee', isAdmin: false };
    open('', [byFactor], {
      'GET /api/auth/user': () => ({ body: { ...user, permissions: ['invoices.read', 'payments.read'] } }),
    });
    await screen.findByRole('grid', { name: 'Payments of invoices' });
    expect(screen.queryByRole('combobox', { name: 'Carrier' })).toBeNull();
  });
});
