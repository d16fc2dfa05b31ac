import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi } from '../../../testing/fake-api';
import { onScreen } from '../../../testing/portal-scene';
import { clientOf, clientStandingOf } from '../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../testing/render-app';
import { RecordActions } from '../../../components/records/record-actions';
import { ClientDetails, ClientHead } from './client-details';
import { clientKit } from './client-kit';
import { ClientCard, ClientList } from './client-list';

const bare = clientOf({ id: 'client-1', companyName: 'Red Mesa Transport' });
const full = clientOf({
  ...bare,
  contactName: 'Ben Yazzie',
  email: 'ben@redmesa.test',
  phone: '(555) 018-0001',
  address: '12 Elm St',
  city: 'Tulsa',
  state: 'OK',
  zipCode: '74103',
  dotNumber: '1234567',
  mcNumber: '98',
  taxId: '***6789',
  billingAddress: 'PO Box 7',
  paymentTerms: 'net_15',
  creditLimit: '5000.00',
  notes: 'Call after 5',
});
const who = (...permissions: string[]) => ({ ...staffUser, permissions });

describe('the card of a client', () => {
  it.each([
    ['a town and a state', { city: 'Tulsa', state: 'OK' }, 'Tulsa, OK'],
    ['a town alone', { city: 'Tulsa' }, 'Tulsa'],
    ['a state alone', { state: 'OK' }, 'OK'],
    ['no place', {}, undefined],
  ])('with %s says just that', (_, place, text) => {
    renderApp(<ClientCard client={{ ...bare, ...place }} />, { user: who('clients.read') });
    expect(detailsShown()['Location']).toBe(text);
  });

  it('says that there is no contact, and offers nothing that nobody may do', () => {
    renderApp(<ClientCard client={bare} />, { user: who('clients.read') });
    expect(screen.getByText('No contact yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Red Mesa Transport' })).toHaveAttribute('href', '/clients/client-1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells how to reach the client and on which terms', () => {
    renderApp(<ClientCard client={full} />, { user: who('clients.read') });
    expect(screen.getByText('Ben Yazzie')).toBeInTheDocument();
    expect(detailsShown()).toEqual({
      Contact: 'Ben Yazzie',
      Email: 'ben@redmesa.test',
      Phone: '(555) 018-0001',
      Location: 'Tulsa, OK',
      Terms: 'Net 15',
      'Credit limit': '$5,000.00',
    });
  });
});

describe('what is kept of a client', () => {
  it('is told fact by fact', () => {
    renderApp(<ClientDetails client={full} />);
    expect(detailsShown()).toEqual({
      Contact: 'Ben Yazzie',
      Email: 'ben@redmesa.test',
      Phone: '(555) 018-0001',
      Address: '12 Elm St\nTulsa OK 74103',
      'Billing address': 'PO Box 7',
      'DOT number': '1234567',
      'MC number': '98',
      'Tax ID': '***6789',
      'Payment terms': 'Net 15',
      'Credit limit': '$5,000.00',
      Notes: 'Call after 5',
      Added: '03/02/2026 10:05 AM',
      'Last change': '03/02/2026 10:05 AM',
    });
    expect(screen.getByRole('link', { name: 'ben@redmesa.test' })).toHaveAttribute('href', 'mailto:ben@redmesa.test');
    expect(screen.getByRole('link', { name: '(555) 018-0001' })).toHaveAttribute('href', 'tel:(555) 018-0001');
  });

  it('has no line of an address that is not known', () => {
    renderApp(<ClientDetails client={{ ...bare, city: 'Tulsa', zipCode: '74103' }} />);
    expect(detailsShown()).toMatchObject({ Address: 'Tulsa 74103', Email: '—', Phone: '—' });
  });

  it('has a head of what is known, and of nothing else', () => {
    renderApp(<ClientHead client={{ ...bare, status: 'suspended' }} />);
    expect(document.body.textContent).toBe('Suspended');
  });

  it('has a head that calls and writes', () => {
    renderApp(<ClientHead client={full} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:(555) 018-0001',
      'mailto:ben@redmesa.test',
    ]);
    for (const words of ['Active', 'USDOT 1234567', 'MC 98', 'Ben Yazzie'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('what can be done on the page of a client', () => {
  it.each([
    [['clients.write'], ['Edit']],
    [['clients.delete'], ['Delete']],
    [['clients.read'], []],
  ])('with %j is %j', (permissions, offered) => {
    renderApp(<RecordActions kit={clientKit} record={bare} onGone={() => undefined} />, { user: who(...permissions) });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('ends the page when the client is deleted, not before', async () => {
    const server = fakeApi({ 'DELETE /api/clients/client-1': () => ({ status: 204 }) });
    const onGone = jest.fn();
    const { typist } = renderApp(<RecordActions kit={clientKit} record={bare} onGone={onGone} />, {
      user: who('clients.delete'),
    });
    await typist.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(onGone).not.toHaveBeenCalled();
    await typist.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
    expect(server.sent('DELETE', '/api/clients/client-1')).toHaveLength(1);
  });
});

describe('the list of the clients', () => {
  afterEach(() => localStorage.clear());

  const standing = clientStandingOf({
    ...full,
    agentName: 'Robin Vale',
    balance: '1428.00',
    overdue: '450.00',
    nextDeadline: { id: 'o-1', title: 'IFTA return', period: '2025-Q4', dueDate: '2026-02-28' },
  });
  const open = (at: string, rows = [standing], user = who('clients.read', 'clients.write')) => {
    const onAdd = jest.fn();
    const server = fakeApi({
      'GET /api/views': () => ({ body: [] }),
      'GET /api/list-shapes': () => ({ body: [] }),
      'GET /api/client-standings': () => ({ body: rows, headers: { 'x-total-count': String(rows.length) } }),
    });
    return { server, onAdd, ...renderApp(<ClientList onAdd={onAdd} />, { user, at }) };
  };

  it('exports all that the search and the filter leave, column by column', async () => {
    const { server, typist } = open('/clients?q=mesa&status=active&sort=companyName');
    const [headers, ...lines] = await exportedBy(typist);
    expect(headers).toBe(
      'Company Name,Status,Balance,Overdue,Next deadline,Agent,Contact Name,Phone,Email,Address,City,State,Zip Code,Payment Terms,Credit Limit,Notes',
    );
    expect(lines).toEqual([
      'Red Mesa Transport,Active,"$1,428.00",$450.00,02/28/2026 IFTA return,Robin Vale,Ben Yazzie,(555) 018-0001,ben@redmesa.test,12 Elm St,Tulsa,OK,74103,Net 15,5000.00,Call after 5',
    ]);
    const asked = server.sent('GET', '/api/client-standings').at(-1)?.query;
    expect(['q', 'status', 'sort', 'page'].map((name) => asked?.get(name))).toEqual([
      'mesa',
      'active',
      'companyName',
      null,
    ]);
  });

  it('exports what is not known as nothing', async () => {
    const { typist } = open('/clients', [clientStandingOf(bare)]);
    expect((await exportedBy(typist))[1]).toBe('Red Mesa Transport,Active,—,—,,,,,,,,,,Net 30,,');
  });

  it('says in its table what each owes, what is due next and who looks after it, and leads there', async () => {
    onScreen('desk');
    localStorage.setItem('axlebook.shape.clients', 'table');
    const blind = clientStandingOf({ id: 'client-2', companyName: 'Blind Spot LLC', balance: null, overdue: null });
    open('/clients', [standing, blind]);
    const table = within(await screen.findByRole('grid', { name: 'Clients' }));
    const row = within(table.getByRole('row', { name: /Red Mesa/ }));
    const to = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    expect(to('$1,428.00')).toBe('/accounting/invoices?clientId=client-1&status=pending,overdue');
    expect(to('$450.00')).toBe('/accounting/invoices?clientId=client-1&status=overdue');
    expect(to('IFTA return')).toBe('/practice/o-1');
    expect(row.getByText(/days? late$/)).toBeInTheDocument();
    expect(row.getByText('Robin Vale')).toBeInTheDocument();
    expect(within(table.getByRole('row', { name: /Blind Spot/ })).queryByText(/\$|—/)).toBeNull();
  });

  it('is sorted by what each owes and has to do next, by the heads of the table and the menu of the cards', async () => {
    onScreen('desk');
    localStorage.setItem('axlebook.shape.clients', 'table');
    const { server, typist } = open('/clients');
    const asked = () => server.sent('GET', '/api/client-standings').at(-1)?.query.get('sort');
    const table = within(await screen.findByRole('grid', { name: 'Clients' }));
    for (const [head, sort] of [
      ['Balance', 'balance'],
      ['Overdue', 'overdue'],
      ['Next deadline', 'nextDeadline'],
    ] as const) {
      await typist.click(table.getByRole('button', { name: head }));
      await waitFor(() => expect(asked()).toBe(sort));
    }
    cleanup();
    localStorage.setItem('axlebook.shape.clients', 'cards');
    const cards = open('/clients');
    await cards.typist.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Overdue, descending');
    await waitFor(() =>
      expect(cards.server.sent('GET', '/api/client-standings').at(-1)?.query.get('sort')).toBe('-overdue'),
    );
  });

  it('is narrowed to a status by the server', async () => {
    const { server, typist } = open('/clients');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'suspended');
    await waitFor(() =>
      expect(server.sent('GET', '/api/client-standings').at(-1)?.query.get('status')).toBe('suspended'),
    );
  });

  it('offers the first client to who may add one', async () => {
    const { typist, onAdd } = open('/clients', []);
    await typist.click(await screen.findByRole('button', { name: 'Add Your First Client' }));
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('offers none to who only reads', async () => {
    open('/clients', [], who('clients.read'));
    expect(await screen.findByText('No clients yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Your First Client' })).toBeNull();
  });
});
