import { screen, waitFor, within } from '@testing-library/react';
import type { Answering, CapturedRequest } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { officeUser, onScreen, toneOf } from '../../../testing/portal-scene';
import { clientStandingOf } from '../../../testing/prepared/records';
import { unfold } from '../../../testing/unfold';

const ridge = clientStandingOf({
  id: 'client-1',
  companyName: 'Ridgeline Carriers LLC',
  contactName: 'Ann Lee',
  email: 'ann@ridgeline.test',
  phone: '+1 555 010 0000',
  city: 'Toledo',
  state: 'OH',
  paymentTerms: 'cash_on_delivery',
  creditLimit: '12500.00',
});
const idle = clientStandingOf({ id: 'client-2', companyName: 'Idle Wheels', status: 'inactive' });
const halted = clientStandingOf({ id: 'client-3', companyName: 'Halted Freight', status: 'suspended' });
const all = [ridge, idle, halted];

const listed = ({ query }: CapturedRequest) => {
  const words = query.get('q')?.toLowerCase() ?? '';
  const items = all.filter(({ companyName }) => companyName.toLowerCase().includes(words));
  return { body: items, headers: { 'x-total-count': String(items.length) } };
};
const clerk = { ...officeUser, permissions: [...officeUser.permissions, 'clients.write', 'clients.delete'] };
const open = (path: string, answers: Record<string, Answering> = {}) =>
  openApp(path, { 'GET /api/auth/user': () => ({ body: clerk }), 'GET /api/client-standings': listed, ...answers });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => onScreen('desk'));

describe('the clients', () => {
  it('stand as cards with contact, status, e-mail, phone, place, terms and credit limit', async () => {
    proves('SCR-538..SCR-546');
    open('/clients');
    const card = await cardOf('Ridgeline Carriers LLC');
    for (const text of [
      'Ridgeline Carriers LLC',
      'Ann Lee',
      'Active',
      'ann@ridgeline.test',
      '+1 555 010 0000',
      'Toledo, OH',
      'Cash on Delivery',
      '$12,500.00',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
  });

  it('say in their badge how they stand, each in a colour of its own', async () => {
    proves('SCR-547..SCR-549', 'RUL-231');
    open('/clients');
    const chips = [
      (await cardOf('Ridgeline Carriers LLC')).getByText('Active'),
      (await cardOf('Idle Wheels')).getByText('Inactive'),
      (await cardOf('Halted Freight')).getByText('Suspended'),
    ];
    expect(chips.map(toneOf)).toEqual(['success', 'text', 'error']);
  });

  it('are looked for by the server; nothing found says so, nothing there yet offers the first', async () => {
    proves('SCR-534', 'RUL-230');
    const { typist, server } = open('/clients');
    await cardOf('Idle Wheels');
    await typist.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'HALTED');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Idle Wheels' })).toBeNull());
    expect(server.sent('GET', '/api/client-standings').at(-1)?.query.get('q')).toBe('HALTED');
    await typist.type(screen.getByRole('searchbox', { name: 'Search clients' }), ' nobody');
    expect(await screen.findByText('No clients found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Your First Client' })).toBeNull();
  });

  it('are changed and deleted from their cards; deleting asks first', async () => {
    proves('SCR-554', 'SCR-555', 'RUL-233');
    const { typist, server, address } = open('/clients');
    const card = await cardOf('Idle Wheels');
    await unfold(typist, 'Idle Wheels');
    await typist.click(card.getByRole('button', { name: 'Delete Idle Wheels' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText('Are you sure you want to delete this client?')).toBeInTheDocument();
    expect(server.sent('DELETE', '/api/clients/client-2')).toHaveLength(0);
    await typist.click(asked.getByRole('button', { name: 'Cancel' }));
    await typist.click(card.getByRole('button', { name: 'Edit Idle Wheels' }));
    await waitFor(() => expect(address()).toContain('edit=client-2'));
  });

  it('are added by a form whose company alone is required, its e-mail an e-mail, its credit limit in cents', async () => {
    proves('SCR-557..SCR-560', 'RUL-328..RUL-331');
    const { typist, server } = open('/clients?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    const email = form.getByRole('textbox', { name: 'Email' });
    expect([
      email.getAttribute('type'),
      form.getByRole('textbox', { name: 'Credit Limit' }).getAttribute('inputmode'),
    ]).toEqual(['email', 'decimal']);
    expect(
      form
        .getAllByRole('textbox')
        .filter((field) => field.getAttribute('aria-required') === 'true' || (field as HTMLInputElement).required),
    ).toEqual([form.getByRole('textbox', { name: /^Company Name/ })]);
    await typist.type(form.getByRole('textbox', { name: 'Credit Limit' }), '10.001');
    await typist.click(form.getByRole('button', { name: 'Add Client' }));
    expect(await form.findByText('Company name is required')).toBeInTheDocument();
    expect(form.getByText('Use a dollar amount such as 1250.00')).toBeInTheDocument();
    expect(server.sent('POST', '/api/clients')).toHaveLength(0);
  });

  it('are moved to any status by the form', async () => {
    proves('RUL-282');
    open('/clients?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    const words = [...form.getByRole('combobox', { name: 'Status' }).querySelectorAll('option')].map(
      (option) => option.value,
    );
    expect(words).toEqual(['active', 'inactive', 'suspended']);
  });
});
