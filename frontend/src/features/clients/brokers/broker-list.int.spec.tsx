import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { brokerOf } from '../../../testing/prepared/records';
import { brokerColumns } from './broker-list';

const prairie = brokerOf({
  id: 4,
  name: 'Prairie Star Carriers',
  contactEmail: 'pay@prairie.test',
  contactPhone: '(555) 018-0002',
  address: '1 Main St',
});
const bare = brokerOf({ id: 9, name: 'Keystone' });

const open = (search = '', brokers = [prairie, bare], answers: Record<string, Answering> = {}) =>
  openApp(`/clients/brokers${search}`, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/brokers': () => ({ body: brokers }),
    'GET /api/brokers/4': () => ({ body: prairie }),
    ...answers,
  });

describe('the columns of brokers', () => {
  it.each([
    [prairie, ['Prairie Star Carriers', 'pay@prairie.test', '(555) 018-0002', '1 Main St', '03/02/2026']],
    [bare, ['Keystone', '', '', '', '03/02/2026']],
  ])('say who they are and how they are reached: %#', (broker, words) =>
    expect(brokerColumns.map(({ value }) => value(broker))).toEqual(words),
  );

  it('that the server sorts by can be sorted by', () =>
    expect(brokerColumns.filter(({ sortable }) => sortable).map(({ field }) => field)).toEqual(['name', 'createdAt']));
});

describe('the list of brokers', () => {
  it('opens a broker with a click on its row, and comes back to what was searched', async () => {
    onScreen('desk');
    const { typist, address } = open('?q=a');
    const grid = within(await screen.findByRole('grid', { name: 'Brokers' }));
    expect(grid.getByRole('link', { name: 'Keystone' })).toHaveAttribute('href', '/clients/brokers/9?q=a');
    await typist.click(grid.getByText('pay@prairie.test'));
    await waitFor(() => expect(address()).toBe('/clients/brokers/4?q=a'));
  });

  it('says on a phone how each is reached', async () => {
    onScreen('phone');
    open('?q=a', [prairie, { ...prairie, id: 5, name: 'Summit', contactEmail: null }, bare]);
    const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
    expect(await card('Prairie Star Carriers')).toHaveTextContent(/pay@prairie\.test · \(555\) 018-0002$/);
    expect(await card('Summit')).toHaveTextContent(/Summit\(555\) 018-0002$/);
    expect(await card('Keystone')).toHaveTextContent(/No contact yet$/);
    expect(screen.getByRole('link', { name: 'Keystone' })).toHaveAttribute('href', '/clients/brokers/9?q=a');
  });

  it.each([
    ['', 'No brokers yet', 'Brokers give you loads and pay your invoices. On invoices they are called carriers.', 1],
    ['?q=zz', 'No brokers found', 'Try another name.', 0],
  ])('at %j says why nobody stands in it', async (search, title, text, offers) => {
    onScreen('desk');
    open(search, []);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Add Your First Broker' })).toHaveLength(offers);
  });

  it('offers no first broker to who may not write them', async () => {
    onScreen('desk');
    const user = { ...admin, role: 'employee', isAdmin: false, permissions: ['brokers.read', 'clients.read'] };
    open('', [], { 'GET /api/auth/user': () => ({ body: user }) });
    expect(await screen.findByText('No brokers yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Your First Broker' })).toBeNull();
  });
});
