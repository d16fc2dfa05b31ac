import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { clientUser, onScreen } from '../../../../testing/portal-scene';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { admin } from '../../../../testing/prepared/people';
import type { RateOf } from './rate-calls';

const rateOf = (over: Partial<RateOf>): RateOf => ({
  ...{ jurisdiction: 'UT', rate: '0.3650', surcharge: null, unit: 'usd_per_gallon', preliminary: false },
  ...{ source: 'Copied from https://www.iftach.org/taxmatrix4/Taxmatrix.php?QY=4Q2025', missing: false },
  ...{ reason: null, entered: [], ...over },
});
const ID = '0199f000-0000-7000-8000-000000000009';
const rates = [
  rateOf({}),
  rateOf({ jurisdiction: 'KY', rate: '0.2200', surcharge: '0.1050', preliminary: true }),
  rateOf({ jurisdiction: 'OR', rate: null, source: null, reason: 'It taxes weight and miles' }),
  rateOf({ jurisdiction: 'ON', rate: null, source: null, missing: true }),
  rateOf({
    jurisdiction: 'TX',
    rate: '0.2000',
    source: 'A notice',
    entered: [{ id: ID, kind: 'tax', source: 'A notice' }],
  }),
];
const open = (at = '/ifta/rates?quarter=4Q2025', answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/ifta/rates': () => ({ body: rates }),
    ...answers,
  });
const cardOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Tax rates' }));
  return within(list.getByText(name).closest('li') as HTMLElement);
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('phone'));

describe('tax rates', () => {
  it('stand on a card for each state, with where they are from and what is not sure', async () => {
    proves('SCR-850', 'SCR-879', 'SCR-880', 'RUL-263');
    open();
    const utah = await cardOf('Utah');
    expect(utah.getByText('$0.365/gal')).toBeInTheDocument();
    expect(utah.getByRole('link', { name: 'www.iftach.org' })).toHaveAttribute(
      'href',
      'https://www.iftach.org/taxmatrix4/Taxmatrix.php?QY=4Q2025',
    );
    const kentucky = await cardOf('Kentucky');
    expect(kentucky.getByText('Surcharge $0.105/gal')).toBeInTheDocument();
    expect(kentucky.getByText('Preliminary')).toBeInTheDocument();
    expect((await cardOf('Oregon')).getByText('It taxes weight and miles')).toBeInTheDocument();
    expect((await cardOf('Ontario')).getByText('Missing')).toBeInTheDocument();
    expect(
      screen.getByText('Rates of Q4 2025: 5 states and provinces, 1 rate is missing, 1 preliminary.'),
    ).toBeInTheDocument();
  });

  it('are asked for by quarter, fuel and units, and narrowed to what is missing', async () => {
    const { typist, server } = open();
    await cardOf('Utah');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'propane');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Units' }), 'metric');
    await waitFor(() =>
      expect(Object.fromEntries(server.sent('GET', '/api/ifta/rates').at(-1)?.query ?? [])).toEqual({
        ...{ quarter: '4Q2025', fuelType: 'propane', units: 'metric' },
      }),
    );
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'missing');
    await waitFor(() => expect(screen.queryByText('Utah')).not.toBeInTheDocument());
    expect(screen.getByText('Ontario')).toBeInTheDocument();
  });

  it('that are missing are entered with their source', async () => {
    let tries = 0;
    const { typist, server } = open('/ifta/rates?quarter=4Q2025', {
      'POST /api/ifta/rates': () =>
        (tries += 1) === 1
          ? problem(409, 'No', [{ field: 'jurisdiction', message: 'A rate of ON in 4Q2025 was entered already' }])
          : {
              status: 201,
              body: { ...(leastOfAnswer('post', '/api/ifta/rates') as object), id: ID, jurisdiction: 'ON' },
            },
    });
    await typist.click((await cardOf('Ontario')).getByRole('button', { name: 'Enter the rate of Ontario' }));
    const dialog = await dialogOf('Enter Rate');
    await typist.type(dialog.getByLabelText(/^Rate/), '12.5');
    await typist.click(dialog.getByRole('button', { name: 'Enter Rate' }));
    expect(await dialog.findByText(/must be a number such as 0.2436/)).toBeInTheDocument();
    expect(dialog.getByText(/^Say where you found the rate/)).toBeInTheDocument();
    await typist.clear(dialog.getByLabelText(/^Rate/));
    await typist.type(dialog.getByLabelText(/^Rate/), '0.2513');
    await typist.type(dialog.getByLabelText(/^Source/), 'The matrix');
    await typist.click(dialog.getByRole('button', { name: 'Enter Rate' }));
    expect(await dialog.findByText('A rate of ON in 4Q2025 was entered already')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Enter Rate' }));
    expect(await screen.findByText('The rate applies from now on')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ifta/rates')[1]?.body).toEqual({
      ...{ quarter: '4Q2025', fuelType: 'diesel', units: 'us', jurisdiction: 'ON', kind: 'tax' },
      ...{ rate: '0.2513', source: 'The matrix' },
    });
  }, 20_000);

  it('that were entered are corrected and deleted', async () => {
    const { typist, server } = open('/ifta/rates?quarter=4Q2025', {
      [`PATCH /api/ifta/rates/${ID}`]: () => ({
        body: { ...(leastOfAnswer('post', '/api/ifta/rates') as object), id: ID, jurisdiction: 'TX' },
      }),
      [`DELETE /api/ifta/rates/${ID}`]: () => ({ status: 204 }),
    });
    await typist.click((await cardOf('Texas')).getByRole('button', { name: 'Edit the rate of Texas' }));
    const dialog = await dialogOf('Correct the rate of Texas');
    await typist.clear(dialog.getByLabelText(/^Rate/));
    await typist.type(dialog.getByLabelText(/^Rate/), '.21');
    await typist.click(dialog.getByRole('button', { name: 'Save Rate' }));
    await waitFor(() =>
      expect(server.sent('PATCH', `/api/ifta/rates/${ID}`)[0]?.body).toEqual({ rate: '.21', source: 'A notice' }),
    );
    await typist.click((await cardOf('Texas')).getByRole('button', { name: 'Delete the rate of Texas' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sent('DELETE', `/api/ifta/rates/${ID}`)).toHaveLength(1));
  });

  it('are read by a client, who enters none', async () => {
    open(undefined, { 'GET /api/auth/user': () => ({ body: clientUser }) });
    expect((await cardOf('Ontario')).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^(Overview|Tax Rates|Help & Resources)$/ })).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Records' })).not.toBeInTheDocument();
  });
});
