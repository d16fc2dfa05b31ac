import { Navigate, type RouteObject } from 'react-router';
import { lazyPage } from '../lib/lazy-named';

export type LoadPage = Parameters<typeof lazyPage>[0];

const page = (path: string, load: LoadPage, children?: RouteObject[]): RouteObject => ({
  path,
  Component: lazyPage(load),
  ...(children && { children }),
});
const first = (load: LoadPage): RouteObject => ({ index: true, Component: lazyPage(load) });
const panel = (load: LoadPage): RouteObject => page(':id', load);

type HubScreens = typeof import('../pages/features/tabs');
/** A tab of the compliance hub, and the panel of one of its records. */
const hub = (path: string, name: Exclude<keyof HubScreens, 'units'>): RouteObject => {
  const screens = () => import('../pages/features/tabs');
  return page(path, async () => ({ Component: (await screens())[name].Tab }), [
    page(':id', async () => ({ Component: (await screens())[name].Drawer })),
  ]);
};

const accounting: RouteObject[] = [
  first(() => import('../pages/accounting/overview-tab')),
  page('invoices', () => import('../pages/accounting/invoices-tab'), [
    panel(() => import('../pages/accounting/invoice-drawer')),
  ]),
  page('reports', () => import('../pages/accounting/financial-reports-tab')),
  page('bookkeeping', () => import('../pages/accounting/bookkeeping-tab')),
  page('profit-and-loss', () => import('../pages/accounting/next-release-tab')),
  page('1099', () => import('../pages/accounting/next-release-tab')),
];

const business: RouteObject[] = [
  page('', () => import('../pages/business/manage-tab'), [panel(() => import('../pages/business/entity-drawer'))]),
  page('register', () => import('../pages/business/register-tab')),
];

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
    panel(() => import('../pages/reminders/reminder-drawer')),
  ]),
  page('filings', () => import('../pages/reminders/filings-tab')),
  page('papers', () => import('../pages/reminders/papers-tab'), [
    panel(() => import('../pages/reminders/paper-drawer')),
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
    panel(() => import('../pages/client-portal/expense-drawer')),
  ]),
  page('file', () => import('../pages/client-portal/file-tab')),
  page('documents', () => import('../pages/client-portal/documents-tab')),
  page('ifta', () => import('../pages/client-portal/ifta-tab')),
  page('payments', () => import('../pages/client-portal/payments-tab')),
  page('deadlines', () => import('../pages/client-portal/obligations-tab')),
];

/**
 * The pages that put several features together, by the address of their screen. A screen of a kind alone has none here:
 * its page follows from the kind (`screen-parts.ts` in its feature).
 */
export const pages: Readonly<Record<string, RouteObject>> = Object.fromEntries(
  [
    page('/accounting', () => import('../pages/accounting/accounting-page'), accounting),
    page('/clients', () => import('../pages/clients/clients-page'), [
      first(() => import('../pages/clients/clients-tab')),
    ]),
    page('/clients/:id', () => import('../pages/clients/client-page')),
    page('/expenses', () => import('../pages/expenses/expenses-page'), [
      panel(() => import('../pages/expenses/expense-drawer')),
    ]),
    page('/drivers/tests', () => import('../pages/drivers/tests-page'), [hub('', 'substanceTests')]),
    page('/support', () => import('../pages/support/support-page'), [
      panel(() => import('../pages/support/support-drawer')),
    ]),
    page('/loads', () => import('../pages/loads/loads-page'), [panel(() => import('../pages/loads/load-drawer'))]),
    page('/practice', () => import('../pages/practice/practice-page'), [
      panel(() => import('../pages/practice/obligation-drawer')),
    ]),
    page('/business', () => import('../pages/business/business-page'), business),
    page('/features', () => import('../pages/features/features-page'), features),
    page('/reminders', () => import('../pages/reminders/reminders-page'), reminders),
    page('/client-registrations', () => import('../pages/client-registrations/client-registrations-page')),
    page('/audit', () => import('../pages/audit/audit-page'), audit),
    page('/dev/mail', () => import('../pages/dev-mail/dev-mail-page'), [
      panel(() => import('../pages/dev-mail/mail-drawer')),
    ]),
    page('/documents', () => import('../pages/documents/documents-page'), [
      panel(() => import('../pages/documents/compliance-document-drawer')),
    ]),
    page('/documents/uploads', () => import('../pages/documents/uploads-page'), [
      panel(() => import('../pages/documents/document-drawer')),
    ]),
    page('/payments', () => import('../pages/payments/payments-page')),
    page('/payments/invoices', () => import('../pages/payments/invoice-payments-page')),
    page('/ifta', () => import('../pages/ifta/ifta-page'), [panel(() => import('../pages/ifta/process-drawer'))]),
    page('/client-portal', () => import('../pages/client-portal/client-portal-page'), portal),
    page('/checkout', () => import('../pages/checkout/checkout-page')),
    page('/agents', () => import('../pages/agents/agents-page')),
    page('/users', () => import('../pages/users/users-page'), [panel(() => import('../pages/users/user-drawer'))]),
    page('/settings', () => import('../pages/settings/settings-page'), settings),
    page('/profile', () => import('../pages/profile/profile-page')),
  ].map((route): [string, RouteObject] => [route.path ?? '', route]),
);

/** Screens of agents have a frame of their own, outside the shell. */
export const agentScreens: RouteObject[] = [
  page('/agent-dashboard/:tab?', () => import('../pages/agent-dashboard/agent-dashboard-page')),
  page('/agent-profile', () => import('../pages/agent-profile/agent-profile-page')),
];
