import { Navigate, type RouteObject } from 'react-router';
import { lazyPage } from '../lib/lazy-named';
import { can, useUser } from '../lib/session/session-context';
import { NextReleasePage } from '../pages/next-release/next-release-page';
import { nextRelease } from './next-release';
import { NotFoundInside } from './not-found';
import type { ScreenHandle } from './screen-handle';

type Page = Parameters<typeof lazyPage>[0];

const page = (path: string, load: Page, children?: RouteObject[]): RouteObject => ({
  path,
  Component: lazyPage(load),
  ...(children && { children }),
});
const first = (load: Page): RouteObject => ({ index: true, Component: lazyPage(load) });
const screen = (path: string, handle: ScreenHandle, load: Page, children?: RouteObject[]): RouteObject => ({
  ...page(path, load, children),
  handle,
});

const accounting: RouteObject[] = [
  first(() => import('../pages/accounting/overview-tab')),
  page('invoices', () => import('../pages/accounting/invoices-tab'), [
    page(':id', () => import('../pages/accounting/invoice-drawer')),
  ]),
  page('reports', () => import('../pages/accounting/financial-reports-tab')),
  page('bookkeeping', () => import('../pages/accounting/bookkeeping-tab')),
  page('profit-and-loss', () => import('../pages/accounting/next-release-tab')),
  page('1099', () => import('../pages/accounting/next-release-tab')),
];

const clients: RouteObject[] = [
  first(() => import('../pages/clients/clients-tab')),
  page('brokers', () => import('../pages/clients/brokers-tab'), [
    page(':id', () => import('../pages/clients/broker-drawer')),
  ]),
  page('vehicles', () => import('../pages/clients/vehicles-tab'), [
    page(':id', () => import('../pages/clients/vehicle-drawer')),
  ]),
];

const business: RouteObject[] = [
  page('', () => import('../pages/business/manage-tab'), [
    page(':id', () => import('../pages/business/entity-drawer')),
  ]),
  page('register', () => import('../pages/business/register-tab')),
];

type HubScreens = typeof import('../pages/features/tabs');
/** A tab of the compliance hub, and the panel of one of its records. */
const hub = (path: string, name: Exclude<keyof HubScreens, 'units'>): RouteObject => {
  const screens = () => import('../pages/features/tabs');
  return page(path, async () => ({ Component: (await screens())[name].Tab }), [
    page(':id', async () => ({ Component: (await screens())[name].Drawer })),
  ]);
};
const features: RouteObject[] = [
  { index: true, element: <Navigate replace to="/features/dot-audits" /> },
  hub('dot-audits', 'dotAudits'),
  hub('safety-audits', 'safetyAudits'),
  hub('review-audits', 'reviewAudits'),
  page('audits/:id', () => import('../pages/features/audit-redirect')),
  hub('updates', 'updates'),
  hub('permits', 'statePermits'),
  page('every-permit/:id', () => import('../pages/features/permit-redirect')),
  hub('authority', 'authorities'),
  hub('plates', 'plates'),
  hub('plates/ifta', 'iftaLicenses'),
  page('plates/units', async () => ({ Component: (await import('../pages/features/tabs')).units.Tab })),
  hub('plates/permits', 'temporaryPermits'),
  hub('plates/2290', 'heavyUse'),
  hub('plates/renewals', 'irpRenewals'),
];

const reminders: RouteObject[] = [
  page('', () => import('../pages/reminders/reminders-tab'), [
    page(':id', () => import('../pages/reminders/reminder-drawer')),
  ]),
  page('filings', () => import('../pages/reminders/filings-tab')),
  page('papers', () => import('../pages/reminders/papers-tab'), [
    page(':id', () => import('../pages/reminders/paper-drawer')),
  ]),
];

const settings: RouteObject[] = [
  first(() => import('../pages/settings/firm-tab')),
  page('history', () => import('../pages/settings/history-tab')),
];

const audit: RouteObject[] = [
  first(() => import('../pages/audit/facts-tab')),
  page('batches', () => import('../pages/audit/batches-tab')),
  page('integrity', () => import('../pages/audit/integrity-tab')),
  page('jobs', () => import('../pages/audit/jobs-tab')),
];

const portal: RouteObject[] = [
  first(() => import('../pages/client-portal/overview-tab')),
  page('loads', () => import('../pages/client-portal/loads-tab')),
  page('expenses', () => import('../pages/client-portal/expenses-tab'), [
    page(':id', () => import('../pages/client-portal/expense-drawer')),
  ]),
  page('file', () => import('../pages/client-portal/file-tab')),
  page('documents', () => import('../pages/client-portal/documents-tab')),
  page('ifta', () => import('../pages/client-portal/ifta-tab')),
  page('payments', () => import('../pages/client-portal/payments-tab')),
  page('deadlines', () => import('../pages/client-portal/obligations-tab')),
];

const Dashboard = lazyPage(() => import('../pages/dashboard/dashboard-page'));

/** An agent without figures and invoices has a dashboard of its own. */
function Home() {
  const user = useUser();
  return user.isAgent && !(can(user, 'dashboard.read') && can(user, 'invoices.read')) ? (
    <Navigate replace to="/agent-dashboard" />
  ) : (
    <Dashboard />
  );
}

/** Screens of agents have a frame of their own, outside the shell. */
export const agentScreens: RouteObject[] = [
  page('/agent-dashboard/:tab?', () => import('../pages/agent-dashboard/agent-dashboard-page')),
  page('/agent-profile', () => import('../pages/agent-profile/agent-profile-page')),
];

export const screens: RouteObject[] = [
  { path: '/', handle: { title: 'Dashboard' }, element: <Home /> },
  { path: '/dashboard', element: <Navigate replace to="/" /> },
  { path: '/invoices', element: <Navigate replace to="/accounting/invoices" /> },
  screen(
    '/accounting',
    { title: 'Accounting', permission: 'invoices.read' },
    () => import('../pages/accounting/accounting-page'),
    accounting,
  ),
  screen(
    '/clients',
    { title: 'Client Management', permission: 'clients.read' },
    () => import('../pages/clients/clients-page'),
    clients,
  ),
  screen('/clients/:id', { title: 'Client', permission: 'clients.read' }, () => import('../pages/clients/client-page')),
  screen(
    '/expenses',
    { title: 'Expenses', permission: 'expenses.read' },
    () => import('../pages/expenses/expenses-page'),
    [page(':id', () => import('../pages/expenses/expense-drawer'))],
  ),
  screen('/drivers', { title: 'Drivers', permission: 'drivers.read' }, () => import('../pages/drivers/drivers-page'), [
    page(':id', () => import('../pages/drivers/driver-drawer')),
  ]),
  screen(
    '/drivers/tests',
    { title: 'Drivers', permission: 'compliance.read' },
    () => import('../pages/drivers/tests-page'),
    [hub('', 'substanceTests')],
  ),
  screen('/support', { title: 'Support' }, () => import('../pages/support/support-page'), [
    page(':id', () => import('../pages/support/support-drawer')),
  ]),
  screen('/loads', { title: 'Loads', permission: 'loads.read' }, () => import('../pages/loads/loads-page'), [
    page(':id', () => import('../pages/loads/load-drawer')),
  ]),
  screen(
    '/practice',
    { title: 'Practice Desk', permission: 'obligations.read' },
    () => import('../pages/practice/practice-page'),
    [page(':id', () => import('../pages/practice/obligation-drawer'))],
  ),
  screen(
    '/insurance',
    { title: 'Insurance', permission: 'insurance.read' },
    () => import('../pages/insurance/insurance-page'),
    [page(':id', () => import('../pages/insurance/insurance-drawer'))],
  ),
  screen(
    '/business',
    { title: 'Business Registration', permission: 'entities.read' },
    () => import('../pages/business/business-page'),
    business,
  ),
  screen(
    '/features',
    { title: 'Features', permission: 'compliance.read' },
    () => import('../pages/features/features-page'),
    features,
  ),
  screen(
    '/reminders',
    { title: 'Reminders', permission: 'reminders.read' },
    () => import('../pages/reminders/reminders-page'),
    reminders,
  ),
  screen(
    '/client-registrations',
    { title: 'Client Registrations', permission: 'registrations.read' },
    () => import('../pages/client-registrations/client-registrations-page'),
  ),
  screen('/audit', { title: 'Audit', permission: 'audit.read' }, () => import('../pages/audit/audit-page'), audit),
  screen('/dev/mail', { title: 'Demo Mail', audience: 'staff' }, () => import('../pages/dev-mail/dev-mail-page'), [
    page(':id', () => import('../pages/dev-mail/mail-drawer')),
  ]),
  screen(
    '/documents',
    { title: 'Documents', permission: 'documents.read' },
    () => import('../pages/documents/documents-page'),
    [page(':id', () => import('../pages/documents/compliance-document-drawer'))],
  ),
  screen(
    '/documents/uploads',
    { title: 'Documents', permission: 'documents.read' },
    () => import('../pages/documents/uploads-page'),
    [page(':id', () => import('../pages/documents/document-drawer'))],
  ),
  screen('/payments', { title: 'Payments' }, () => import('../pages/payments/payments-page')),
  screen(
    '/payments/invoices',
    { title: 'Payments', permission: 'payments.read' },
    () => import('../pages/payments/invoice-payments-page'),
  ),
  screen('/ifta', { title: 'IFTA Help' }, () => import('../pages/ifta/ifta-page'), [
    page(':id', () => import('../pages/ifta/process-drawer')),
  ]),
  screen(
    '/client-portal',
    { title: 'Client Portal' },
    () => import('../pages/client-portal/client-portal-page'),
    portal,
  ),
  screen('/checkout', { title: 'Checkout' }, () => import('../pages/checkout/checkout-page')),
  screen(
    '/agents',
    { title: 'Agent Management', permission: 'agents.manage' },
    () => import('../pages/agents/agents-page'),
  ),
  screen('/users', { title: 'Users', permission: 'users.manage' }, () => import('../pages/users/users-page'), [
    page(':id', () => import('../pages/users/user-drawer')),
  ]),
  screen(
    '/settings',
    { title: 'Settings', permission: 'settings.write' },
    () => import('../pages/settings/settings-page'),
    settings,
  ),
  screen('/profile', { title: 'Profile' }, () => import('../pages/profile/profile-page')),
  ...nextRelease.map(([path, handle]): RouteObject => ({
    path,
    handle,
    element: <NextReleasePage title={handle.title} />,
  })),
  { path: '*', Component: NotFoundInside },
];
