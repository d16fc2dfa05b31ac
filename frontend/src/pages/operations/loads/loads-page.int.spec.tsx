import { screen, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { officeUser, onScreen } from '../../../testing/portal-scene';
import { loadOf } from '../../../testing/prepared/records';

const rolling = loadOf({
  id: 7,
  loadNumber: 'L-7',
  status: 'in_transit',
  brokerName: 'Summit Freight Brokers',
  pickupLocation: 'Toledo, OH',
  dropoffLocation: 'Erie, PA',
  pickupDate: '2026-03-02T05:00:00.000Z',
  distance: '212.00',
  estimatedFuel: '35.00',
  estimatedFuelCost: '133.40',
});
const clerk = { ...officeUser, permissions: [...officeUser.permissions, 'loads.read', 'loads.write', 'brokers.read'] };
const open = (path: string, answers: Record<string, Answering> = {}) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: clerk }),
    'GET /api/loads': () => ({ body: [rolling], headers: { 'x-total-count': '1' } }),
    'GET /api/loads/summary': () => ({ body: { total: 41, active: 3, delivered: 30, miles: '12345.00' } }),
    'GET /api/brokers': () => ({ body: [{ id: 4, name: 'Summit Freight Brokers' }] }),
    ...answers,
  });

beforeEach(() => onScreen('desk'));

describe('the loads', () => {
  it('are counted in all, active, delivered and by their miles', async () => {
    proves('SCR-763..SCR-766');
    open('/loads');
    for (const [label, value] of [
      ['Total Loads', '41'],
      ['Active Loads', '3'],
      ['Delivered', '30'],
      ['Total Miles', '12,345'],
    ]) {
      const card = (await screen.findAllByText(label!)).map((found) => found.closest('[data-card]')).find(Boolean);
      expect(await within(card as HTMLElement).findByText(value!)).toBeInTheDocument();
    }
  });

  it('show the first active one, and say that there is no map', async () => {
    proves('SCR-767', 'SCR-768', 'RUL-253');
    open('/loads');
    const active = within(await screen.findByRole('region', { name: 'Active Load Details' }));
    expect(await active.findByText('Toledo, OH → Erie, PA')).toBeInTheDocument();
    expect(active.getByText('Summit Freight Brokers')).toBeInTheDocument();
    expect(screen.getByText(/draws no routes/)).toBeInTheDocument();
  });

  it('are listed with number, broker, route, distance, status, pickup date and fuel estimate, its cost in whole dollars', async () => {
    proves('SCR-769', 'SCR-780..SCR-787', 'RUL-431', 'RUL-433');
    open('/loads');
    const list = within(await screen.findByRole('region', { name: 'All Loads' }));
    expect(await list.findByRole('searchbox', { name: 'Search loads' })).toBeInTheDocument();
    await list.findByRole('link', { name: 'L-7' });
    const columns = list.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(
      expect.arrayContaining(['Load Number', 'Broker', 'Route', 'Distance', 'Status', 'Pickup Date', 'Fuel Estimate']),
    );
    for (const text of [
      'Summit Freight Brokers',
      'Toledo, OH → Erie, PA',
      '212 mi',
      'In transit',
      '03/02/2026',
      '35 gal · $133',
    ])
      expect(list.getAllByText(text).filter((found) => !found.closest('option'))).toHaveLength(1);
  });

  it('are added by a form with number, broker and places; dates and quantities may wait, quantities go in tenths', async () => {
    proves('SCR-770..SCR-779', 'RUL-366', 'RUL-367', 'RUL-370', 'RUL-410');
    const { typist, server } = open('/loads?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'Add New Load' }));
    for (const name of ['Load Number', 'Pickup Location', 'Drop-off Location'])
      expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeRequired();
    for (const name of ['Distance (miles)', 'Estimated Fuel (gallons)']) {
      const field = form.getByLabelText(name);
      expect([field.getAttribute('step'), field.hasAttribute('required')]).toEqual(['0.1', false]);
    }
    for (const name of ['Pickup Date', 'Drop-off Date', 'Estimated Fuel Cost'])
      expect(form.getByLabelText(name)).not.toBeRequired();
    await typist.type(form.getByLabelText('Estimated Fuel Cost'), '10.001');
    await typist.click(form.getByRole('button', { name: 'Add Load' }));
    expect(await form.findByText('Use a dollar amount such as 1250.00')).toBeInTheDocument();
    expect(await form.findByText('Load number is required')).toBeInTheDocument();
    expect(form.getByText('Broker is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/loads')).toHaveLength(0);
  });
});
