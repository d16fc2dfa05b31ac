import { screen, within } from '@testing-library/react';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { InvoiceAges } from './invoice-ages';
import { MoneyMonths } from './money-months';

const bars = async () => {
  const figure = within(await screen.findByRole('figure'));
  return figure
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.querySelector('[data-figure]')?.getAttribute('data-figure'),
    ]);
};

describe('what is open by how late it is', () => {
  const ages = [
    { age: 'current', invoices: 0, balance: '0.00' },
    { age: '1-30', invoices: 1, balance: '10.00' },
    { age: '31-60', invoices: 2, balance: '20.50' },
    { age: '61-90', invoices: 0, balance: '0.00' },
    { age: 'over-90', invoices: 1200, balance: '30.00' },
  ];

  it('opens the invoices of each age, whose balance it sums', async () => {
    fakeApi({ 'GET /api/invoices/ageing': () => ({ body: ages }) });
    renderApp(<InvoiceAges />, { user: staffUser });
    expect((await bars()).map(([text, ...rest]) => [text?.replace(/\.00(?= \()/, ''), ...rest])).toEqual([
      ['Current: $0 (0 invoices)', '/accounting/invoices?age=current', 'balance'],
      ['1–30 days late: $10 (1 invoice)', '/accounting/invoices?age=1-30', 'balance'],
      ['31–60 days late: $20.50 (2 invoices)', '/accounting/invoices?age=31-60', 'balance'],
      ['61–90 days late: $0 (0 invoices)', '/accounting/invoices?age=61-90', 'balance'],
      ['Over 90 days late: $30 (1200 invoices)', '/accounting/invoices?age=over-90', 'balance'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Days past due' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Open' })).toBeInTheDocument();
    expect(screen.queryByText(/every invoice is paid/)).toBeNull();
  });

  it('is asked for of the client that the page is narrowed to', async () => {
    const server = fakeApi({ 'GET /api/invoices/ageing': () => ({ body: ages }) });
    renderApp(<InvoiceAges />, { user: staffUser, at: '/?clientId=client-1' });
    expect((await bars())[1]?.[1]).toBe('/accounting/invoices?age=1-30&clientId=client-1');
    expect(server.sent('GET', '/api/invoices/ageing')[0]?.query.get('clientId')).toBe('client-1');
  });

  it('that cannot be read says why, and is asked for again', async () => {
    let away = true;
    fakeApi({ 'GET /api/invoices/ageing': () => (away ? problem(409, 'The books are away') : { body: ages }) });
    const { typist } = renderApp(<InvoiceAges />, { user: staffUser });
    expect(await screen.findByText('The books are away')).toBeInTheDocument();
    away = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bars()).toHaveLength(5);
  });
});

describe('what was billed and received by month', () => {
  const months = [{ month: '2026-02', billed: '100.25', received: '50.75' }];

  it('opens the invoices of the month and the payments that came in it', async () => {
    fakeApi({ 'GET /api/invoices/months': () => ({ body: months }) });
    renderApp(<MoneyMonths />, { user: staffUser });
    expect(await bars()).toEqual([
      [
        'February 2026, billed: $100.25',
        '/accounting/invoices?status=pending,overdue,paid&issuedFrom=2026-02-01&issuedTo=2026-02-28',
        'amount',
      ],
      ['February 2026, received: $50.75', '/payments/invoices?status=received&from=2026-02-01&to=2026-02-28', 'amount'],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Month' })).toBeInTheDocument();
  });

  it('is asked for of the client that the page is narrowed to', async () => {
    const server = fakeApi({ 'GET /api/invoices/months': () => ({ body: months }) });
    renderApp(<MoneyMonths />, { user: staffUser, at: '/?clientId=client-1' });
    for (const [, to] of await bars()) expect(to).toMatch(/&clientId=client-1$/);
    expect(server.sent('GET', '/api/invoices/months')[0]?.query.get('clientId')).toBe('client-1');
  });

  it('that cannot be read says why, and is asked for again', async () => {
    let away = true;
    fakeApi({ 'GET /api/invoices/months': () => (away ? problem(409, 'The books are away') : { body: months }) });
    const { typist } = renderApp(<MoneyMonths />, { user: staffUser });
    expect(await screen.findByText('The books are away')).toBeInTheDocument();
    away = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bars()).toHaveLength(2);
  });
});
