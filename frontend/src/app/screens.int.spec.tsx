import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { User } from '../lib/api-types';
import { openApp } from '../testing/open-app';
import { agentUser, signedInAs } from '../testing/people';
import { portalAnswers } from '../testing/portal-scene';
import { staffUser } from '../testing/render-app';
import { mayOpen, type ScreenHandle } from './screen-handle';
import { screens } from './screens';

const OFFICE = [
  'dashboard.read',
  'clients.read',
  'clients.write',
  'clients.delete',
  'registrations.read',
  'registrations.write',
  'brokers.read',
  'brokers.write',
  'brokers.delete',
  'obligations.read',
  'reminders.read',
  'support.read',
  'support.write',
  'support.delete',
  'reminders.write',
  'reminders.delete',
  'obligations.write',
  'vehicles.read',
  'vehicles.write',
  'vehicles.delete',
  'insurance.read',
  'insurance.write',
  'insurance.delete',
  'entities.read',
  'entities.write',
  'entities.delete',
  'compliance.read',
  'compliance.write',
  'compliance.delete',
  'drivers.read',
  'expenses.read',
  'expenses.write',
  'expenses.delete',
  'drivers.write',
  'drivers.delete',
  'loads.read',
  'loads.write',
  'loads.delete',
  'invoices.read',
  'invoices.write',
  'invoices.delete',
  'payments.read',
  'payments.write',
  'ledger.read',
  'reports.read',
  'history.read',
  'documents.read',
  'documents.write',
  'ifta.read',
  'ifta.write',
  'portal-payments.read',
];
const PEOPLE = {
  admin: {
    ...staffUser,
    role: 'admin',
    isAdmin: true,
    permissions: [
      ...OFFICE,
      'audit.read',
      'jobs.manage',
      'users.manage',
      'agents.manage',
      'settings.read',
      'settings.write',
      'portal-payments.manage',
    ],
  },
  employee: { ...staffUser, permissions: OFFICE },
  'agent with every flag': {
    ...agentUser,
    permissions: [
      'agent.read',
      'agent.write',
      ...OFFICE.filter((permission) => !/^brokers\.(write|delete)/.test(permission)),
    ],
  },
  'agent without a flag': {
    ...agentUser,
    permissions: ['dashboard.read', 'support.read', 'agent.read', 'agent.write', 'history.read'],
  },
  driver: { ...staffUser, role: 'driver', permissions: ['dashboard.read', 'portal.read', 'portal.write'] },
  client: {
    ...staffUser,
    role: 'client',
    clientId: 'client-1',
    permissions: ['dashboard.read', 'portal.read', 'portal.write', 'portal.documents.write', 'portal.pay'],
  },
} satisfies Record<string, User>;
type Who = keyof typeof PEOPLE;

const EVERYBODY: readonly Who[] = [
  'admin',
  'employee',
  'agent with every flag',
  'agent without a flag',
  'driver',
  'client',
];
const STAFF: readonly Who[] = ['admin', 'employee', 'agent with every flag', 'agent without a flag'];
const AT_WORK: readonly Who[] = ['admin', 'employee', 'agent with every flag'];
const ADMIN: readonly Who[] = ['admin'];

/** Who may open what, from the rules of the firm: every screen stands here. */
const OPEN: Readonly<Record<string, readonly Who[]>> = {
  '/': EVERYBODY,
  '/dashboard': EVERYBODY,
  '/invoices': EVERYBODY,
  '/accounting': AT_WORK,
  '/clients': AT_WORK,
  '/clients/:id': AT_WORK,
  '/loads': AT_WORK,
  '/client-registrations': AT_WORK,
  '/documents': AT_WORK,
  '/documents/uploads': AT_WORK,
  '/practice': AT_WORK,
  '/reminders': AT_WORK,
  '/audit': ADMIN,
  '/agents': ADMIN,
  '/users': ADMIN,
  '/settings': ADMIN,
  '/dev/mail': STAFF,
  '/business': AT_WORK,
  '/drivers': AT_WORK,
  '/drivers/tests': AT_WORK,
  '/expenses': AT_WORK,
  '/reports': STAFF,
  '/insurance': AT_WORK,
  '/features': AT_WORK,
  '/payments': EVERYBODY,
  '/payments/invoices': AT_WORK,
  '/ifta': EVERYBODY,
  '/client-portal': EVERYBODY,
  '/checkout': EVERYBODY,
  '/profile': EVERYBODY,
  '/support': EVERYBODY,
  '*': EVERYBODY,
};

const below = (route: RouteObject, base = ''): string[] => {
  const here = `${base.replace(/\/$/, '')}/${
    route.path
      ?.replace(/^\//, '')
      .replace(/:\w+\??/, '1')
      .replace('*', 'no-such-page') ?? ''
  }`;
  return [here, ...(route.children ?? []).flatMap((child) => below(child, here))];
};
const PLACES = screens.flatMap((route) =>
  below(route).map((place): [place: string, screen: string] => [place, route.path ?? '']),
);
const opens = (who: Who, place: string): boolean => {
  const handle = (matchRoutes(screens, place) ?? [])
    .map(({ route }) => route.handle as ScreenHandle | undefined)
    .findLast(Boolean);
  return handle === undefined || mayOpen(PEOPLE[who], handle);
};

describe('the table of screens', () => {
  it('says of each who may open it', () => {
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(OPEN)));
    expect(screens.map(({ path }) => path).filter((path) => OPEN[path ?? ''] === undefined)).toEqual([]);
  });

  it.each(EVERYBODY)('lets the %s in where the firm does, at every place of every screen', (who) => {
    expect(PLACES.map(([place]) => [place, opens(who, place)])).toEqual(
      PLACES.map(([place, path]) => [place, OPEN[path]?.includes(who)]),
    );
  });

  it.each(['client', 'driver'] as const)(
    'shows a %s no screen of the staff, and asks the server nothing for it',
    async (who) => {
      const closed = PLACES.filter(([, path]) => !OPEN[path]?.includes(who)).map(([place]) => place);
      expect(closed.length).toBeGreaterThan(15);
      const { server, address } = openApp(
        '/profile',
        portalAnswers({ ...signedInAs(PEOPLE[who]), 'GET /api/sessions': () => ({ body: [] }) }),
      );
      await screen.findByRole('heading', { level: 1, name: /Profile/ });
      const before = server.seen.length;
      for (const place of closed) {
        act(() => {
          window.history.pushState(null, '', place);
          window.dispatchEvent(new PopStateEvent('popstate'));
        });
        await waitFor(() =>
          expect([address(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([place, 'No access']),
        );
      }
      expect(server.seen.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    },
  );
});
