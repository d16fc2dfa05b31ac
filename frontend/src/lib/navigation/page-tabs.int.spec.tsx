import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { admin, agentUser, clientUser } from '../../testing/prepared/people';
import type { User } from '../api/api-types';
import { everyTab, usePageTabs } from './page-tabs';
import { SessionContext } from '../session/session-context';

const holding = (...permissions: string[]): User => ({ ...agentUser, permissions });
const shown = (user: User, page: Parameters<typeof usePageTabs>[0]) =>
  renderHook(() => usePageTabs(page), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={{ state: { status: 'signed-in', user }, signIn: () => {}, signOut: () => {} }}>
        {children}
      </SessionContext>
    ),
  }).result.current.map(({ label }) => label);

describe('the tabs of a page', () => {
  it('are those that are open to whoever is signed in, in their order', () => {
    expect(shown(holding('clients.read'), 'clients')).toEqual(['Clients']);
    expect(shown(holding('clients.read', 'vehicles.read'), 'clients')).toEqual(['Clients', 'Vehicles']);
    expect(shown(admin, 'clients')).toEqual(['Clients', 'Brokers', 'Vehicles', 'Factors']);
  });

  it('of a driver have more than those of a client', () => {
    const driver = holding('portal.read', 'driver.read');
    const more = shown(driver, 'driving').filter((label) => !shown(clientUser, 'driving').includes(label));
    expect(more).toEqual(['My Loads', 'My Expenses', 'My Trips', 'My Pay', 'My File']);
  });
});

describe('all tabs that are open to somebody', () => {
  const addresses = (user: User) => everyTab(user).map(({ to }) => to);

  it('are each once, though pages share some', () => {
    const all = addresses(admin);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((to) => to === '/client-portal/documents')).toHaveLength(1);
  });

  it.each([
    ['ledger.read', '/accounting/bookkeeping?view=accounts'],
    ['jobs.manage', '/audit/jobs'],
    ['payments.read', '/payments/invoices'],
    ['portal-payments.read', '/payments'],
    ['compliance.read', '/drivers/tests'],
    ['driver.read', '/client-portal/file'],
  ])('have with %s %s, and not without', (permission, to) => {
    expect([addresses(holding(permission)).includes(to), addresses(holding()).includes(to)]).toEqual([true, false]);
  });
});
