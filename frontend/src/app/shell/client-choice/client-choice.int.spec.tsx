import { screen, waitFor, within } from '@testing-library/react';
import type { Answering, CapturedRequest } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/prepared/people';
import { officeUser, onScreen } from '../../../testing/portal-scene';
import { clientOf, invoiceOf } from '../../../testing/prepared/records';
import { staffUser } from '../../../testing/render-app';

const mesa = clientOf({ id: 'c-1', companyName: 'Red Mesa' });
const pine = clientOf({ id: 'c-2', companyName: 'Lone Pine' });
const both = [mesa, pine];
const listed = ({ query }: CapturedRequest) => {
  const words = query.get('q')?.toLowerCase() ?? '';
  const body = both.filter(({ companyName }) => companyName.toLowerCase().includes(words));
  return { body, headers: { 'x-total-count': String(body.length) } };
};
const named = ({ query }: CapturedRequest) => ({
  body: both
    .filter(({ id }) => query.get('ids')?.split(',').includes(id))
    .map(({ id, companyName }) => ({ id, name: companyName })),
});
const bill = invoiceOf({ id: 7, invoiceNumber: 'INV-7', clientId: 'c-1', clientName: 'Red Mesa' });
const open = (path: string, answers: Record<string, Answering> = {}, user = admin) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/clients': listed,
    'GET /api/names/client': named,
    'GET /api/invoices': () => ({ body: [bill], headers: { 'x-total-count': '1' } }),
    ...answers,
  });
const opener = (name: string) => screen.findByRole('button', { name: `Chosen client: ${name}` });
const asked = ({ server }: ReturnType<typeof open>, path = '/api/invoices') =>
  server.sent('GET', path).at(-1)?.query.get('clientId') ?? null;

beforeEach(() => onScreen('desk'));

describe('the client that the header shows', () => {
  it('is found by typing, chosen by keyboard, and narrows the list of the page, which says so', async () => {
    const app = open('/accounting/invoices?page=2');
    await app.typist.click(await opener('All clients'));
    const panel = within(await screen.findByRole('dialog', { name: 'Show one client' }));
    const field = panel.getByRole('combobox', { name: 'Client' });
    // whoever opens it and types on loses no letter
    expect(field).toHaveFocus();
    await app.typist.keyboard('mesa');
    await screen.findByRole('option', { name: /Red Mesa/ });
    await app.typist.keyboard('{Enter}');
    await opener('Red Mesa');
    await waitFor(() => expect(asked(app)).toBe('c-1'));
    expect(app.address()).toBe('/accounting/invoices?client=c-1');
    expect(await screen.findByText('Client: Red Mesa')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull();
  });

  it('goes along from page to page, and its figures with it', async () => {
    const app = open('/accounting/invoices?client=c-1');
    await screen.findByText('Client: Red Mesa');
    await app.typist.click(screen.getByRole('link', { name: 'Accounting' }));
    await waitFor(() => expect(app.address()).toBe('/accounting?client=c-1'));
    await waitFor(() => expect(asked(app, '/api/invoices/summary')).toBe('c-1'));
    expect(screen.getByRole('link', { name: 'Loads' })).toHaveAttribute('href', '/loads?client=c-1');
  });

  it('is taken off at the chip of a list', async () => {
    const app = open('/accounting/invoices?client=c-1&status=pending');
    const chip = (await screen.findByText('Client: Red Mesa')).parentElement!;
    await app.typist.click(within(chip).getByTestId('CancelIcon'));
    await opener('All clients');
    expect(app.address()).toBe('/accounting/invoices?status=pending');
    await waitFor(() => expect(asked(app) ?? '').toBe(''));
  });

  it('is taken off where it was chosen, and opened as a page', async () => {
    const app = open('/accounting/invoices?client=c-1');
    await screen.findByText('Client: Red Mesa');
    await app.typist.click(await opener('Red Mesa'));
    const panel = within(await screen.findByRole('dialog', { name: 'Show one client' }));
    expect(panel.getByRole('link', { name: 'Open client' })).toHaveAttribute('href', '/clients/c-1?client=c-1');
    await app.typist.click(panel.getByRole('button', { name: 'All clients' }));
    await waitFor(() => expect(app.address()).toBe('/accounting/invoices'));
  });

  it('is what a new record begins with', async () => {
    open('/accounting/invoices?client=c-1&new=1', { 'GET /api/brokers': () => ({ body: [] }) });
    const form = within(await screen.findByRole('dialog', { name: 'New Invoice' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Client/ })).toHaveValue('Red Mesa'));
  });

  it('changes nothing on a list that knows no clients', async () => {
    const app = open('/clients/brokers?client=c-1');
    await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ });
    await waitFor(() => expect(app.server.sent('GET', '/api/brokers').length).toBeGreaterThan(0));
    expect(asked(app, '/api/brokers')).toBeNull();
    expect(screen.queryByText('Client: Red Mesa')).toBeNull();
  });

  it('is no choice of who may not see clients, and an address does not make it one', async () => {
    const app = openApp('/accounting/invoices?client=c-1', {
      ...signedInAs({ ...staffUser, permissions: ['invoices.read'] }),
      'GET /api/invoices': () => ({ body: [bill], headers: { 'x-total-count': '1' } }),
    });
    await screen.findAllByText('INV-7');
    expect(asked(app) ?? '').toBe('');
    expect(screen.queryByRole('button', { name: /^Chosen client:/ })).toBeNull();
  });

  it('is chosen in the menu of a phone', async () => {
    onScreen('phone');
    const app = open('/accounting/invoices', {}, { ...officeUser, permissions: admin.permissions });
    await app.typist.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('button', { name: 'Chosen client: All clients' })).toBeInTheDocument();
  });
});
