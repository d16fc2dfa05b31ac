import { screen, within } from '@testing-library/react';
import type { ClientCharge, Driver, Expense, Obligation, PaperRequest } from '../../../../lib/api/api-types';
import { problem, type Answering } from '../../../../testing/fake-api';
import { leastOfAnswer, recordOfKit } from '../../../../testing/kit-records';
import { openApp } from '../../../../testing/open-app';
import { documentOf, driverUser, onScreen, portalAnswers } from '../../../../testing/portal-scene';
import { loadOf } from '../../../../testing/prepared/records';
import { expenseKit } from '../../../../features/accounting/expenses/expense-kit';
import { obligationKit } from '../../../../features/compliance/obligations/obligation-kit';
import { driverKit } from '../../../../features/operations/drivers/driver-kit';
import type { OpenSettlement } from '../../../../features/pay/settlements/settlement-calls';

const obligation = (changes: Partial<Obligation>): Obligation => ({
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  ...{ title: 'UCR registration', subjectName: null, period: '2027', status: 'open', amount: null },
  ...changes,
});
const asked = (id: string, what: string, status: PaperRequest['status'] = 'asked'): PaperRequest => ({
  ...(leastOfAnswer('get', '/api/paper-requests/{id}') as PaperRequest),
  ...{ id, what, status },
});
const charge = (id: string, open: string): ClientCharge => ({
  ...(leastOfAnswer('get', '/api/charges/{id}') as ClientCharge),
  ...{ id, open },
});

const nowApp = async (title: string, answers: Record<string, Answering>) => {
  onScreen('phone');
  const app = openApp('/client-portal', portalAnswers(answers));
  return { ...app, region: within(await screen.findByRole('region', { name: title })) };
};
const now = async (title: string, answers: Record<string, Answering>) => {
  const { region } = await nowApp(title, answers);
  return region;
};
const line = async (
  region: { findByText: (text: string) => Promise<HTMLElement> },
  what: string,
): Promise<HTMLElement> => (await region.findByText(what)).closest('li') ?? document.body;

describe('what a client does now', () => {
  it('is the paper that is asked for, the deadline that comes first, and what is owed, each with its way', async () => {
    const region = await now('What now', {
      'GET /api/paper-requests': () => ({
        body: [asked('a', 'Fuel receipts', 'answered'), asked('b', 'W-9'), asked('c', 'Insurance certificate')],
      }),
      'GET /api/obligations': () => ({
        body: [
          obligation({ id: '1', dueDate: '2026-04-30', title: 'IFTA' }),
          obligation({ id: '2', dueDate: '2026-03-05', amount: '46.00' }),
          obligation({ id: '3', dueDate: '2026-01-05', status: 'filed' }),
        ],
      }),
      'GET /api/charges': () => ({ body: [charge('a', '150.00'), charge('b', '75.50')] }),
    });
    const needed = await line(region, 'What we need from you');
    expect(needed).toHaveTextContent('W-9 and 1 more');
    expect(within(needed).getByRole('button', { name: 'Upload W-9' })).toBeEnabled();
    expect(await line(region, 'Next deadline')).toHaveTextContent('UCR registration · 2027Due 03/05/2026 · $46.00');
    const owed = await line(region, 'What you owe');
    expect(owed).toHaveTextContent('$225.50');
    expect(within(owed).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/client-portal/payments?pay=1');
  });

  it('is nothing where nothing is open, and no button leads nowhere', async () => {
    const region = await now('What now', {});
    expect(await line(region, 'What we need from you')).toHaveTextContent('Nothing: we have what we need.');
    expect(await line(region, 'Next deadline')).toHaveTextContent('Nothing is due.');
    expect(await line(region, 'What you owe')).toHaveTextContent('Nothing is open.');
    expect(region.queryByRole('link')).toBeNull();
  });

  it('is what was rejected, said once, with the way to why', async () => {
    const rejected = [1, 2].map((id) => documentOf({ id, status: 'rejected' }));
    const region = await now('What now', { 'GET /api/client-documents': () => ({ body: rejected }) });
    const again = await line(region, 'To send again');
    expect(again).toHaveTextContent('2 documents were rejected');
    expect(within(again).getByRole('link', { name: 'See why' })).toHaveAttribute(
      'href',
      '/client-portal/documents?status=rejected',
    );
    expect(region.queryByText('What we need from you')).toBeNull();
    expect(screen.queryByRole('status', { name: /rejected/ })).toBeNull();
    expect(screen.getAllByText(/rejected/)).toHaveLength(1);
  });

  it('takes the file of the paper that is asked for where it is told', async () => {
    const { region, typist, server } = await nowApp('What now', {
      'GET /api/paper-requests': () => ({ body: [asked('b', 'W-9')] }),
      'POST /api/paper-requests/b/answer': () => ({ status: 201, body: asked('b', 'W-9', 'answered') }),
    });
    await region.findByRole('button', { name: 'Upload W-9' });
    await typist.upload(region.getByLabelText('File for W-9'), new File(['x'], 'w9.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Thank you, the paper has arrived')).toBeInTheDocument();
    expect(server.sent('POST', '/api/paper-requests/b/answer')).toHaveLength(1);
  });

  it('says that it cannot be told now, and can be asked again', async () => {
    const region = await now('What now', { 'GET /api/charges': () => problem(503, 'The books are locked') });
    expect(await region.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('what a driver starts with', () => {
  const me = {
    ...driverUser,
    driverId: 7,
    permissions: ['dashboard.read', 'portal.read', 'portal.write', 'driver.read', 'driver.write'],
  };
  const dana = {
    ...(recordOfKit(driverKit) as unknown as Driver),
    ...{ id: 7, licenseExpiration: '2026-03-20', medicalCertExpiration: '2027-01-01' },
    standings: { licenseExpiration: 'expiring', medicalCertExpiration: 'valid' },
  };
  const expense = (id: number, receiptUrl: string | null) => ({
    ...(recordOfKit(expenseKit) as unknown as Expense),
    id,
    receiptUrl,
  });
  const {
    year: _year,
    deadlines: _deadlines,
    ...least
  } = leastOfAnswer('get', '/api/settlements/{id}') as OpenSettlement;
  const settlement = {
    ...least,
    ...{ id: 5, net: '1840.20', paidOn: '2026-02-27' },
  };
  const answers = {
    'GET /api/auth/user': () => ({ body: me }),
    'GET /api/drivers/7': () => ({ body: dana }),
    'GET /api/loads': () => ({
      body: [
        loadOf({ id: 1, loadNumber: 'L-1', status: 'pending', pickupDate: '2026-03-03T12:00:00.000Z' }),
        loadOf({ id: 2, loadNumber: 'L-2', status: 'in_transit', dropoffDate: '2026-03-02T12:00:00.000Z' }),
      ],
    }),
    'GET /api/expenses': () => ({ body: [expense(1, null), expense(2, '/api/files/1'), expense(3, null)] }),
    'GET /api/settlements': () => ({ body: [settlement] }),
  };

  it('is the load under way, what runs out, receipts that miss, and the last pay; no tile of zeros', async () => {
    const region = await now('Today', answers);
    expect(await line(region, 'Your load')).toHaveTextContent('L-2');
    expect(await line(region, 'CDL to renew')).toHaveTextContent('03/20/2026');
    expect(region.queryByText('Medical card to renew')).toBeNull();
    expect(await line(region, 'Missing receipts')).toHaveTextContent('2 expenses have no receipt');
    expect(await line(region, 'Last settlement')).toHaveTextContent('$1,840.20Paid 02/27/2026');
    expect(screen.queryByText('Quarters completed')).toBeNull();
  });

  it('is the load that is picked up first where none is under way', async () => {
    const loads = [
      loadOf({ id: 1, loadNumber: 'L-9', status: 'pending', pickupDate: '2026-03-09T12:00:00.000Z' }),
      loadOf({ id: 2, loadNumber: 'L-4', status: 'pending', pickupDate: '2026-03-04T12:00:00.000Z' }),
    ];
    const region = await now('Today', { ...answers, 'GET /api/loads': () => ({ body: loads }) });
    expect(await line(region, 'Your next load')).toHaveTextContent('L-4');
  });
});
