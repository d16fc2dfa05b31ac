import { screen, waitFor, within } from '@testing-library/react';
import { lastQuarter, type Trip } from '../../../features/operations/trips/trip-words';
import { vehicleKit } from '../../../features/operations/vehicles/vehicle-kit';
import { todayInFirm } from '../../../lib/format/dates';
import { problem, type Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { driverUser, onScreen, portalAnswers } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';

const CLIENT = '0199f000-0000-7000-8000-00000000000c';
const VEHICLE = '0199f000-0000-7000-8000-00000000000d';
const trip: Trip = {
  ...{ id: '0199f000-0000-7000-8000-00000000000a', clientId: CLIENT, clientName: 'Ridgeline Carriers' },
  ...{ date: '2026-02-03', vehicleId: VEHICLE, vehicleUnit: '12', driverId: null, driverName: null },
  ...{ loadId: null, loadNumber: null, origin: 'Reno, NV', destination: 'Provo, UT', odometerStart: null },
  ...{ odometerEnd: null, source: 'hand', empty: false, reference: null, notes: null, totalMiles: '518.2' },
  legs: [
    { miles: '410.2', exempt: null, jurisdiction: 'NV', taxableMiles: null },
    { miles: '108', exempt: 'Off road', jurisdiction: 'UT', taxableMiles: '100' },
  ],
  warnings: ['The odometer says 600.0 miles, the legs 518.2'],
  ...{ version: 1, createdAt: '2026-02-03T15:00:00.000Z', updatedAt: '2026-02-03T15:00:00.000Z', removedAt: null },
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const keeper = {
  ...admin,
  permissions: [...admin.permissions, 'ifta.read', 'ifta.write', 'ifta.delete', 'clients.read', 'vehicles.read'],
};
const open = (at: string, answers: Record<string, Answering> = {}, user: object = keeper) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/ifta/trips': () => many([trip]),
    [`GET /api/ifta/trips/${trip.id}`]: () => ({ body: trip }),
    'GET /api/vehicles': () => many([]),
    'GET /api/drivers': () => many([]),
    'GET /api/loads': () => many([]),
    ...answers,
  });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('desk'));

describe('the trips', () => {
  it('are listed with their miles by state and what an auditor would ask', async () => {
    open('/ifta/trips');
    const row = within(await screen.findByRole('row', { name: /Reno, NV to Provo, UT/ }));
    expect(row.getByText('518.2')).toBeInTheDocument();
    expect(row.getByText('NV 410.2, UT 108')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'From Loads' })).toBeInTheDocument();
  });

  it('say how the first comes here, and why the list does not come', async () => {
    open('/ifta/trips', { 'GET /api/ifta/trips': () => many([]) });
    expect(await screen.findByText('No trips yet')).toBeInTheDocument();
  });
  it('say why the list does not come', async () => {
    open('/ifta/trips', { 'GET /api/ifta/trips': () => problem(500, '') });
    expect((await screen.findAllByText(/Something went wrong on our side/)).length).toBeGreaterThan(0);
  });

  it('show the miles of each state, the taxable ones beside them', async () => {
    open(`/ifta/trips/${trip.id}`);
    const panel = await dialogOf(/^Reno, NV to Provo, UT/);
    const table = within(panel.getByRole('table', { name: 'Miles by state' }));
    expect(table.getByRole('row', { name: /^Utah/ })).toHaveTextContent('UtahOff road108100');
    expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('518.2');
    expect(panel.getByText('The odometer says 600.0 miles, the legs 518.2.')).toBeInTheDocument();
  });

  it('are added with a line for each state; what the API refuses of a line stands below the lines', async () => {
    const { typist, server } = open('/ifta/trips?new=1', {
      'GET /api/vehicles': () => many([{ ...recordOfKit(vehicleKit), id: VEHICLE, unitNumber: '12' }]),
      'POST /api/ifta/trips': () =>
        problem(400, 'NV is there twice', [{ field: 'legs.1.jurisdiction', message: 'NV is there twice' }]),
    });
    const dialog = await dialogOf('Add Trip');
    await typist.click(dialog.getByRole('button', { name: 'Add Trip' }));
    expect(await dialog.findByText('Say how many miles were driven in which state')).toBeInTheDocument();
    expect(dialog.getByText('Choose the vehicle')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Add line' }));
    await typist.selectOptions(dialog.getByLabelText('State or Province'), 'Nevada');
    await typist.type(dialog.getByLabelText('Miles'), '410.2');
    await typist.type(dialog.getByLabelText(/^Date It Ended/), '02/03/2026');
    await typist.click(dialog.getByRole('combobox', { name: /^Vehicle/ }));
    await typist.click(await screen.findByRole('option', { name: /Unit 12/ }));
    await typist.click(dialog.getByRole('button', { name: 'Add Trip' }));
    expect(await dialog.findByText('NV is there twice')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ifta/trips')[0]?.body).toMatchObject({
      ...{ date: '2026-02-03', vehicleId: VEHICLE, source: 'hand', empty: false },
      legs: [{ jurisdiction: 'NV', miles: '410.2' }],
    });
    expect(server.sent('POST', '/api/ifta/trips')[0]?.body).not.toHaveProperty('clientId');
  });

  it('are made of loads for the quarter that ended last, and what is left out is told', async () => {
    const { typist, server } = open(`/ifta/trips?from-loads=1&clientId=${CLIENT}`, {
      'GET /api/clients': () => many([]),
      [`GET /api/clients/${CLIENT}`]: () => problem(404, 'Client not found'),
      'POST /api/ifta/trips/from-loads': () => ({
        body: {
          added: [
            { id: trip.id, date: '2025-12-03', reference: 'L-1', miles: '290.1', empty: false },
            { id: VEHICLE, date: '2025-12-04', reference: 'Empty to L-2', miles: '9.1', empty: true },
          ],
          leftOut: [{ loadId: 5, loadNumber: 'L-5', empty: false, reason: 'It names no vehicle' }],
        },
      }),
    });
    const dialog = await dialogOf('Trips From Loads');
    await typist.click(dialog.getByRole('button', { name: 'Create Trips' }));
    expect(await screen.findByText('2 trips added, 1 of them without freight.')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ifta/trips/from-loads')[0]?.body).toEqual({
      ...{ clientId: CLIENT, ...lastQuarter(todayInFirm()) },
    });
    const left = within(await screen.findByRole('table', { name: 'What is left out' }));
    expect(left.getByRole('link', { name: 'L-5' })).toHaveAttribute('href', '/loads/5');
    expect(left.getByText('It names no vehicle')).toBeInTheDocument();
  });

  it('have nothing to do for who may only read', async () => {
    open('/ifta/trips', {}, { ...keeper, role: 'employee', isAdmin: false, permissions: ['ifta.read'] });
    expect(await screen.findByRole('row', { name: /Reno, NV to Provo, UT/ })).toBeInTheDocument();
    for (const name of ['Add Trip', 'From Loads', 'Import']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the trips of a driver who is signed in', () => {
  const me = {
    ...driverUser,
    driverId: 7,
    permissions: ['dashboard.read', 'portal.read', 'portal.write', 'driver.read', 'driver.write'],
  };
  const answers = portalAnswers({
    'GET /api/auth/user': () => ({ body: me }),
    'GET /api/ifta/trips': () => many([trip]),
    'GET /api/loads': () => many([]),
    'POST /api/ifta/trips': () => ({ status: 201, body: trip }),
  });
  beforeEach(() => onScreen('phone'));

  it('are added on the phone, of today, without asking whose vehicle it was', async () => {
    const { typist, server } = openApp('/client-portal/trips?new=1', answers);
    const dialog = await dialogOf('Add Trip');
    expect(dialog.queryByLabelText(/^(Vehicle|Driver|Client)/)).toBeNull();
    await typist.click(dialog.getByRole('button', { name: 'Add line' }));
    await typist.selectOptions(dialog.getByLabelText('State or Province'), 'Utah');
    await typist.type(dialog.getByLabelText('Miles'), '108');
    await typist.click(dialog.getByRole('button', { name: 'Add Trip' }));
    await waitFor(() => expect(server.sent('POST', '/api/ifta/trips')).toHaveLength(1));
    expect(server.sent('POST', '/api/ifta/trips')[0]?.body).toMatchObject({
      ...{ date: todayInFirm(), legs: [{ jurisdiction: 'UT', miles: '108' }], empty: false },
    });
  });
  it('are those that name it', async () => {
    openApp('/client-portal/trips', answers);
    expect(await screen.findByText('Reno, NV to Provo, UT')).toBeInTheDocument();
    expect(screen.getByText(/NV 410.2, UT 108/)).toBeInTheDocument();
  });
  it('say so where the sign-in is linked to no driver', async () => {
    openApp('/client-portal/trips', { ...answers, 'GET /api/auth/user': () => ({ body: { ...me, driverId: null } }) });
    expect(await screen.findByText('No driver file yet')).toBeInTheDocument();
  });
});
