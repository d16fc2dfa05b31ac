import type { User } from './api-types';
import { can, useUser } from './session/session-context';

export interface PageTab {
  readonly to: string;
  readonly label: string;
  /** Its address begins those of the others. */
  readonly end?: boolean;
  /** The address of another page that stands on it. */
  readonly holds?: string;
  /** What it asks for beside what its page asks for. */
  readonly permission?: string;
}

const own: readonly PageTab[] = [
  { to: '/client-portal/documents', label: 'Documents' },
  { to: '/client-portal/ifta', label: 'IFTA Status' },
  { to: '/client-portal/payments', label: 'Payments' },
];
const ownOverview: PageTab = { to: '/client-portal', label: 'Overview', end: true };

/** The tabs of the pages that have some, in their order: the pages show them, the search over everything finds them. */
const pageTabs = {
  accounting: [
    { to: '/accounting', label: 'Overview', end: true },
    { to: '/accounting/invoices', label: 'Invoices' },
    { to: '/accounting/reports', label: 'Financial Reports' },
    { to: '/accounting/bookkeeping', label: 'BookKeeping', permission: 'ledger.read' },
    { to: '/accounting/profit-and-loss', label: 'Profit & Loss' },
    { to: '/accounting/1099', label: '1099 Forms' },
  ],
  books: [
    { to: '/accounting/bookkeeping', label: 'General Ledger', permission: 'ledger.read' },
    { to: '/accounting/bookkeeping?view=trial-balance', label: 'Trial Balance', permission: 'ledger.read' },
    { to: '/accounting/bookkeeping?view=accounts', label: 'Chart of Accounts', permission: 'ledger.read' },
  ],
  clients: [
    { to: '/clients', label: 'Clients', end: true },
    { to: '/clients/brokers', label: 'Brokers', permission: 'brokers.read' },
    { to: '/clients/vehicles', label: 'Vehicles', permission: 'vehicles.read' },
  ],
  payments: [
    { to: '/payments', label: 'Client payments', end: true, permission: 'portal-payments.read' },
    { to: '/payments/invoices', label: 'Invoice payments', permission: 'payments.read' },
  ],
  documents: [
    { to: '/documents', label: 'Compliance documents', end: true },
    { to: '/documents/uploads', label: 'Uploads' },
  ],
  drivers: [
    { to: '/drivers', label: 'Drivers', end: true },
    { to: '/drivers/tests', label: 'Drug & Alcohol', permission: 'compliance.read' },
  ],
  business: [
    { to: '/business', label: 'Manage Entities', end: true },
    { to: '/business/register', label: 'Register New Entity' },
  ],
  compliance: [
    { to: '/features/dot-audits', label: 'DOT Audits' },
    { to: '/features/safety-audits', label: 'Safety Audits' },
    { to: '/features/review-audits', label: 'Review Audits' },
    { to: '/features/updates', label: 'Updates' },
    { to: '/features/permits', label: 'Other Permits' },
    { to: '/features/authority', label: 'Authority' },
  ],
  plates: [
    { to: '/features/plates', label: 'IRP Registration', end: true, holds: '/features/plates/renewals' },
    { to: '/features/plates/ifta', label: 'IFTA License' },
    { to: '/features/plates/units', label: 'Unit Management' },
    { to: '/features/plates/permits', label: 'Permits' },
    { to: '/features/plates/2290', label: '2290' },
  ],
  irp: [
    { to: '/features/plates', label: 'IRP Registration', end: true },
    { to: '/features/plates/renewals', label: 'IRP Renewals' },
  ],
  reminders: [
    { to: '/reminders', label: 'Reminders', end: true },
    { to: '/reminders/filings', label: 'Filing Status' },
    { to: '/reminders/papers', label: 'Paper Requests' },
  ],
  audit: [
    { to: '/audit', label: 'Facts', end: true },
    { to: '/audit/batches', label: 'Batches' },
    { to: '/audit/integrity', label: 'Integrity' },
    { to: '/audit/jobs', label: 'Jobs', permission: 'jobs.manage' },
  ],
  settings: [
    { to: '/settings', label: 'Your firm', end: true },
    { to: '/settings/history', label: 'History' },
  ],
  portal: [ownOverview, ...own, { to: '/client-portal/deadlines', label: 'Deadlines' }],
  /** Beside what clients have, a driver has loads, expenses and a file. */
  driving: [
    ownOverview,
    { to: '/client-portal/loads', label: 'My Loads', permission: 'driver.read' },
    { to: '/client-portal/expenses', label: 'My Expenses', permission: 'driver.read' },
    { to: '/client-portal/file', label: 'My File', permission: 'driver.read' },
    ...own,
  ],
} satisfies Readonly<Record<string, readonly PageTab[]>>;

const open = (user: User, tabs: readonly PageTab[]): PageTab[] =>
  tabs.filter(({ permission }) => permission === undefined || can(user, permission));

/** The tabs of a page that are open to whoever is signed in. */
export const usePageTabs = (page: keyof typeof pageTabs): PageTab[] => open(useUser(), pageTabs[page]);

/** All that are open to somebody, as far as the pages are that they stand on. */
export const everyTab = (user: User): readonly PageTab[] => {
  const tabs = Object.values<readonly PageTab[]>(pageTabs).flatMap((some) => open(user, some));
  return [...new Map(tabs.map((tab) => [tab.to, tab])).values()];
};
