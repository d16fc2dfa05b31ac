import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { officeUser, onScreen } from '../../../testing/portal-scene';
import { brokerOf, loadOf } from '../../../testing/prepared/records';

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
const end = (city: string, state: string) => ({
  ...{ city, state, country: 'US' as const, postalCode: null, near: false },
  ...{ latitude: 41.65, longitude: -83.54 },
});
const route = {
  from: end('Toledo', 'OH'),
  to: end('Erie', 'PA'),
  via: [] as ReturnType<typeof end>[],
  miles: '211.8',
  jurisdictions: [
    { jurisdiction: 'OH', miles: '180.3' },
    { jurisdiction: 'PA', miles: '31.5' },
  ],
  estimatedFuel: null as string | null,
  estimatedFuelCost: null as string | null,
  line: [
    [-83.54, 41.65],
    [-81.69, 41.5],
    [-80.09, 42.13],
  ],
  method: 'graph' as const,
};
const problem = { statusCode: 400, error: 'Bad Request', message: 'Say which one', code: 'INVALID', requestId: null };
const clerk = { ...officeUser, permissions: [...officeUser.permissions, 'loads.read', 'loads.write', 'brokers.read'] };
const open = (path: string, answers: Record<string, Answering> = {}) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: clerk }),
    'GET /api/loads': () => ({ body: [rolling], headers: { 'x-total-count': '1' } }),
    'GET /api/loads/summary': () => ({ body: { total: 41, active: 3, delivered: 30, miles: '12345.00' } }),
    'GET /api/routes': () => ({ body: route }),
    'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Summit Freight Brokers' })] }),
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

  it('show the first active one, and its route on a map and in a table', async () => {
    proves('SCR-767', 'SCR-768', 'RUL-253');
    const { typist } = open('/loads');
    const line = await screen.findByRole('button', { name: 'Map and details' });
    await waitFor(() => expect(line).toBeEnabled());
    expect(line.parentElement).toHaveTextContent('L-7Toledo, OH → Erie, PA212 mi');
    await typist.click(line);
    const active = within(await screen.findByRole('region', { name: 'Active Load Details' }));
    expect(await active.findByText('Toledo, OH → Erie, PA')).toBeInTheDocument();
    expect(active.getByText('Summit Freight Brokers')).toBeInTheDocument();
    const map = within(screen.getByRole('region', { name: 'Route Map' }));
    const picture = await map.findByRole('img', { name: 'Map of the route from Toledo, OH to Erie, PA' });
    expect(picture.querySelectorAll('[data-driven=true]')).toHaveLength(2);
    const rows = within(active.getByRole('table', { name: /Estimated along the main highways/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['StateMiles', 'OH180.3', 'PA31.5', 'Total211.8']);
  });

  it('that go by other places have them on the map and in its words', async () => {
    const stop = { ...end('Cleveland', 'OH'), latitude: 41.5, longitude: -81.69 };
    const { typist, server } = open('/loads', {
      'GET /api/loads': () => ({
        body: [
          {
            ...rolling,
            via: [
              { kind: 'fuel', place: 'Cleveland; OH' },
              { kind: null, place: 'Mentor, OH' },
            ],
          },
        ],
        headers: { 'x-total-count': '1' },
      }),
      'GET /api/routes': () => ({ body: { ...route, via: [stop] } }),
    });
    const line = await screen.findByRole('button', { name: 'Map and details' });
    await waitFor(() => expect(line).toBeEnabled());
    await typist.click(line);
    const name = 'Map of the route from Toledo, OH to Erie, PA by way of Cleveland, OH';
    const picture = await screen.findByRole('img', { name });
    expect(picture.querySelectorAll('.stop')).toHaveLength(1);
    expect(within(picture).getByText('Cleveland')).toBeInTheDocument();
    expect(server.sent('GET', '/api/routes')[0]?.query.get('via')).toBe('Cleveland  OH; Mentor, OH');
  });

  it('whose places are not clear have a sentence in place of the map', async () => {
    const { typist } = open('/loads', {
      'GET /api/routes': () => ({
        status: 400,
        body: problem,
      }),
    });
    const line = await screen.findByRole('button', { name: 'Map and details' });
    await waitFor(() => expect(line).toBeEnabled());
    await typist.click(line);
    expect(await screen.findByText('The route is not on the map. Say which one')).toBeInTheDocument();
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

  it('take miles, gallons and cost of their route by a click, and say that these are estimates', async () => {
    const { typist, server } = open('/loads?new=1', {
      'GET /api/routes': ({ query }) => ({
        body: query.get('mpg') ? { ...route, estimatedFuel: '32.6', estimatedFuelCost: '127.11' } : route,
      }),
      'POST /api/loads': () => ({ status: 201, body: { ...rolling, id: 8, loadNumber: 'L-8' } }),
    });
    const form = within(await screen.findByRole('dialog', { name: 'Add New Load' }));
    const asks = form.getByRole('button', { name: 'Estimate miles and fuel from the route' });
    await typist.click(asks);
    expect(form.getByText('Enter the pickup and drop-off locations first.')).toBeInTheDocument();
    await typist.type(form.getByRole('textbox', { name: /^Pickup Location/ }), 'Toledo, OH');
    await typist.type(form.getByRole('textbox', { name: /^Drop-off Location/ }), 'Erie, PA');
    await typist.type(form.getByRole('textbox', { name: 'Stops Between' }), 'Elyria, OH{Enter}Mentor, OH');
    await typist.click(asks);
    expect(await form.findByText(/about 211.8 mi · OH 180.3, PA 31.5$/)).toBeInTheDocument();
    expect(server.sent('GET', '/api/routes').at(-1)?.query.get('via')).toBe('Elyria, OH; Mentor, OH');
    expect(form.getByLabelText('Distance (miles)')).toHaveValue('');
    await typist.type(form.getByLabelText('Miles per gallon'), '6.5');
    await typist.type(form.getByLabelText('Dollars per gallon'), '3.899');
    await typist.click(form.getByRole('button', { name: 'Estimate the fuel' }));
    expect(await form.findByText(/32.6 gal · \$127.11$/)).toBeInTheDocument();
    await typist.click(form.getByRole('button', { name: 'Use this estimate' }));
    expect(form.getByLabelText('Distance (miles)')).toHaveValue('211.8');
    expect(form.getByLabelText('Estimated Fuel (gallons)')).toHaveValue('32.6');
    expect(form.getByLabelText('Estimated Fuel Cost')).toHaveValue('127.11');
    // the map of the active load is folded and asks for nothing
    expect(server.sent('GET', '/api/routes')).toHaveLength(2);
    await typist.type(form.getByRole('textbox', { name: /^Load Number/ }), 'L-8');
    await typist.click(form.getByRole('combobox', { name: /^Broker/ }));
    await typist.click(await screen.findByRole('option', { name: /Summit/ }));
    await typist.click(form.getByRole('button', { name: 'Add Load' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/loads')[0]?.body).toMatchObject({
        ...{ distance: 211.8, distanceEstimated: true },
        via: [
          { kind: null, place: 'Elyria, OH' },
          { kind: null, place: 'Mentor, OH' },
        ],
      }),
    );
  });
});
