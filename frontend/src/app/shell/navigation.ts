import type { Firm, User } from '../../lib/api-types';
import { nextRelease } from '../next-release';
import { isStaff, mayOpen, type ScreenHandle } from '../screen-handle';

export interface NavItem extends Pick<ScreenHandle, 'permission' | 'audience'> {
  to: string;
  label: string;
  short?: string;
}

const staffItems: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/accounting/invoices', label: 'Invoices', permission: 'invoices.read' },
  { to: '/loads', label: 'Loads', permission: 'loads.read' },
  { to: '/accounting', label: 'Accounting', permission: 'invoices.read' },
  { to: '/ifta', label: 'IFTA Help', short: 'IFTA', permission: 'ifta.read' },
  { to: '/business', label: 'Business Registration', short: 'Business', permission: 'entities.read' },
  { to: '/clients', label: 'Clients', permission: 'clients.read' },
  { to: '/drivers', label: 'Drivers', permission: 'drivers.read' },
  { to: '/expenses', label: 'Expenses', permission: 'expenses.read' },
  { to: '/documents', label: 'Documents', permission: 'documents.read' },
  { to: '/payments', label: 'Payments', permission: ['portal-payments.read', 'payments.write'] },
  { to: '/support', label: 'Support' },
  { to: '/insurance', label: 'Insurance', permission: 'insurance.read' },
  { to: '/agents', label: 'Agent Management', permission: 'agents.manage' },
  { to: '/features', label: 'Features', permission: 'compliance.read' },
];

const backOfficeItems: readonly NavItem[] = [
  { to: '/practice', label: 'Practice Desk', permission: 'obligations.read' },
  { to: '/reminders', label: 'Reminders', permission: 'reminders.read' },
  { to: '/agent-dashboard', label: 'Agent Dashboard', permission: 'agent.read' },
  { to: '/client-registrations', label: 'Registrations', permission: 'registrations.read' },
  { to: '/audit', label: 'Audit', permission: 'audit.read' },
  { to: '/users', label: 'Users', permission: 'users.manage' },
  { to: '/settings', label: 'Settings', permission: 'settings.write' },
];

const comingItems = nextRelease.map(([to, { title, ...who }]): NavItem => ({
  to,
  label: title,
  ...who,
  ...(to === '/reports' && { permission: 'reports.read' }),
}));

const demoItem: NavItem = { to: '/dev/mail', label: 'Demo Mail', audience: 'staff' };

const portalItems: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/client-portal', label: 'Client Portal', short: 'Portal' },
  { to: '/ifta', label: 'IFTA Help', short: 'IFTA' },
  { to: '/payments', label: 'Payments' },
];

/** Below the documented four. */
const furtherPortalItems: readonly NavItem[] = [{ to: '/support', label: 'Support' }];

export interface Navigation {
  main: readonly NavItem[];
  backOffice: readonly NavItem[];
  /** Entries whose screens come with the next release. */
  coming: readonly NavItem[];
  tabs: readonly NavItem[];
}

const TAB_COUNT = 5;

export const navigationFor = (user: User, firm: Pick<Firm, 'demo'> | undefined): Navigation => {
  if (!isStaff(user)) return { main: portalItems, backOffice: furtherPortalItems, coming: [], tabs: portalItems };
  const open = (items: readonly NavItem[]) => items.filter((item) => mayOpen(user, item));
  const main = open(staffItems);
  return {
    main,
    backOffice: open(firm?.demo ? [...backOfficeItems, demoItem] : backOfficeItems),
    coming: open(comingItems),
    tabs: main.slice(0, TAB_COUNT),
  };
};

/** The entry that a page belongs to: the one whose address says most of the page's. */
export const currentEntry = (items: readonly NavItem[], pathname: string): NavItem | undefined =>
  items
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
