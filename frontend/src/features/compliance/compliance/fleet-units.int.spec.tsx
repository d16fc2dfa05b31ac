import { screen, waitFor, within } from '@testing-library/react';
import type { Vehicle } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { problem, type Answering } from '../../../testing/fake-api';
import { leastOfAnswer } from '../../../testing/kit-records';
import { onScreen } from '../../../testing/portal-scene';
import { openHub } from './hub/hub.fixture';

const unitOf = (changes: Partial<Vehicle>): Vehicle => ({
  ...(leastOfAnswer('get', '/api/vehicles/{id}') as Vehicle),
  id: 'v-1',
  unitNumber: '104',
  vin: '1FUJGLDR5CSBP8834',
  licensePlate: 'OK-104',
  clientId: 'c-1',
  clientName: 'Red Mesa',
  ...changes,
});
const ALL = ['compliance.read', 'clients.read', 'vehicles.read', 'vehicles.write', 'vehicles.delete'];
const two = [unitOf({}), unitOf({ id: 'v-2', unitNumber: '105', clientId: null, clientName: null })];

const NONE: Record<string, Answering> = {};
const open = (units = two, { at = '', permissions = ALL, answers = NONE } = {}) =>
  openHub(`plates/units${at}`, {
    record: null,
    permissions,
    answers: {
      'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
      'GET /api/vehicles': () => ({ body: units, headers: { 'x-total-count': String(units.length) } }),
      'POST /api/vehicles': () => ({ status: 201, body: unitOf({ id: 'v-9', unitNumber: '109' }) }),
      'DELETE /api/vehicles/v-1': () => ({ status: 204 }),
      'POST /api/vehicles/v-1/restore': () => ({ body: unitOf({}) }),
      ...answers,
    },
  });
const grid = async () => within(await screen.findByRole('grid', { name: 'Fleet units' }));

beforeEach(() => onScreen('desk'));

describe('the units of the fleets', () => {
  it('are listed fleet by fleet, each with its client, and lead to the vehicle', async () => {
    const { server } = open();
    const rows = (await grid()).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/104Red Mesa1FUJGLDR5CSBP8834OK-104$/),
      expect.stringMatching(/105.*1FUJGLDR5CSBP8834OK-104/),
    ]);
    expect(screen.getByRole('link', { name: '104' })).toHaveAttribute('href', '/clients/vehicles/v-1');
    expect(server.sent('GET', '/api/vehicles')[0]?.query.get('sort')).toBe('clientId');
  });

  it('are sorted as they are asked for, and exported so with all filters', async () => {
    const { typist, server } = open(two, { at: '?sort=-unitNumber&clientId=c-1&q=10' });
    expect(await exportedBy(typist)).toEqual([
      'Unit Number,Client,VIN,License Plate',
      '104,Red Mesa,1FUJGLDR5CSBP8834,OK-104',
      '105,,1FUJGLDR5CSBP8834,OK-104',
    ]);
    const asked = server.sent('GET', '/api/vehicles').at(-1)?.query;
    expect(['sort', 'clientId', 'q'].map((name) => asked?.get(name))).toEqual(['-unitNumber', 'c-1', '10']);
  });

  it('are cards on a phone, with what there is of each', async () => {
    onScreen('phone');
    open([unitOf({ licensePlate: '' })]);
    const card = (await screen.findByRole('link', { name: '104' })).closest('li');
    expect(card).toHaveTextContent(/104.*1FUJGLDR5CSBP8834 · Red Mesa/);
  });

  it.each([
    ['', 'No units yet'],
    ['?q=elk', 'No units found'],
  ])('at %j are none: %s', async (at, words) => {
    open([], { at });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each([
    [ALL, 1, 1],
    [ALL.filter((each) => each !== 'vehicles.write'), 0, 1],
    [ALL.filter((each) => each !== 'vehicles.delete'), 1, 0],
  ])('with %j can be added %i times and deleted %i times', async (permissions, adds, deletes) => {
    open(two, { permissions });
    await grid();
    expect(screen.queryAllByRole('form', { name: 'Add fleet unit' })).toHaveLength(adds);
    expect(screen.queryAllByRole('button', { name: 'Delete Unit' })).toHaveLength(deletes);
  });
});

describe('a unit that is added', () => {
  const fill = async (typist: ReturnType<typeof open>['typist'], unit: string, vin: string, plate: string) => {
    const form = within(await screen.findByRole('form', { name: 'Add fleet unit' }));
    for (const [label, text] of Object.entries({ 'Unit Number': unit, VIN: vin, 'License Plate': plate }))
      if (text !== '') await typist.type(form.getByLabelText(label), text);
    await typist.click(form.getByRole('button', { name: 'Add Unit' }));
    return form;
  };

  it.each([
    ['', 'VIN1', 'P-1'],
    ['109', '', 'P-1'],
    ['109', 'VIN1', '  '],
  ])('needs all three fields: %j, %j, %j', async (unit, vin, plate) => {
    proves('MSG-199');
    const { typist, server } = open();
    await fill(typist, unit, vin, plate);
    expect(await screen.findByText('Please fill in all unit fields before adding.')).toBeInTheDocument();
    expect(screen.getByText('Missing Information')).toBeInTheDocument();
    expect(server.sent('POST', '/api/vehicles')).toHaveLength(0);
  });

  it.each([
    ['', null],
    ['?clientId=c-1', 'c-1'],
  ])('at %j joins the fleet of %j, and leaves room for the next', async (at, clientId) => {
    const { typist, server } = open(two, { at });
    await grid();
    const before = server.sent('GET', '/api/vehicles').length;
    const form = await fill(typist, ' 109 ', 'VIN1', 'P-1');
    expect(await screen.findByText('Unit Added')).toBeInTheDocument();
    expect(screen.getByText('The unit is in the fleet now.')).toBeInTheDocument();
    expect(screen.getByText('Unit 109')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open Unit 109' })).toHaveAttribute('href', '/clients/vehicles/v-9');
    expect(server.sent('POST', '/api/vehicles').map(({ body }) => body)).toEqual([
      { unitNumber: '109', vin: 'VIN1', licensePlate: 'P-1', clientId },
    ]);
    for (const label of ['Unit Number', 'VIN', 'License Plate']) expect(form.getByLabelText(label)).toHaveValue('');
    await waitFor(() => expect(server.sent('GET', '/api/vehicles').length).toBeGreaterThan(before));
  });

  it('says why it is not, and keeps what was typed', async () => {
    const { typist } = open(two, {
      answers: { 'POST /api/vehicles': () => problem(409, 'Unit 109 is there already') },
    });
    const form = await fill(typist, '109', 'VIN1', 'P-1');
    expect(await screen.findByText('Failed to add unit')).toBeInTheDocument();
    expect(screen.getByText('Unit 109 is there already')).toBeInTheDocument();
    expect(form.getByLabelText('VIN')).toHaveValue('VIN1');
  });
});

describe('a unit that is deleted', () => {
  const select = async (typist: ReturnType<typeof open>['typist'], ...names: string[]) => {
    const table = await grid();
    for (const name of names) await typist.click(table.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }));
    await typist.click(screen.getByRole('button', { name: 'Delete Unit' }));
  };

  it.each([
    [[], 'No Unit Selected', 'Select the unit to delete first.'],
    [['104', '105'], 'Several Units Selected', 'To delete several, use the button above the units.'],
  ])('is the one that is selected: with %j it says "%s"', async (names, title, text) => {
    const { typist } = open();
    await select(typist, ...names);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [ALL, 1],
    [ALL.filter((each) => each !== 'vehicles.delete'), 0],
  ])('with %j is one of several by %i button above them', async (permissions, times) => {
    const { typist } = open(two, { permissions });
    await typist.click((await grid()).getByRole('checkbox', { name: /^Select all/ }));
    const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
    expect(bar.getByText('2 selected')).toBeInTheDocument();
    await waitFor(() => expect(bar.queryAllByRole('button', { name: 'Delete' })).toHaveLength(times));
  });

  it('leaves after a question, and comes back by Undo', async () => {
    const { typist, server } = open();
    await select(typist, '104');
    const sure = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this unit?' }));
    expect(sure.getByText(/^Unit 104 will be removed from the list/)).toBeInTheDocument();
    await typist.click(sure.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Unit deleted successfully')).toBeInTheDocument();
    expect(server.sent('DELETE', '/api/vehicles/v-1')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typist.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Unit restored')).toBeInTheDocument();
    expect(server.sent('POST', '/api/vehicles/v-1/restore')).toHaveLength(1);
  });

  it('says that it could not be', async () => {
    const { typist } = open(two, {
      answers: { 'DELETE /api/vehicles/v-1': () => problem(409, 'A plate is on it') },
    });
    await select(typist, '104');
    const sure = within(await screen.findByRole('alertdialog'));
    await typist.click(sure.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete unit')).toBeInTheDocument();
    await typist.click(sure.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
