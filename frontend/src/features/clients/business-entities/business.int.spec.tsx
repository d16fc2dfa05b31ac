import { screen, waitFor, within } from '@testing-library/react';
import type { BusinessEntity } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi, type Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { onScreen } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { EntityCards } from './entity-cards';
import { EntityFigures } from './entity-figures';
import { entityKit } from './entity-kit';
import { EntityView } from './entity-view';
import { StatePortalCard } from './state-portal-card';

const ENTITIES = '/api/business-entities';
const entityOf = (changes: Partial<BusinessEntity>): BusinessEntity => ({
  ...(recordOfKit({ path: ENTITIES }) as unknown as BusinessEntity),
  id: '4',
  businessName: 'Red Mesa LLC',
  entityType: 'llc',
  state: 'OK',
  clientName: 'Red Mesa Transport',
  status: 'active',
  ...changes,
});
const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const answers: Record<string, Answering> = {
  'GET /api/views': () => ({ body: [] }),
  'GET /api/clients': () => ({ body: [] }),
  'GET /api/names/client': () => ({ body: [{ id: 'client-1', name: 'Red Mesa Transport' }] }),
};

beforeEach(() => onScreen('desk'));

describe('the panel of a business entity', () => {
  const open = async (entity: BusinessEntity, permissions: string[], more: Record<string, Answering> = {}) => {
    const server = fakeApi({
      ...answers,
      [`GET ${ENTITIES}/4`]: () => ({ body: entity }),
      [`GET ${ENTITIES}/4/documents`]: () => ({ body: [] }),
      ...more,
    });
    const app = renderApp(<EntityView id="4" history={null} onClose={() => undefined} />, {
      user: who(...permissions),
    });
    return { server, ...app, panel: within(await screen.findByRole('dialog', { name: 'Red Mesa LLC' })) };
  };
  const STEPS: Readonly<Record<BusinessEntity['status'], readonly string[]>> = {
    pending: ['Mark active'],
    active: ['Mark inactive', 'Mark expired'],
    inactive: ['Mark active'],
    expired: ['Mark active'],
  };
  const steps = () => [...document.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);

  it.each(Object.entries(STEPS) as [BusinessEntity['status'], readonly string[]][])(
    'of one that is %s offers %j to who may write',
    async (status, offered) => {
      await open(entityOf({ status }), ['entities.read', 'entities.write']);
      expect(steps()).toEqual(offered);
    },
  );

  it('offers no step to who only reads', async () => {
    await open(entityOf({}), ['entities.read']);
    expect(steps()).toEqual([]);
  });

  it.each([
    ['active', 'Mark inactive', 'inactive', 'Red Mesa LLC is now inactive'],
    ['active', 'Mark expired', 'expired', 'Red Mesa LLC is now expired'],
    ['pending', 'Mark active', 'active', 'Red Mesa LLC is now active'],
  ] as const)('moves one that is %s on: %s', async (status, button, to, words) => {
    const entity = entityOf({ status });
    const { panel, server, typist } = await open(entity, ['entities.write'], {
      [`PATCH ${ENTITIES}/4`]: () => ({ body: { ...entity, status: to } }),
    });
    await typist.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(server.sent('PATCH', `${ENTITIES}/4`)[0]?.body).toEqual({ status: to });
  });

  it('says how it stands beside its name, not again among its facts', async () => {
    const { panel } = await open(entityOf({ status: 'expired' }), ['entities.read']);
    expect(panel.getAllByText('Expired')).toHaveLength(1);
    expect(Object.keys(detailsShown())).not.toContain('Status');
  });
});

describe('the figures over business entities', () => {
  const figures = (): (string | null | undefined)[][] =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const link = card.querySelector('a');
      return [card.dataset['card'], link?.textContent, link?.getAttribute('href'), link?.dataset['figure']];
    });
  const open = async (registering: boolean, at: string) => {
    const server = fakeApi({
      [`GET ${ENTITIES}/summary`]: () => ({ body: { total: 9, active: 5, pending: 3, due: 1, fees: '1200.50' } }),
    });
    renderApp(<EntityFigures at="/business" registering={registering} />, { user: staffUser, at });
    await screen.findByText('9');
    return server;
  };

  it('count them all, by status and by report, and lead to those', async () => {
    const server = await open(false, '/business');
    expect(figures()).toEqual([
      ['Total Entities', '9', '/business', 'rows'],
      ['Active Entities', '5', '/business?status=active', 'rows'],
      ['Pending Registrations', '3', '/business?status=pending', 'rows'],
      ['Due Reports', '1', '/business?due=true', 'rows'],
    ]);
    expect(server.seen[0]?.query.has('clientId')).toBe(false);
  });

  it('of a client are of it alone; where they are registered they sum the fees', async () => {
    const server = await open(true, '/business?clientId=client-1');
    expect(figures()).toEqual([
      ['Total Entities', '9', '/business?clientId=client-1', 'rows'],
      ['Active', '5', '/business?status=active&clientId=client-1', 'rows'],
      ['Pending', '3', '/business?status=pending&clientId=client-1', 'rows'],
      ['Total Fees', '$1,200.50', '/business?clientId=client-1', 'filingFee'],
    ]);
    expect(server.seen[0]?.query.get('clientId')).toBe('client-1');
  });
});

describe('the way to where a state registers a business', () => {
  it('opens the list of the portals of the states beside the product', () => {
    renderApp(<StatePortalCard />, { user: staffUser });
    const link = screen.getByRole('link', { name: 'Open state portals' });
    expect(link).toHaveAttribute(
      'href',
      'https://www.sba.gov/business-guide/launch-your-business/register-your-business',
    );
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the list of business entities', () => {
  const open = (at: string, entities: BusinessEntity[], permissions = ['entities.read', 'entities.write']) => {
    const server = fakeApi({
      ...answers,
      [`GET ${ENTITIES}`]: () => ({ body: entities, headers: { 'x-total-count': String(entities.length) } }),
    });
    const onAdd = jest.fn();
    return { server, onAdd, ...renderApp(<EntityCards onAdd={onAdd} />, { user: who(...permissions), at }) };
  };

  it('has cards that tell what is known and lead to the record', async () => {
    open(`${entityKit.at}?status=active`, [
      entityOf({
        businessAddress: '12 Elm St',
        phone: '(555) 018-0001',
        email: 'ben@redmesa.test',
        ein: '***6789',
        annualReportDue: '2026-04-01',
        filingFee: '150.00',
        businessPurpose: 'Freight',
        notes: 'Call after 5',
        standings: { annualReportDue: 'expiring' },
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'Red Mesa LLC' })).toHaveAttribute(
      'href',
      '/business/4?status=active',
    );
    expect(screen.getByText('Limited Liability Company (LLC)', { selector: 'p' })).toBeInTheDocument();
    expect(detailsShown()).toEqual({
      State: 'Oklahoma',
      Client: 'Red Mesa Transport',
      Address: '12 Elm St',
      Phone: '(555) 018-0001',
      Email: 'ben@redmesa.test',
      EIN: '***6789',
      'Report due': '04/01/2026 Due soon',
      Fee: '$150.00',
      Purpose: 'Freight',
      Notes: 'Call after 5',
    });
  });

  it.each([
    ['valid', '04/01/2026 '],
    ['expiring', '04/01/2026 Due soon'],
    ['expired', '04/01/2026 Due'],
  ] as const)('says of a report that is %s: %s', async (standing, text) => {
    open('/business', [entityOf({ annualReportDue: '2026-04-01', standings: { annualReportDue: standing } })]);
    await screen.findByRole('link', { name: 'Red Mesa LLC' });
    expect(detailsShown()['Report due']).toBe(text);
  });

  it('leads from elsewhere to the record alone, and leaves out a client that there is not', async () => {
    open('/business/register?status=active', [entityOf({ clientName: null })]);
    expect(await screen.findByRole('link', { name: 'Red Mesa LLC' })).toHaveAttribute('href', '/business/4');
    expect(detailsShown()).toMatchObject({ State: 'Oklahoma' });
    expect(detailsShown()).not.toHaveProperty('Client');
  });

  it.each([
    ['State', 'OK', 'state', 'OK'],
    ['Type', 'llc', 'entityType', 'llc'],
    ['Status', 'expired', 'status', 'expired'],
    ['Annual Report', 'Due', 'due', 'true'],
    ['Annual Report', 'Not due', 'due', 'false'],
  ])('is narrowed by %s %s by the server', async (label, choice, name, value) => {
    const { server, typist } = open('/business', [entityOf({})]);
    await typist.selectOptions(screen.getByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(server.sent('GET', ENTITIES).at(-1)?.query.get(name)).toBe(value));
  });

  it('is exported with what its cards are called first', async () => {
    const { server, typist } = open('/business?due=true&state=OK', [entityOf({})]);
    const [headers, line] = await exportedBy(typist);
    expect(headers).toMatch(/^Business Name,/i);
    expect(line).toMatch(/^Red Mesa LLC,/);
    const asked = server.sent('GET', ENTITIES).at(-1)?.query;
    expect(['due', 'state', 'page'].map((name) => asked?.get(name))).toEqual(['true', 'OK', null]);
  });

  it.each([
    [['entities.read', 'entities.write'], 1],
    [['entities.read'], 0],
  ])('with %j offers the first one %i times', async (permissions, times) => {
    open('/business', [], permissions);
    expect(await screen.findByText('No business entities yet')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Register New Entity' })).toHaveLength(times);
  });
});
