import { screen, within } from '@testing-library/react';
import type { DaysToPay } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { officeUser, onScreen } from '../../../testing/portal-scene';
import { brokerOf } from '../../../testing/prepared/records';

const paid: DaysToPay = {
  days: 36,
  invoices: 3,
  months: [
    { month: '2026-02', days: 1, invoices: 1 },
    { month: '2026-03', days: null, invoices: 0 },
    { month: '2026-04', days: 39, invoices: 2 },
  ],
};
const clerk = { ...officeUser, permissions: ['brokers.read', 'invoices.read', 'clients.read'] };
const open = (answer: Answering, user = clerk, address = '/clients/brokers/4') => {
  const app = openApp(address, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/brokers': () => ({ body: [] }),
    'GET /api/brokers/4': () => ({ body: brokerOf({ id: 4, name: 'Summit Freight' }) }),
    'GET /api/clients': () => ({ body: [] }),
    'GET /api/invoices/days-to-pay': answer,
  });
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Summit Freight' }));
  return { ...app, panel };
};

beforeEach(() => onScreen('desk'));

describe('the days that a broker takes to pay', () => {
  it('are shown by month, each opening the invoices that the broker paid in it, with the days of each', async () => {
    const panel = await open(() => ({ body: paid })).panel();
    const average = await panel.findByRole('link', { name: '36 on average' });
    expect(average.parentElement).toHaveTextContent('36 on average, over 3 invoices paid in the last 12 months');
    expect(average.getAttribute('href')).toMatch(
      /^\/accounting\/invoices\?status=paid&brokerId=4&paidFrom=[\d-]{10}&paidTo=[\d-]{10}$/,
    );
    const chart = within(panel.getByRole('figure', { name: 'Days to pay by month' }));
    expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthDays to pay',
      'February 20261 day (1 invoice)',
      'March 2026none',
      'April 202639 days (2 invoices)',
    ]);
    expect(chart.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/accounting/invoices?status=paid&brokerId=4&paidFrom=2026-02-01&paidTo=2026-02-28',
      '/accounting/invoices?status=paid&brokerId=4&paidFrom=2026-03-01&paidTo=2026-03-31',
      '/accounting/invoices?status=paid&brokerId=4&paidFrom=2026-04-01&paidTo=2026-04-30',
    ]);
  });

  it('are those of the client that the page is narrowed to', async () => {
    const app = open(() => ({ body: paid }), clerk, '/clients/brokers/4?clientId=client-1');
    const chart = within(await (await app.panel()).findByRole('figure', { name: 'Days to pay by month' }));
    expect(app.server.sent('GET', '/api/invoices/days-to-pay').at(-1)?.query.toString()).toBe(
      'brokerId=4&clientId=client-1',
    );
    expect(chart.getAllByRole('link')[0]?.getAttribute('href')).toContain('&clientId=client-1');
  });

  it('say so where they could not be loaded', async () => {
    const panel = await open(() => problem(404, 'This broker does not exist')).panel();
    expect(await panel.findByText(/^Could not be loaded/)).toBeInTheDocument();
  });

  it('are told in words where nothing was paid', async () => {
    const none = { days: null, invoices: 0, months: [{ month: '2026-02', days: null, invoices: 0 }] };
    const panel = await open(() => ({ body: none })).panel();
    expect(await panel.findByText('No invoice was paid in the last 12 months')).toBeInTheDocument();
    expect(panel.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('are not asked for by those who may not see invoices', async () => {
    const { panel, server } = open(() => ({ body: paid }), { ...clerk, permissions: ['brokers.read', 'clients.read'] });
    await panel();
    expect(server.sent('GET', '/api/invoices/days-to-pay')).toHaveLength(0);
  });
});
