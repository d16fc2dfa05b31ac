import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { onScreen } from '../../../../testing/portal-scene';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { admin } from '../../../../testing/prepared/people';
import { redMesa } from '../../../../testing/prepared/records';

const TRIP = '0199f000-0000-7000-8000-000000000011';
const leg = (jurisdiction: string, miles: string) => ({ miles, exempt: null, jurisdiction, taxableMiles: null });
const trip = {
  ...(leastOfAnswer('get', '/api/ifta/trips') as object),
  ...{ id: TRIP, clientId: 'client-1', clientName: 'Red Mesa Transport', date: '2026-08-03', vehicleId: 'v-1' },
  ...{ vehicleUnit: '101', driverId: null, driverName: null, loadId: null, loadNumber: null, origin: null },
  ...{ destination: null, odometerStart: null, odometerEnd: null, source: 'hand', empty: false, reference: null },
  ...{ legs: [leg('VA', '1500.0'), leg('DC', '40.0')], notes: null, totalMiles: '1540.0', warnings: [], version: 3 },
};
const fuel = {
  ...(leastOfAnswer('get', '/api/expenses') as object),
  ...{ id: 7, category: 'fuel', amount: '640.00', expenseDate: '2026-08-10', vehicleId: 'v-1', vehicleUnit: '101' },
  ...{ gallons: '220.000', fuelType: null, fuelUse: null, jurisdiction: 'VA', taxPaid: true, version: 2 },
};
const reefer = { ...fuel, id: 8, fuelUse: 'reefer' };
const vehicle = {
  ...(leastOfAnswer('get', '/api/vehicles') as object),
  ...{ weight: 80_000, axles: 5 },
  ...{ id: 'v-1', unitNumber: '101', fuelType: 'diesel', licensePlate: 'P1', clientName: null },
};
const pickup = { ...vehicle, id: 'v-2', unitNumber: 'P7', weight: 9_000, axles: 2 };
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const AT = '/ifta/records?clientId=client-1&quarter=3Q2026';
const open = (at = AT, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/ifta/trips': () => many([trip]),
    'GET /api/expenses': () => many([fuel, reefer]),
    'GET /api/vehicles': () => many([vehicle, pickup]),
    'GET /api/names/vehicle': () => ({ body: [] }),
    'GET /api/ifta/rates': () => ({
      body: [
        {
          ...{ jurisdiction: 'VA', rate: '0.3270', surcharge: null, unit: 'usd_per_gallon', source: 'x' },
          ...{ preliminary: false, missing: false, reason: null, entered: [] },
        },
      ],
    }),
    ...answers,
  });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('phone'));

describe('the records of a quarter', () => {
  it('are the miles and fuel by state, with what each adds to the tax', async () => {
    proves('SCR-849', 'SCR-870..SCR-878', 'RUL-262');
    const { server } = open();
    // 1,540 mi / 220 gal = 7.00; 1,500 mi are 214.29 gal, at 0.327
    expect(await screen.findByText(/\$70\.07 at \$0\.327/)).toBeInTheDocument();
    expect(screen.getByText(/-\$71\.94 at \$0\.327/)).toBeInTheDocument();
    expect(screen.getByText('08/03/2026, District of Columbia')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '08/10/2026, Virginia' })).toHaveAttribute('href', '/expenses/7');
    expect(
      screen.getByText(/Miles are taxed at 7\.00 MPG.*These 3 records come to about -\$1\.87 before surcharges\./),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Edit the record/ })).toHaveLength(3);
    expect(Object.fromEntries(server.sent('GET', '/api/expenses')[0]?.query ?? [])).toMatchObject({
      ...{ category: 'fuel', expenseDateFrom: '2026-07-01', expenseDateTo: '2026-09-30' },
    });
  });

  it('of a vehicle that is too light for a return count for no tax', async () => {
    const light = { ...trip, id: 'light', vehicleId: 'v-2', vehicleUnit: 'P7', legs: [leg('VA', '90.0')] };
    open(AT, { 'GET /api/ifta/trips': () => many([trip, light]) });
    expect(await screen.findByText(/90 mi.*Unit P7.*no tax/)).toBeInTheDocument();
    expect(screen.getByText(/Miles are taxed at 7\.00 MPG/)).toBeInTheDocument();
  });

  it('are narrowed to a state', async () => {
    const { typist } = open();
    await screen.findByText('08/03/2026, District of Columbia');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'VA');
    await waitFor(() => expect(screen.queryByText('08/03/2026, District of Columbia')).not.toBeInTheDocument());
  });

  it('are corrected leg by leg', async () => {
    const { typist, server } = open(AT, { [`PATCH /api/ifta/trips/${TRIP}`]: () => ({ body: trip }) });
    await typist.click(await screen.findByRole('button', { name: 'Edit the record of 08/03/2026 in Virginia' }));
    const dialog = await dialogOf('Edit Record');
    expect(dialog.getByText(/miles in 1 other state/)).toBeInTheDocument();
    await typist.clear(dialog.getByLabelText(/^Miles Driven/));
    await typist.type(dialog.getByLabelText(/^Miles Driven/), '1499.5');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(server.sent('PATCH', `/api/ifta/trips/${TRIP}`)[0]?.body).toMatchObject({
        ...{
          date: '2026-08-03',
          legs: [
            { jurisdiction: 'VA', miles: '1499.5' },
            { jurisdiction: 'DC', miles: '40.0' },
          ],
        },
      }),
    );
  });

  it('are deleted: a leg leaves its trip, a purchase its list', async () => {
    const { typist, server } = open(AT, {
      [`PATCH /api/ifta/trips/${TRIP}`]: () => ({ body: trip }),
      'DELETE /api/expenses/7': () => ({ status: 204 }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Delete the record of 08/03/2026 in Virginia' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(server.sent('PATCH', `/api/ifta/trips/${TRIP}`)[0]?.body).toMatchObject({
        legs: [{ jurisdiction: 'DC' }],
      }),
    );
    await typist.click(await screen.findByRole('button', { name: 'Delete the record of 08/10/2026 in Virginia' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sent('DELETE', '/api/expenses/7')).toHaveLength(1));
  });

  it('are added as a trip, a fuel expense, or both; what is in already is not sent again', async () => {
    proves('SCR-893..SCR-902', 'MSG-204', 'RUL-376', 'RUL-377');
    let tries = 0;
    const { typist, server } = open(`${AT}&new=1`, {
      'POST /api/expenses': () => ({ status: 201, body: { ...fuel, id: 9 } }),
      'POST /api/ifta/trips': () =>
        (tries += 1) === 1
          ? problem(400, 'No', [{ field: 'legs.0.miles', message: 'No truck drives that far in a day' }])
          : { status: 201, body: trip },
    });
    const dialog = await dialogOf('Add Record');
    const states = within(dialog.getByLabelText(/^State/)).getAllByRole('option');
    expect(states.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Utah', 'Nevada', 'California', 'Arizona', 'Colorado', 'Ontario', 'Yukon']),
    );
    expect(states).toHaveLength(64);
    await typist.click(dialog.getByRole('button', { name: 'Add Record' }));
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields.')).toBeInTheDocument();
    expect(dialog.getByText('Miles or gallons, or both')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Gallons Purchased/)).toHaveAttribute('step', '0.1');
    await typist.selectOptions(dialog.getByLabelText(/^State/), 'UT');
    await typist.click(dialog.getByRole('combobox', { name: /^Vehicle/ }));
    await typist.click(await screen.findByRole('option', { name: /Unit 101/ }));
    await typist.type(dialog.getByLabelText(/^Miles Driven/), '99999');
    fireEvent.change(dialog.getByLabelText(/^Gallons Purchased/), { target: { value: '80.5' } });
    await typist.type(await dialog.findByLabelText(/^Amount Paid/), '312.4');
    await typist.click(dialog.getByRole('button', { name: 'Add Record' }));
    expect(await dialog.findByText('No truck drives that far in a day')).toBeInTheDocument();
    await typist.clear(dialog.getByLabelText(/^Miles Driven/));
    await typist.type(dialog.getByLabelText(/^Miles Driven/), '412.5');
    await typist.click(dialog.getByRole('button', { name: 'Add Record' }));
    expect(await screen.findByText('The record is added')).toBeInTheDocument();
    expect(server.sent('POST', '/api/expenses')).toHaveLength(1);
    expect(server.sent('POST', '/api/expenses')[0]?.body).toMatchObject({
      ...{ category: 'fuel', gallons: '80.5', amount: '312.40', jurisdiction: 'UT', vehicleId: 'v-1', taxPaid: true },
    });
    expect(server.sent('POST', '/api/ifta/trips')[1]?.body).toMatchObject({
      ...{ clientId: 'client-1', vehicleId: 'v-1', legs: [{ jurisdiction: 'UT', miles: '412.5' }] },
    });
  }, 30_000);

  it('ask for a client first', async () => {
    open('/ifta/records');
    expect(await screen.findByText('Whose records?')).toBeInTheDocument();
  });

  it('are none at first', async () => {
    open(AT, { 'GET /api/ifta/trips': () => many([]), 'GET /api/expenses': () => many([]) });
    expect(await screen.findByText('No records in Q3 2026')).toBeInTheDocument();
  });
});
