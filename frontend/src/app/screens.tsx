import { Navigate, type RouteObject } from 'react-router';
import { NotFoundInside } from './not-found';
import { publicRoutes } from './public-routes';
import type { ScreenHandle } from './screen-handle';

const screen = (path: string, handle: ScreenHandle, lazy: RouteObject['lazy'], children?: RouteObject[]): RouteObject =>
  ({ path, handle, lazy, ...(children && { children }) }) as RouteObject;

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
  { index: true, lazy: () => import('../pages/accounting/overview-tab') },
  { path: 'invoices', lazy: () => import('../pages/accounting/invoices-tab'), children: [{ path: ':id', lazy: () => import('../pages/accounting/invoice-drawer') }] },
  { path: 'reports', lazy: () => import('../pages/accounting/financial-reports-tab') },
  { path: 'bookkeeping', lazy: () => import('../pages/accounting/bookkeeping-tab') },
  { path: 'profit-and-loss', lazy: () => import('../pages/accounting/next-release-tab') },
  { path: '1099', lazy: () => import('../pages/accounting/next-release-tab') },
];

const clients: RouteObject[] = [
  { path: '', lazy: () => import('../pages/clients/clients-tab'), children: [{ path: ':id', lazy: () => import('../pages/clients/client-drawer') }] },
  { path: 'brokers', lazy: () => import('../pages/clients/brokers-tab'), children: [{ path: ':id', lazy: () => import('../pages/clients/broker-drawer') }] },
];

const audit: RouteObject[] = [
  { index: true, lazy: () => import('../pages/audit/facts-tab') },
  { path: 'jobs', lazy: () => import('../pages/audit/jobs-tab') },
];

const signedIn: RouteObject[] = [
  screen('/', { title: 'Dashboard' }, () => import('../pages/dashboard/dashboard-page')),
  { path: '/dashboard', element: <Navigate replace to="/" /> },
  { path: '/invoices', element: <Navigate replace to="/accounting/invoices" /> },
  screen('/accounting', { title: 'Accounting', permission: 'invoices.read' }, () => import('../pages/accounting/accounting-page'), accounting),
  screen('/clients', { title: 'Clients', permission: 'clients.read' }, () => import('../pages/clients/clients-page'), clients),
  screen('/loads', { title: 'Loads', permission: 'loads.read' }, () => import('../pages/loads/loads-page'), [{ path: ':id', lazy: () => import('../pages/loads/load-drawer') }]),
  screen('/client-registrations', { title: 'Registrations', permission: 'registrations.read' }, () => import('../pages/client-registrations/client-registrations-page')),
  screen('/audit', { title: 'Audit', permission: 'audit.read' }, () => import('../pages/audit/audit-page'), audit),
  screen('/dev/mail', { title: 'Demo Mail', audience: 'staff' }, () => import('../pages/dev-mail/dev-mail-page'), [{ path: ':id', lazy: () => import('../pages/dev-mail/mail-drawer') }]),
  screen('/profile', { title: 'Profile' }, () => import('../pages/profile/profile-page')),
  ...nextRelease.map(([path, handle]) => screen(path, handle, () => import('../pages/next-release/next-release-page'))),
  { path: '*', Component: NotFoundInside },
];

export const userRoutes: RouteObject[] = [...publicRoutes, { lazy: () => import('./shell/shell'), children: signedIn }];
