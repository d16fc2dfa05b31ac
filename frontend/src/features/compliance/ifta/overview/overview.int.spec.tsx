import { screen, within } from '@testing-library/react';
import type { Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { onScreen } from '../../../../testing/portal-scene';
import { admin } from '../../../../testing/prepared/people';
import { redMesa } from '../../../../testing/prepared/records';
import { changeWords } from './quarter-figures';

const firm = {
  ...{ name: 'Ridgeline', phone: '(555) 012-3456', email: 'help@ridgeline.test', timeZone: 'America/New_York' },
  ...{ demo: false, version: '1.2.3', today: '2026-11-27' },
};
const many = (body: unknown[], total = body.length) => ({ body, headers: { 'x-total-count': String(total) } });
const MILES: Readonly<Record<string, [miles: string, vehicles: string[]]>> = {
  '2026-07-01': ['1000.0', ['v-1', 'v-2']],
  '2026-08-01': ['120.5', ['v-1']],
  '2026-09-01': ['0.0', []],
  '2026-04-01': ['1000.0', ['v-1']],
};
const distances: Answering = ({ query }) => {
  const [miles, vehicles] = MILES[query.get('from') ?? ''] ?? ['0.0', []];
  const each = vehicles.map((vehicleId) => ({ vehicleId, vehicleUnit: vehicleId, miles, jurisdictions: [] }));
  return {
    body: {
      ...{ clientId: 'client-1', from: query.get('from'), to: query.get('to'), miles, jurisdictions: [] },
      vehicles: each,
    },
  };
};
const open = (at: string, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/firm': () => ({ body: firm }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/ifta-processes': () => ({ body: [] }),
    'GET /api/ifta/distances': distances,
    'GET /api/vehicles': () => many([], 2),
    'GET /api/ifta/returns': () => many([]),
    ...answers,
  });
const card = async (label: string) => {
  const found = await screen.findByText(label, { selector: '[data-card] p' });
  return within(found.closest('[data-card]') as HTMLElement);
};

beforeEach(() => onScreen('phone'));

describe('the overview of a quarter', () => {
  it('says when it is due, how complete it is, its miles and its tax', async () => {
    proves('SCR-847', 'SCR-853..SCR-858');
    open('/ifta?clientId=client-1&quarter=3Q2026');
    expect((await card('Quarter')).getByText(/^Due 11\/02\/2026/)).toBeInTheDocument();
    const done = await card('Completion');
    expect(await done.findByText('50%')).toBeInTheDocument();
    expect(done.getByText('3 of 6 months have trips: 3 for each of 2 vehicles')).toBeInTheDocument();
    const miles = await card('Total miles');
    expect(miles.getByRole('link', { name: '1,120.5' })).toHaveAttribute(
      'href',
      '/ifta/records?clientId=client-1&quarter=3Q2026',
    );
    expect(miles.getByText('+12% vs Q2')).toBeInTheDocument();
    const tax = await card('Estimated tax');
    expect(await tax.findByText('No return yet')).toBeInTheDocument();
    expect(tax.getByRole('link', { name: 'Calculate it' })).toHaveAttribute(
      'href',
      '/ifta/returns?new=1&clientId=client-1',
    );
  });

  it('has quick actions that lead to the tabs or call', async () => {
    proves('SCR-859', 'RUL-259');
    open('/ifta?clientId=client-1&quarter=3Q2026');
    const actions = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(actions.getByRole('link', { name: 'See tax rates' })).toHaveAttribute(
      'href',
      '/ifta/rates?clientId=client-1&quarter=3Q2026',
    );
    expect(await actions.findByRole('link', { name: 'Call (555) 012-3456' })).toHaveAttribute('href', 'tel:5550123456');
  });

  it('asks for a client', async () => {
    open('/ifta');
    expect(await screen.findByText(/Choose a client to see its miles and tax$/)).toBeInTheDocument();
  });

  it.each([
    ['1120.0', '1000.0', '+12% vs Q3'],
    ['900.0', '1000.0', '-10% vs Q3'],
    ['5.0', '0.0', 'No miles in Q3'],
  ])('tells %s miles after %s as %s', (miles, milesBefore, words) =>
    expect(changeWords({ miles, milesBefore }, 'Q3')).toBe(words),
  );
});

describe('help and resources', () => {
  it('say whom to call, by when returns are due, and where the pages of the authorities are', async () => {
    proves('SCR-851', 'SCR-886..SCR-892', 'RUL-264');
    open('/ifta/help');
    await screen.findByRole('heading', { name: 'Deadlines' });
    expect(screen.getAllByText(/^Q[1-4] 20\d\d return$/).length).toBeGreaterThanOrEqual(2);
    expect(await screen.findByRole('link', { name: 'Schedule a consultation' })).toHaveAttribute(
      'href',
      'tel:5550123456',
    );
    for (const name of ['State IFTA renewal', 'State tax forms', 'IFTA official site'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  });
});
