import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { clientOf, invoiceOf } from '../../testing/prepared/records';
import { staffUser } from '../../testing/render-app';

const redMesa = clientOf({ id: 'c-1', companyName: 'Red Mesa' });
const openAt = (address: string, answers: Record<string, Answering>, user = admin) =>
  openApp(address, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/clients/c-1': () => ({ body: redMesa }),
    'GET /api/agents': () => ({ body: [] }),
    ...answers,
  });
const noDialog = () => expect(screen.queryByRole('dialog', { name: /^Edit/ })).not.toBeInTheDocument();

describe('the edit dialog of a record', () => {
  it.each(['/clients?q=mesa&edit=c-1', '/clients/c-1?q=mesa&profile=c-1'])(
    'is open at %s, and leaves the rest of the address when it closes',
    async (address) => {
      const app = openAt(address, {});
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
      expect(dialog.getByLabelText(/^Company Name/)).toHaveValue('Red Mesa');
      await app.typist.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(noDialog);
      expect(app.address()).toBe(address.replace(/&(edit|profile)=c-1/, ''));
    },
  );

  it.each(['/clients?edit=c-1', '/clients/c-1?profile=c-1'])('of none closes and says so at %s', async (address) => {
    const app = openAt(address, { 'GET /api/clients/c-1': () => problem(404, 'Client not found') });
    expect(await screen.findByText('This client cannot be edited')).toBeInTheDocument();
    expect(screen.getByText('It does not exist, or it was deleted.')).toBeInTheDocument();
    noDialog();
    expect(app.address()).toBe(address.replace(/\?(edit|profile)=c-1/, ''));
  });

  it.each(['/clients?edit=c-1', '/clients/c-1?profile=c-1'])(
    'does not open for who may only read, and says so at %s',
    async (address) => {
      const app = openAt(address, {}, { ...staffUser, permissions: ['clients.read'] });
      expect(await screen.findByText('You do not have permission to change it.')).toBeInTheDocument();
      noDialog();
      expect(app.address()).toBe(address.replace(/\?(edit|profile)=c-1/, ''));
    },
  );

  it('does not open for an invoice that was voided', async () => {
    const voided = { ...invoiceOf({ id: 119, invoiceNumber: 'INV-000119', status: 'cancelled' }), payments: [] };
    const app = openAt('/accounting/invoices?edit=119', { 'GET /api/invoices/119': () => ({ body: voided }) });
    expect(await screen.findByText('INV-000119 was voided.')).toBeInTheDocument();
    noDialog();
    expect(app.address()).toBe('/accounting/invoices');
  });

  it('says that it opens when the record is slow to come, and can be closed meanwhile', async () => {
    const app = openAt('/clients?edit=c-1', { 'GET /api/clients/c-1': () => new Promise(() => undefined) });
    const opening = within(await screen.findByRole('dialog', { name: 'Edit client' }));
    expect(opening.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await app.typist.click(opening.getByRole('button', { name: 'Close' }));
    await waitFor(noDialog);
    expect(app.address()).toBe('/clients');
  });

  it('stays in the address while the record cannot be fetched, and opens when it can', async () => {
    let isDown = true;
    const app = openAt('/clients?edit=c-1', {
      'GET /api/clients/c-1': () => (isDown ? problem(503, 'Down') : { body: redMesa }),
    });
    const failed = within(await screen.findByRole('dialog', { name: 'Edit client' }));
    expect(failed.getByText('This did not load')).toBeInTheDocument();
    isDown = false;
    await app.typist.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Client' })).toBeInTheDocument();
    expect(app.address()).toBe('/clients?edit=c-1');
  });
});
