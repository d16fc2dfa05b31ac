import { screen, waitFor } from '@testing-library/react';
import type { LedgerLine, Payment } from '../api/api-types';
import type { Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { onScreen } from '../../testing/portal-scene';
import { invoiceOf, loadOf } from '../../testing/prepared/records';

const WHOSE = { clientId: 'c-1', clientName: 'Red Mesa' };
const line: LedgerLine = {
  id: 'e-1-0',
  entryId: 'e-1',
  date: '2026-03-09',
  accountNumber: '1100',
  account: 'Accounts receivable',
  accountType: 'assets',
  description: 'Invoice INV-7',
  reference: 'INV-7',
  ...WHOSE,
  debit: '30.00',
  credit: '0.00',
  balance: null,
  source: { kind: 'invoice', id: '7' },
  paymentId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
};
const payment: Payment = {
  id: 5,
  invoiceId: 7,
  invoiceNumber: 'INV-7',
  ...WHOSE,
  brokerName: 'Summit Freight',
  amount: '1500.00',
  paymentDate: '2026-03-09',
  bookedOn: null,
  paymentMethod: 'factoring',
  factorId: null,
  factorFee: '45.00',
  netAmount: '1455.00',
  notes: null,
  checkNumber: null,
  depositId: null,
  reversedAt: null,
  reversalReason: null,
  createdAt: '2026-03-09T15:05:00.000Z',
};
const one =
  (body: object): Answering =>
  () => ({ body: [body], headers: { 'x-total-count': '1' } });
const open = (path: string) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
    'GET /api/invoices': one(invoiceOf({ id: 7, invoiceNumber: 'INV-7', ...WHOSE })),
    'GET /api/loads': one(loadOf({ id: 7, loadNumber: 'L-7', ...WHOSE })),
    'GET /api/ledger/entries': one(line),
    'GET /api/payments': one(payment),
    'GET /api/ledger/trial-balance': () => ({
      body: {
        asOf: null,
        rows: [{ number: '1100', name: 'Accounts receivable', type: 'assets', debit: '30.00', credit: '0.00' }],
        totalDebit: '30.00',
        totalCredit: '30.00',
      },
    }),
    'GET /api/ledger/accounts': () => ({
      body: [
        {
          number: '1100',
          name: 'Accounts receivable',
          type: 'assets',
          subtype: null,
          description: null,
          balanceType: 'debit',
          ...{
            reconcilable: false,
            cashAccount: false,
            box1099: null,
            system: true,
            used: true,
            byHand: false,
            version: 1,
          },
          active: true,
          balance: '30.00',
        },
      ],
    }),
  });

describe('a card of a list that holds the records of several clients', () => {
  beforeEach(() => onScreen('phone'));

  const LISTS = [['/accounting/invoices'], ['/loads'], ['/accounting/bookkeeping'], ['/payments/invoices']];
  const card = async () => {
    const links = await screen.findAllByRole('link', { name: /^(INV|L)-7$/ });
    return links.map((link) => link.closest('li')).find(Boolean);
  };

  it.each(LISTS)('says whose it is at %s', async (path) => {
    open(path);
    expect(await card()).toHaveTextContent('Red Mesa');
  });

  it.each(LISTS)('leaves it at %s to the chip that says which client is chosen', async (path) => {
    open(`${path}?client=c-1`);
    expect(await screen.findByText('Client: Red Mesa')).toBeInTheDocument();
    expect(await card()).not.toHaveTextContent('Red Mesa');
  });
});

describe('the payments of invoices', () => {
  beforeEach(() => onScreen('desk'));

  it('say who paid and what came in of it, and a row opens its invoice with the payment', async () => {
    const app = open('/payments/invoices');
    for (const words of ['Carrier', 'Net']) await screen.findByRole('columnheader', { name: words });
    expect(screen.getByRole('gridcell', { name: '$1,455.00' })).toBeInTheDocument();
    await app.typist.click(screen.getByRole('gridcell', { name: 'Summit Freight' }));
    expect(app.address()).toBe('/accounting/invoices/7?payment=5');
  });
});

describe('the books of a chosen client', () => {
  beforeEach(() => onScreen('desk'));

  it.each([
    ['trial-balance', '/api/ledger/trial-balance'],
    ['accounts', '/api/ledger/accounts'],
  ])('are asked for, named and linked at %s', async (view, path) => {
    const app = open(`/accounting/bookkeeping?view=${view}&client=c-1`);
    expect(await screen.findByText('The books of Red Mesa as of now')).toBeInTheDocument();
    expect(app.server.sent('GET', path).map(({ query }) => query.get('clientId'))).toEqual(['c-1']);
    const [figure] = await screen.findAllByRole('link', { name: '$30.00' });
    expect(figure).toHaveAttribute('href', '/accounting/bookkeeping?account=1100&clientId=c-1&client=c-1');
  });

  it('are everybody’s where none is chosen', async () => {
    const app = open('/accounting/bookkeeping?view=trial-balance');
    expect(await screen.findByText('The books as of now')).toBeInTheDocument();
    expect(app.server.sent('GET', '/api/ledger/trial-balance').map(({ query }) => query.get('clientId') ?? '')).toEqual(
      [''],
    );
  });
});

describe('the figures above invoices', () => {
  beforeEach(() => onScreen('desk'));

  it('lead to the list of the client that the page is narrowed to, all of them', async () => {
    open('/accounting?clientId=c-1');
    const cards = () => [...document.querySelectorAll('[data-card] a[href^="/accounting/invoices"]')];
    await waitFor(() => expect(cards().length).toBeGreaterThan(6));
    expect(
      cards()
        .map((link) => link.getAttribute('href'))
        .filter((href) => !href?.includes('clientId=c-1')),
    ).toEqual([]);
  });
});
