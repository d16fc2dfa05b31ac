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

type HubScreens = typeof import('../pages/compliance/features/tabs');
/** A tab of the compliance hub, and the panel of one of its records. */
const hub = (path: string, name: Exclude<keyof HubScreens, 'units'>): RouteObject => {
  const screens = () => import('../pages/compliance/features/tabs');
  return page(path, async () => ({ Component: (await screens())[name].Tab }), [
    page(':id', async () => ({ Component: (await screens())[name].Drawer })),
  ]);
};

const accounting: RouteObject[] = [
  first(() => import('../pages/accounting/accounting/overview-tab')),
  page('invoices', () => import('../pages/accounting/accounting/invoices-tab'), [
    panel(() => import('../pages/accounting/accounting/invoice-drawer')),
  ]),
  page('reports', () => import('../pages/accounting/accounting/financial-reports-tab')),
  page('bookkeeping', () => import('../pages/accounting/accounting/bookkeeping-tab')),
  page('profit-and-loss', () => import('../pages/accounting/accounting/profit-and-loss-tab')),
];

const reports: RouteObject[] = [
  first(() => import('../pages/accounting/reports/month-tab')),
  page('balance-sheet', () => import('../pages/accounting/reports/balance-sheet-tab')),
  page('cash-flow', () => import('../pages/accounting/reports/cash-flow-tab')),
  page('ageing', () => import('../pages/accounting/reports/ageing-tab')),
  page('broker-ledger', () => import('../pages/accounting/reports/broker-ledger-tab')),
  page('statements', () => import('../pages/accounting/reports/statements-tab')),
];

const settlements: RouteObject[] = [
  page('', () => import('../pages/pay/settlements/settlements-tab'), [
    panel(() => import('../pages/pay/settlements/settlement-drawer')),
  ]),
  page('accounts', () => import('../pages/pay/settlements/accounts-tab'), [
    panel(() => import('../pages/pay/settlements/account-drawer')),
  ]),
];

const ifta: RouteObject[] = [
  page('', () => import('../pages/compliance/ifta/overview-tab'), [
    panel(() => import('../pages/compliance/ifta/process-drawer')),
  ]),
  page('returns', () => import('../pages/compliance/ifta/returns-tab'), [
    panel(() => import('../pages/compliance/ifta/return-drawer')),
  ]),
  page('records', () => import('../pages/compliance/ifta/records-tab')),
  page('rates', () => import('../pages/compliance/ifta/rates-tab')),
  page('help', () => import('../pages/compliance/ifta/help-tab')),
];

const business: RouteObject[] = [
  page('', () => import('../pages/clients/business/manage-tab'), [
    panel(() => import('../pages/clients/business/entity-drawer')),
  ]),
  page('register', () => import('../pages/clients/business/register-tab')),
];

const features: RouteObject[] = [
  { index: true, element: <Navigate replace to="/features/dot-audits" /> },
  hub('dot-audits', 'dotAudits'),
  hub('safety-audits', 'safetyAudits'),
  hub('review-audits', 'reviewAudits'),
  page('audits/:id', () => import('../pages/compliance/features/audit-redirect')),
  hub('updates', 'updates'),
  hub('permits', 'statePermits'),
  page('every-permit/:id', () => import('../pages/compliance/features/permit-redirect')),
  hub('authority', 'authorities'),
  hub('plates', 'plates'),
  hub('plates/ifta', 'iftaLicenses'),
  page('plates/units', async () => ({ Component: (await import('../pages/compliance/features/tabs')).units.Tab })),
  hub('plates/permits', 'temporaryPermits'),
  hub('plates/2290', 'heavyUse'),
  hub('plates/renewals', 'irpRenewals'),
];

const reminders: RouteObject[] = [
  page('', () => import('../pages/compliance/reminders/reminders-tab'), [
    panel(() => import('../pages/compliance/reminders/reminder-drawer')),
  ]),
  page('filings', () => import('../pages/compliance/reminders/filings-tab')),
  page('papers', () => import('../pages/compliance/reminders/papers-tab'), [
    panel(() => import('../pages/compliance/reminders/paper-drawer')),
  ]),
];

const settings: RouteObject[] = [
  first(() => import('../pages/administration/settings/firm-tab')),
  page('history', () => import('../pages/administration/settings/history-tab')),
];

const audit: RouteObject[] = [
  first(() => import('../pages/administration/audit/events-tab')),
  page('batches', () => import('../pages/administration/audit/batches-tab')),
  page('integrity', () => import('../pages/administration/audit/integrity-tab')),
  page('jobs', () => import('../pages/administration/audit/jobs-tab')),
];

const readings: RouteObject[] = [
  first(() => import('../pages/administration/readings/figures-tab')),
  page('papers', () => import('../pages/administration/readings/papers-tab'), [
    panel(() => import('../pages/administration/readings/reading-drawer')),
  ]),
];

const portal: RouteObject[] = [
  first(() => import('../pages/workspace/client-portal/overview-tab')),
  page('loads', () => import('../pages/workspace/client-portal/loads-tab')),
  page('expenses', () => import('../pages/workspace/client-portal/expenses-tab'), [
    panel(() => import('../pages/workspace/client-portal/expense-drawer')),
  ]),
  page('trips', () => import('../pages/workspace/client-portal/trips-tab')),
  page('pay', () => import('../pages/workspace/client-portal/pay-tab'), [
    panel(() => import('../pages/workspace/client-portal/pay-drawer')),
  ]),
  page('file', () => import('../pages/workspace/client-portal/file-tab')),
  page('documents', () => import('../pages/workspace/client-portal/documents-tab')),
  page('ifta', () => import('../pages/workspace/client-portal/ifta-tab')),
  page('payments', () => import('../pages/workspace/client-portal/payments-tab')),
  page('deadlines', () => import('../pages/workspace/client-portal/obligations-tab')),
];

/**
 * The pages that put several features together, by the address of their screen. A screen of a kind alone has none here:
 * its page follows from the kind (`screen-parts.ts` in its feature).
 */
export const pages: Readonly<Record<string, RouteObject>> = Object.fromEntries(
  [
    page('/accounting', () => import('../pages/accounting/accounting/accounting-page'), accounting),
    page('/clients', () => import('../pages/clients/clients/clients-page'), [
      first(() => import('../pages/clients/clients/clients-tab')),
    ]),
    page('/clients/:id', () => import('../pages/clients/clients/client/client-page')),
    page('/settlements', () => import('../pages/pay/settlements/settlements-page'), settlements),
    page('/expenses', () => import('../pages/accounting/expenses/expenses-page'), [
      panel(() => import('../pages/accounting/expenses/expense-drawer')),
    ]),
    page('/fuel-cards', () => import('../pages/operations/fuel-cards/fuel-cards-page'), [
      panel(() => import('../pages/operations/fuel-cards/fleet-card-drawer')),
    ]),
    page('/drivers/tests', () => import('../pages/operations/drivers/tests-page'), [hub('', 'substanceTests')]),
    page('/support', () => import('../pages/workspace/support/support-page'), [
      panel(() => import('../pages/workspace/support/support-drawer')),
    ]),
    page('/loads', () => import('../pages/operations/loads/loads-page'), [
      panel(() => import('../pages/operations/loads/load-drawer')),
    ]),
    page('/practice', () => import('../pages/compliance/practice/practice-page'), [
      panel(() => import('../pages/compliance/practice/obligation-drawer')),
    ]),
    page('/business', () => import('../pages/clients/business/business-page'), business),
    page('/features', () => import('../pages/compliance/features/features-page'), features),
    page('/reminders', () => import('../pages/compliance/reminders/reminders-page'), reminders),
    page('/client-registrations', () => import('../pages/clients/client-registrations/client-registrations-page')),
    page('/audit', () => import('../pages/administration/audit/audit-page'), audit),
    page('/readings', () => import('../pages/administration/readings/readings-page'), readings),
    page('/dev/mail', () => import('../pages/administration/dev-mail/dev-mail-page'), [
      panel(() => import('../pages/administration/dev-mail/mail-drawer')),
    ]),
    page('/documents', () => import('../pages/compliance/documents/documents-page'), [
      panel(() => import('../pages/compliance/documents/compliance-document-drawer')),
    ]),
    page('/documents/uploads', () => import('../pages/compliance/documents/uploads-page'), [
      panel(() => import('../pages/compliance/documents/document-drawer')),
    ]),
    page('/payments', () => import('../pages/accounting/payments/payments-page')),
    page('/payments/invoices', () => import('../pages/accounting/payments/invoice-payments-page')),
    page('/ifta', () => import('../pages/compliance/ifta/ifta-page'), ifta),
    page('/ifta/trips', () => import('../pages/operations/trips/trips-page'), [
      panel(() => import('../pages/operations/trips/trip-drawer')),
    ]),
    page('/client-portal', () => import('../pages/workspace/client-portal/client-portal-page'), portal),
    page('/reports', () => import('../pages/accounting/reports/reports-page'), reports),
    page('/checkout', () => import('../pages/accounting/checkout/checkout-page')),
    page('/agents', () => import('../pages/people/agents/agents-page')),
    page('/users', () => import('../pages/people/users/users-page'), [
      panel(() => import('../pages/people/users/user-drawer')),
    ]),
    page('/settings', () => import('../pages/administration/settings/settings-page'), settings),
    page('/profile', () => import('../pages/people/profile/profile-page')),
  ].map((route): [string, RouteObject] => [route.path ?? '', route]),
);

/** Screens of agents have a frame of their own, outside the shell. */
export const agentScreens: RouteObject[] = [
  page('/agent-dashboard/:tab?', () => import('../pages/people/agent-dashboard/agent-dashboard-page')),
  page('/agent-profile', () => import('../pages/people/agent-profile/agent-profile-page')),
];
