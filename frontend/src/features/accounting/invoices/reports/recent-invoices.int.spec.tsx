import { screen } from '@testing-library/react';
import type { Invoice } from '../../../../lib/api/api-types';
import { fakeApi } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { RecentInvoices } from './recent-invoices';

const open = (invoices: Invoice[], at = '/') => {
  const server = fakeApi({ 'GET /api/invoices': () => ({ body: invoices }) });
  renderApp(
    <RecentInvoices count={2} emptyTitle="Nothing billed" emptyAction={<button type="button">Bill</button>} />,
    {
      user: staffUser,
      at,
    },
  );
  return server;
};

describe('the latest invoices', () => {
  it('are so many as there is room for, each with its load, amount and status', async () => {
    const server = open([
      invoiceOf({ id: 1, invoiceNumber: 'INV-1', loadId: 9, loadNumber: 'L-9' }),
      invoiceOf({ id: 2, invoiceNumber: 'INV-2', loadId: 7, status: 'overdue', amount: '10.00' }),
      invoiceOf({ id: 3, invoiceNumber: 'INV-3' }),
    ]);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['INV-1Load # L-9$1,250.00Pending', '/accounting/invoices/1'],
      ['INV-2Load # 7$10.00Overdue', '/accounting/invoices/2'],
    ]);
    expect(server.sent('GET', '/api/invoices')[0]?.query.get('limit')).toBe('2');
  });

  it('are those of the client that the page is narrowed to', async () => {
    const server = open([invoiceOf({ id: 3, invoiceNumber: 'INV-3' })], '/?clientId=client-1');
    expect(await screen.findByRole('link')).toHaveTextContent('Load # N/A');
    expect(server.sent('GET', '/api/invoices')[0]?.query.get('clientId')).toBe('client-1');
  });

  it('where there are none say what to do', async () => {
    open([]);
    expect(await screen.findByText('Nothing billed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bill' })).toBeInTheDocument();
  });
});
