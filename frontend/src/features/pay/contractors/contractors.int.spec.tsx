import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { onScreen } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';
import type { Contractor, ContractorYear } from './contractor-calls';

const ID = '0199c000-0000-7000-8000-000000000001';
const maria: Contractor = {
  ...{ id: ID, clientId: null, clientName: null, name: 'Maria Lopez', type: 'driver', taxIdType: 'ssn' },
  ...{ taxId: '*****6789', email: null, phone: null, address: '12 Oak St', city: 'Dallas', state: 'TX' },
  ...{ zipCode: '75201', startDate: null, threshold: null, active: true, autoGenerate: true, emailForms: true },
  ...{ classification: 'individual', attorney: false, box: null, freight: true, freightReason: 'Leased on' },
  ...{ backupWithholding: false, w9ReceivedOn: null, w9AskedAt: null, w9AskedTo: null },
  ...{ consentBy: null, consentOn: null, driverId: null },
  ...{ driverName: null, notes: null, removedAt: null, version: 1 },
  ...{ createdAt: '2026-01-10T15:00:00.000Z', updatedAt: '2026-01-10T15:00:00.000Z' },
};
const year: ContractorYear = {
  ...{ year: 2026, years: [2026, 2025], paid: '2950.00' },
  payments: [
    {
      ...{ sourceKind: 'expense', sourceId: '9', paidOn: '2026-02-03', text: 'Repair', amount: '2250.00' },
      ...{ withheld: '0.00', box: 'nec1', way: 'check' },
    },
    {
      ...{ sourceKind: 'expense', sourceId: '10', paidOn: '2026-06-01', text: 'Repair', amount: '700.00' },
      ...{ withheld: '0.00', box: 'nec1', way: 'card' },
    },
  ],
  forms: [{ form: '1099-nec', total: '2250.00', boxes: { '1': '2250.00' } }],
  leftOut: [{ reason: 'Paid by card', amount: '700.00' }],
};
const keeper = {
  ...admin,
  permissions: [...admin.permissions, 'invoices.read', 'contractors.read', 'contractors.write', 'tax-forms.read'],
};
const open = (at: string, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/contractors': () => ({ body: [maria], headers: { 'x-total-count': '1' } }),
    [`GET /api/contractors/${ID}`]: () => ({ body: maria }),
    [`GET /api/contractors/${ID}/payments`]: () => ({ body: year }),
    [`GET /api/contractors/${ID}/documents`]: () => ({ body: [] }),
    ...answers,
  });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('desk'));

describe('contractors', () => {
  it('are listed with the end of their tax id, and what is missing for a form', async () => {
    proves('SCR-444');
    open('/accounting/contractors');
    await screen.findByRole('heading', { name: 'Manage Contractors' });
    const row = within(await screen.findByRole('row', { name: /Maria Lopez/ }));
    expect(row.getByText('*****6789')).toBeInTheDocument();
    expect(row.getAllByText('No W-9 yet').length).toBeGreaterThan(0);
  });

  it('say what was paid in a year: on which form it is, what is on none, and why', async () => {
    open(`/accounting/contractors/${ID}`);
    const panel = await dialogOf('Maria Lopez');
    const sums = within(await panel.findByRole('table', { name: 'What counts' }));
    expect(sums.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'On form 1099-NEC$2,250.00',
      'Left out: Paid by card$700.00',
      'Paid in all$2,950.00',
    ]);
    expect(panel.getByText('Leased on')).toBeInTheDocument();
    expect(panel.getByText('Only after consent')).toBeInTheDocument();
    expect(panel.queryByText('Start date')).toBeNull();
  });

  it('are added with a name, a type, and a tax id of a type', async () => {
    proves('SCR-446..SCR-450', 'RUL-326', 'ENM-070..ENM-072');
    const { typist, server } = open('/accounting/contractors?new=1');
    const dialog = await dialogOf('Add Contractor');
    const options = (label: RegExp) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(1);
    expect(options(/^Contractor Type/)).toEqual(['Driver', 'Contractor', 'Dispatcher', 'Mechanic', 'Other']);
    expect(options(/^Tax ID Type/)).toEqual(['SSN', 'EIN', 'ITIN']);
    for (const label of ['Active', 'Auto-generate 1099', 'Email forms'])
      expect(dialog.getByLabelText(label)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Add Contractor' }));
    for (const sentence of ['Full name is required', 'Choose a type', 'Choose the type of the tax ID'])
      expect(dialog.getByText(sentence)).toBeInTheDocument();
    expect(dialog.getByText('Tax ID is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/contractors')).toEqual([]);
  });

  it('are changed in the same dialog, the tax id only where it is entered anew', async () => {
    proves('SCR-446');
    const { typist, server } = open(`/accounting/contractors/${ID}?edit=${ID}`, {
      [`PATCH /api/contractors/${ID}`]: () => ({ body: { ...maria, name: 'Maria L. Lopez', version: 2 } }),
    });
    const dialog = await dialogOf('Edit Contractor');
    const name = dialog.getByLabelText(/^Full Name/);
    await typist.clear(name);
    await typist.type(name, 'Maria L. Lopez');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(server.sent('PATCH', `/api/contractors/${ID}`)[0]?.body).toEqual({ name: 'Maria L. Lopez' }),
    );
  });
});
