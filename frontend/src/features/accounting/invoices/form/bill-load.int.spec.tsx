import { screen, waitFor, within } from '@testing-library/react';
import type { Load } from '../../../../lib/api/api-types';
import type { Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';
import { invoiceOf, loadOf } from '../../../../testing/prepared/records';

const delivered = loadOf({
  id: 7,
  loadNumber: 'L-7',
  status: 'delivered',
  pickupLocation: 'Roanoke, VA',
  dropoffLocation: 'Atlanta, GA',
  rate: '1800.00',
  lines: [{ kind: 'lumper', description: 'Lumper receipt', amount: '95.00' }],
});
const billed = invoiceOf({ id: 17, invoiceNumber: 'INV-000017', loadId: 7 });
const clerk = {
  ...officeUser,
  permissions: ['loads.read', 'loads.write', 'brokers.read', 'invoices.read', 'invoices.write', 'clients.read'],
};
const open = (load: Load, answers: Record<string, Answering> = {}, permissions = clerk.permissions) =>
  openApp('/loads/7', {
    'GET /api/auth/user': () => ({ body: { ...clerk, permissions } }),
    'GET /api/loads': () => ({ body: [load] }),
    'GET /api/loads/7': () => ({ body: load }),
    'GET /api/loads/summary': () => ({ body: { total: 1, active: 0, delivered: 1, miles: '0' } }),
    'GET /api/audit/records/load/7': () => ({ body: [] }),
    ...answers,
  });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'L-7' }));

beforeEach(() => onScreen('desk'));

describe('a load', () => {
  it('shows what it earns', async () => {
    open(delivered);
    const shown = await drawer();
    expect(shown.getByText('$1,800.00')).toBeInTheDocument();
    expect(shown.getByText('Lumper receipt: $95.00')).toBeInTheDocument();
    expect(shown.getByText('$1,895.00')).toBeInTheDocument();
  });

  it('is billed with what is known of it: nothing is typed again', async () => {
    const { typist, server } = open(delivered, { 'POST /api/invoices': () => ({ status: 201, body: billed }) });
    await typist.click(await (await drawer()).findByRole('button', { name: 'Create invoice' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Invoice' }));
    expect(form.getByRole('button', { name: 'Create Invoice' })).toHaveFocus();
    expect(await form.findByText('Total $1,895.00')).toBeInTheDocument();
    await typist.keyboard('{Enter}');
    expect(await screen.findByText('Invoice created successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/invoices')[0]?.body).toEqual({
      brokerId: 4,
      loadId: 7,
      status: 'pending',
      issueDate: '2026-03-02',
      lines: [
        { kind: 'freight', description: 'Roanoke, VA to Atlanta, GA', amount: '1800.00' },
        { kind: 'lumper', description: 'Lumper receipt', amount: '95.00' },
      ],
    });
  });

  it('that is billed shows its invoice instead; a voided one bills nothing', async () => {
    const voided = invoiceOf({ id: 16, invoiceNumber: 'INV-000016', loadId: 7, status: 'cancelled' });
    open(delivered, { 'GET /api/invoices': () => ({ body: [billed, voided] }) });
    const shown = await drawer();
    expect(await shown.findByRole('link', { name: 'INV-000017' })).toHaveAttribute('href', '/accounting/invoices/17');
    expect(shown.getByRole('link', { name: 'Send INV-000017' })).toHaveAttribute(
      'href',
      '/accounting/invoices/17?send=1',
    );
    expect(shown.queryByRole('link', { name: 'INV-000016' })).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Create invoice' })).not.toBeInTheDocument();
  });

  it.each([
    ['by who may not', delivered, 'invoices.write'],
    ['by who sees no invoices', delivered, 'invoices.read'],
    ['once it is cancelled', { ...delivered, status: 'cancelled' as const }, null],
  ])('is not billed %s', async (_case, load, missing) => {
    const permissions = clerk.permissions.filter((each) => each !== missing);
    const { server } = open(load, {}, permissions);
    const shown = await drawer();
    expect(await shown.findByText('$1,895.00')).toBeInTheDocument();
    const asks = missing === 'invoices.write' ? 1 : 0;
    await waitFor(() => expect(server.sent('GET', '/api/invoices')).toHaveLength(asks));
    expect(shown.queryByRole('button', { name: 'Create invoice' })).not.toBeInTheDocument();
  });

  it('that is billed is sent by who may write invoices, once it is no draft and was not sent', async () => {
    const draft = invoiceOf({ id: 18, invoiceNumber: 'INV-000018', loadId: 7, status: 'draft' });
    const sent = invoiceOf({ id: 19, invoiceNumber: 'INV-000019', loadId: 7, sentAt: '2026-03-02T15:00:00.000Z' });
    open(delivered, { 'GET /api/invoices': () => ({ body: [draft, sent] }) });
    const shown = await drawer();
    expect(await shown.findByRole('link', { name: 'INV-000018' })).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'INV-000019' })).toBeInTheDocument();
    expect(shown.queryByRole('link', { name: /^Send/ })).not.toBeInTheDocument();
  });
});
