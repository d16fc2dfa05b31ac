import { screen } from '@testing-library/react';
import type { InvoiceSummary } from '../../../../lib/api/api-types';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { FinancialReports } from './financial-reports';
import { InvoiceCards } from '../invoice-cards';
import { OwedCount } from './owed-count';

const summary: InvoiceSummary = {
  totalInvoices: 1234,
  totalBilled: '9000.00',
  paidAmount: '5000.00',
  paidCount: 11,
  pendingAmount: '3000.00',
  pendingCount: 12,
  overdueAmount: '1000.00',
  overdueCount: 13,
  outstanding: '4000.00',
  collectionRate: 56,
};
const LIST = '/accounting/invoices';
const BILLED = `${LIST}?status=pending,overdue,paid`;

/** What each figure says, which list it opens, and what of the list it is. */
const figures = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('data-figure'))
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('data-figure')]);

const serve = () => fakeApi({ 'GET /api/invoices/summary': () => ({ body: summary }) });

describe('the figures of all invoices', () => {
  it('open the lists that they count and sum', async () => {
    serve();
    renderApp(<InvoiceCards />, { user: staffUser });
    await screen.findByText('$9,000.00');
    expect(figures().toSorted()).toEqual(
      [
        ['1,234', LIST, 'rows'],
        ['$9,000.00', BILLED, 'amount'],
        ['$5,000.00', BILLED, 'paid'],
        ['11 paid', `${LIST}?status=paid`, 'rows'],
        ['$3,000.00', `${LIST}?status=pending`, 'balance'],
        ['12 pending', `${LIST}?status=pending`, 'rows'],
        ['$1,000.00', `${LIST}?status=overdue`, 'balance'],
        ['13 overdue', `${LIST}?status=overdue`, 'rows'],
      ].toSorted(),
    );
    for (const label of ['Total Invoices', 'Total Billed', 'Paid Amount', 'Pending Amount', 'Overdue'])
      expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('are those of one client where the list is of one', async () => {
    const server = serve();
    renderApp(<InvoiceCards />, { user: staffUser, at: '/?clientId=client-1' });
    await screen.findByText('$9,000.00');
    expect(server.sent('GET', '/api/invoices/summary')[0]?.query.get('clientId')).toBe('client-1');
    expect(figures().map(([, to]) => to)).toContain(`${LIST}?status=overdue&clientId=client-1`);
  });
});

describe('the financial reports', () => {
  it('say what came in, what is open and how much of what was billed was collected', async () => {
    serve();
    renderApp(<FinancialReports />, { user: staffUser });
    await screen.findByText('Collection rate');
    expect(figures()).toEqual([
      ['$5,000.00', BILLED, 'paid'],
      ['$4,000.00', `${LIST}?status=pending,overdue`, 'balance'],
      ['56%', BILLED, 'paid/amount'],
      ['11', `${LIST}?status=paid`, 'rows'],
      ['12', `${LIST}?status=pending`, 'rows'],
      ['13', `${LIST}?status=overdue`, 'rows'],
      ['$1,000.00', `${LIST}?status=overdue`, 'balance'],
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Total revenue',
      'Outstanding',
      'Collection rate',
      'Paid',
      'Pending',
      'Overdue',
    ]);
  });

  it('say that they could not be read, and are asked for again', async () => {
    let away = true;
    fakeApi({
      'GET /api/invoices/summary': () => (away ? problem(409, 'The books are being restored') : { body: summary }),
    });
    const { typist } = renderApp(<FinancialReports />, { user: staffUser });
    expect(await screen.findByText('The books are being restored')).toBeInTheDocument();
    away = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$4,000.00')).toBeInTheDocument();
  });
});

it('what is owed is counted in its two parts', () => {
  renderApp(<OwedCount pendingCount={1200} overdueCount={13} />, { user: staffUser });
  expect(figures()).toEqual([
    ['1,200 pending', `${LIST}?status=pending`, 'rows'],
    ['13 overdue', `${LIST}?status=overdue`, 'rows'],
  ]);
  expect(document.body).toHaveTextContent('1,200 pending + 13 overdue');
});
