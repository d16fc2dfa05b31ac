import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import type { FleetCard, FuelOutcome, FuelTransaction } from '../../../features/operations/fuel-cards/fuel-calls';

const ID = '01990000-0000-7000-8000-0000000000f1';
const card: FleetCard = {
  ...{ id: 7, provider: 'efs', cardNumber: '*****1234', clientId: null, clientName: null, driverId: 4 },
  ...{ driverName: 'Dana Reyes', vehicleId: null, vehicleUnit: null, isActive: true, lastSyncDate: '2026-10-05' },
  ...{ notes: null, version: 1, createdAt: '2026-10-01T15:00:00.000Z', updatedAt: '2026-10-01T15:00:00.000Z' },
  removedAt: null,
};
const line: FuelTransaction = {
  ...{ id: ID, provider: 'efs', transactionId: 'efs 2026-10-05', date: '2026-10-05', time: '14:20', cardLast4: '2222' },
  ...{ cardId: null, cardName: null, unit: '77', driverSaid: null, vehicleId: null, vehicleUnit: null, driverId: null },
  ...{ driverName: null, odometer: null, site: 'FJ-TULSA 706', city: 'Tulsa', state: 'OK', jurisdiction: 'OK' },
  ...{ product: 'ULSD', productClass: 'diesel', quantity: '102.34', quantityUnit: 'gallons', currency: 'USD' },
  ...{ amount: '399.02', fee: '1.50', exchangeRate: null, invoice: '987654', status: 'set_aside', dismissedFor: null },
  ...{ reasons: ['The unit “77” is not in the fleet'], expenseId: null, line: 2, clientId: null, clientName: null },
  ...{ version: 1, createdAt: card.createdAt, updatedAt: card.updatedAt, removedAt: null },
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const keeper = { ...admin, permissions: [...admin.permissions, 'expenses.read', 'expenses.write'] };
const finding = {
  ...{ transactionId: ID, date: '2026-10-05', unit: 'T-07', vehicleId: null },
  ...{ rule: 'off_hours', sentence: 'At night' },
};
const open = (at = '/fuel-cards', answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/fuel-cards': () => many([card]),
    'GET /api/fuel-cards/transactions': () => many([line]),
    'GET /api/fuel-cards/review': () => ({ body: { total: 1, findings: [finding] } }),
    ...answers,
  });
const outcome: FuelOutcome = {
  ...{ id: null, status: 'preview', provider: 'efs', transactionsImported: 0, duplicates: 0, setAside: 0 },
  ...{ rejectedLines: 0, total: 1, aside: [], rejected: [], reason: null, preview: null },
};
const nothing = { reason: null, time: null, fee: '0.00', currency: 'USD' };

beforeAll(() => import('./fuel-cards-page'));

describe('the page of fuel cards', () => {
  it('shows cards, what waits for somebody and why, and what is odd', async () => {
    proves('API-042');
    open();
    expect(await screen.findByText('The unit “77” is not in the fleet')).toBeInTheDocument();
    expect(screen.getByText('10/05/2026, T-07: At night')).toBeInTheDocument();
    expect(await screen.findByText('EFS …1234')).toBeInTheDocument();
    expect(screen.getByText('Dana Reyes')).toBeInTheDocument();
  });

  it('leads from what is odd about a tank to the vehicle that says what it holds', async () => {
    const odd = { ...finding, vehicleId: ID, rule: 'over_tank', sentence: '300 gallons at once' };
    open('/fuel-cards', { 'GET /api/fuel-cards/review': () => ({ body: { total: 1, findings: [finding, odd] } }) });
    expect(await screen.findByText(/300 gallons at once/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'See the vehicle' })).toEqual([
      expect.objectContaining({ pathname: `/clients/vehicles/${ID}` }),
    ]);
  });

  it('books a line by what is said of it, and leaves one out with a reason', async () => {
    const at = `/api/fuel-cards/transactions/${ID}`;
    const { typist, server } = open('/fuel-cards', {
      [`POST ${at}/book`]: () => ({ body: { ...line, status: 'imported' } }),
      [`POST ${at}/dismiss`]: () => ({ body: { ...line, status: 'dismissed' } }),
    });
    await typist.click(await screen.findByRole('button', { name: /^Book ULSD/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Book ULSD of 10\/05\/2026/ }));
    expect(dialog.getByText(/What you say is remembered/)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(server.sent('POST', `${at}/book`)).toHaveLength(1));
    expect(server.sent('POST', `${at}/book`)[0]?.body).toMatchObject({ jurisdiction: 'OK', productClass: 'diesel' });
    await typist.click(await screen.findByRole('button', { name: /^Leave out ULSD/ }));
    const reason = within(await screen.findByRole('dialog', { name: /^Leave out ULSD/ }));
    await typist.type(reason.getByLabelText(/^Reason/), 'Not ours');
    await typist.click(reason.getByRole('button', { name: 'Leave Out' }));
    await waitFor(() => expect(server.sent('POST', `${at}/dismiss`)[0]?.body).toEqual({ reason: 'Not ours' }));
  });

  it('shows the first lines of a file before it is taken in, and what became of them', async () => {
    const row = { ...nothing, line: 2, date: '2026-10-05', unit: 'T-07', card: '1234', state: 'OK', product: 'ULSD' };
    const shown = { ...row, quantity: '102.34 gallons', amount: '399.02' };
    const preview = { provider: 'efs', headers: ['Card #'], columns: [], rows: [], lines: [shown] };
    let asked = 0;
    const { typist } = open('/fuel-cards?import=1', {
      'POST /api/fuel-cards/import': () => {
        asked += 1;
        if (asked === 1) return { body: { ...outcome, preview } };
        const rejected = [{ line: 3, reason: 'The quantity “ten” is not valid' }];
        return { body: { ...outcome, id: ID, status: 'done', transactionsImported: 4, rejectedLines: 1, rejected } };
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Fuel File' }));
    await typist.upload(dialog.getByLabelText(/^Fuel card file/), new File(['x'], 'fuel.csv'));
    expect(await dialog.findByText('Read as EFS / WEX.')).toBeInTheDocument();
    expect(dialog.getByRole('cell', { name: '102.34 gallons' })).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Line 3: The quantity “ten” is not valid')).toBeInTheDocument();
    expect(
      screen.getByText(/^4 imported, 0 already imported, 0 set aside, 1 could not be imported/),
    ).toBeInTheDocument();
  });

  it('asks for the columns of a file that nobody knows', async () => {
    const columns = [{ header: 'Tag', field: 'date' }];
    const preview = { provider: null, headers: ['Tag', 'Menge'], columns, rows: [['1', '2']], lines: [] };
    const { typist, server } = open('/fuel-cards?import=1', {
      'POST /api/fuel-cards/import': () => ({ body: { ...outcome, provider: null, preview } }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Fuel File' }));
    await typist.upload(dialog.getByLabelText(/^Fuel card file/), new File(['x'], 'fuel.csv'));
    expect(await dialog.findByText(/These columns are new/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Date(?! format)/)).toHaveValue('Tag');
    await typist.click(dialog.getByRole('button', { name: 'Import' }));
    expect((await dialog.findAllByText('Choose a column')).length).toBeGreaterThan(0);
    expect(server.sent('POST', '/api/fuel-cards/import')).toHaveLength(1);
  });

  it('says nothing of lines to review where none waits', async () => {
    const { server } = open('/fuel-cards', {
      'GET /api/fuel-cards/transactions': () => many([]),
      'GET /api/fuel-cards': () => many([]),
    });
    expect(await screen.findByText('No fuel cards yet')).toBeInTheDocument();
    await waitFor(() => expect(server.sent('GET', '/api/fuel-cards/transactions')).not.toEqual([]));
    expect(screen.queryByText('To Review')).toBeNull();
  });
});
