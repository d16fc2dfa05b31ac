import { Navigate, type RouteObject } from 'react-router';
import { lazyPage } from '../lib/lazy-named';
import { NextReleasePage } from '../pages/next-release/next-release-page';
import { NotFoundInside } from './not-found';
import type { ScreenHandle } from './screen-handle';

type Page = Parameters<typeof lazyPage>[0];

const page = (path: string, load: Page, children?: RouteObject[]): RouteObject => ({ path, Component: lazyPage(load), ...(children && { children }) });
const first = (load: Page): RouteObject => ({ index: true, Component: lazyPage(load) });
const screen = (path: string, handle: ScreenHandle, load: Page, children?: RouteObject[]): RouteObject => ({ ...page(path, load, children), handle });

const nextRelease: readonly (readonly [path: string, handle: ScreenHandle])[] = [
  ['/ifta', { title: 'IFTA Help' }],
  ['/business', { title: 'Business Registration', audience: 'staff' }],
  ['/drivers', { title: 'Drivers', audience: 'staff' }],
  ['/expenses', { title: 'Expenses', audience: 'staff' }],
  ['/documents', { title: 'Documents', audience: 'staff' }],
  ['/payments', { title: 'Payments' }],
  ['/support', { title: 'Support' }],
  ['/reports', { title: 'Reports', audience: 'staff' }],
  ['/insurance', { title: 'Insurance', audience: 'staff' }],
  ['/agents', { title: 'Agent Management', audience: 'admin' }],
  ['/features', { title: 'Features', audience: 'staff' }],
  ['/users', { title: 'Users', audience: 'admin' }],
  ['/settings', { title: 'Settings', audience: 'admin' }],
  ['/client-portal', { title: 'Client Portal' }],
  ['/checkout', { title: 'Checkout' }],
  ['/agent-dashboard', { title: 'Agent Dashboard' }],
  ['/agent-profile', { title: 'Agent Profile' }],
  ['/reset-password', { title: 'Reset Password' }],
];

const accounting: RouteObject[] = [
  first(() => import('../pages/accounting/overview-tab')),
  page('invoices', () => import('../pages/accounting/invoices-tab'), [page(':id', () => import('../pages/accounting/invoice-drawer'))]),
  page('reports', () => import('../pages/accounting/financial-reports-tab')),
  page('bookkeeping', () => import('../pages/accounting/bookkeeping-tab')),
  page('profit-and-loss', () => import('../pages/accounting/next-release-tab')),
  page('1099', () => import('../pages/accounting/next-release-tab')),
];

const clients: RouteObject[] = [
  page('', () => import('../pages/clients/clients-tab'), [page(':id', () => import('../pages/clients/client-drawer'))]),
  page('brokers', () => import('../pages/clients/brokers-tab'), [page(':id', () => import('../pages/clients/broker-drawer'))]),
];

const audit: RouteObject[] = [first(() => import('../pages/audit/facts-tab')), page('jobs', () => import('../pages/audit/jobs-tab'))];

export const screens: RouteObject[] = [
  screen('/', { title: 'Dashboard' }, () => import('../pages/dashboard/dashboard-page')),
  { path: '/dashboard', element: <Navigate replace to="/" /> },
  { path: '/invoices', element: <Navigate replace to="/accounting/invoices" /> },
  screen('/accounting', { title: 'Accounting', permission: 'invoices.read' }, () => import('../pages/accounting/accounting-page'), accounting),
  screen('/clients', { title: 'Clients', permission: 'clients.read' }, () => import('../pages/clients/clients-page'), clients),
  screen('/loads', { title: 'Loads', permission: 'loads.read' }, () => import('../pages/loads/loads-page'), [page(':id', () => import('../pages/loads/load-drawer'))]),
  screen('/client-registrations', { title: 'Registrations', permission: 'registrations.read' }, () => import('../pages/client-registrations/client-registrations-page')),
  screen('/audit', { title: 'Audit', permission: 'audit.read' }, () => import('../pages/audit/audit-page'), audit),
  screen('/dev/mail', { title: 'Demo Mail', audience: 'staff' }, () => import('../pages/dev-mail/dev-mail-page'), [page(':id', () => import('../pages/dev-mail/mail-drawer'))]),
  screen('/profile', { title: 'Profile' }, () => import('../pages/profile/profile-page')),
  ...nextRelease.map(([path, handle]): RouteObject => ({ path, handle, element: <NextReleasePage title={handle.title} /> })),
  { path: '*', Component: NotFoundInside },
];
