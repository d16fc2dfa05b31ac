import { screen, within } from '@testing-library/react';
import { driverKit } from '../../../features/operations/drivers/driver-kit';
import type { Driver } from '../../../lib/api/api-types';
import { problem } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { driverUser, onScreen, portalAnswers as answers } from '../../../testing/portal-scene';
import { loadOf } from '../../../testing/prepared/records';

const PERMISSIONS = ['dashboard.read', 'portal.read', 'portal.write', 'driver.read', 'driver.write'];
const me = { ...driverUser, driverId: 7, permissions: PERMISSIONS };
const signedIn = { 'GET /api/auth/user': () => ({ body: me }) };
const dana: Driver = { ...(recordOfKit(driverKit) as unknown as Driver), id: 7, firstName: 'Dana', lastName: 'Reyes' };

beforeEach(() => onScreen('phone'));

describe('the portal of a driver', () => {
  it('has its loads, its expenses, its trips, its pay and its file beside what clients have', async () => {
    openApp('/client-portal/loads', answers({ ...signedIn, 'GET /api/loads': () => ({ body: [] }) }));
    const tabs = within(await screen.findByRole('navigation', { name: 'Client Portal' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'My Loads',
      'My Expenses',
      'My Trips',
      'My Pay',
      'My File',
      'Documents',
      'IFTA Status',
      'Payments',
    ]);
    expect(await screen.findByText('No loads yet')).toBeInTheDocument();
  });

  it('shows the loads under way before those that are done', async () => {
    const loads = [
      loadOf({ id: 1, loadNumber: 'L-1', status: 'delivered' }),
      loadOf({ id: 2, loadNumber: 'L-2', status: 'in_transit', distance: '612.5', vehicleUnit: '101' }),
    ];
    openApp('/client-portal/loads', answers({ ...signedIn, 'GET /api/loads': () => ({ body: loads }) }));
    const open = within(await screen.findByRole('list', { name: 'Under way' }));
    expect(open.getByText('L-2')).toBeInTheDocument();
    for (const words of ['101', '612.5', 'Prairie Star Carriers']) expect(open.getByText(words)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Done' })).getByText('L-1')).toBeInTheDocument();
  });

  it('shows the own file; its papers can be added to, and nothing else be done with them', async () => {
    const file = {
      ...signedIn,
      'GET /api/drivers/7': () => ({ body: dana }),
      'GET /api/drivers/7/documents': () => ({ body: [] }),
    };
    openApp('/client-portal/file', answers(file));
    const papers = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(papers.getAllByRole('button')).toHaveLength(6);
    expect(screen.getByRole('region', { name: 'Compliance' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See loads of this driver' })).toBeNull();
  });

  it('says so where the sign-in is linked to no driver, or its file does not load', async () => {
    openApp('/client-portal/file', answers({ 'GET /api/auth/user': () => ({ body: { ...me, driverId: null } }) }));
    expect(await screen.findByText('No driver file yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask the office' })).toHaveAttribute('href', '/support?new=1');
  });

  it.each(['loads', 'expenses', 'trips', 'pay', 'file'])(
    'leads a client from /client-portal/%s to its own',
    async (at) => {
      openApp(`/client-portal/${at}`, answers({}));
      expect(await screen.findByText(/(are|is) shown to drivers$/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See what is yours' })).toHaveAttribute('href', '/client-portal');
    },
  );

  it('says that the file does not load', async () => {
    openApp('/client-portal/file', answers({ ...signedIn, 'GET /api/drivers/7': () => problem(404, 'Not there') }));
    expect(await screen.findByText('Not found')).toBeInTheDocument();
  });
});
