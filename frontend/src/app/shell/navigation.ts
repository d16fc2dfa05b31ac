import type { Firm, User } from '../../lib/api-types';
import { isStaff, mayOpen, type ScreenHandle } from '../screen-handle';

export interface NavItem extends Pick<ScreenHandle, 'permission' | 'audience'> {
  to: string;
  label: string;
  short?: string;
}

const staffItems: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/accounting', label: 'Accounting', permission: 'invoices.read' },
  { to: '/ifta', label: 'IFTA Help', short: 'IFTA', permission: 'ifta.read' },
  { to: '/business', label: 'Business Registration', short: 'Business' },
  { to: '/clients', label: 'Clients', permission: 'clients.read' },
  { to: '/drivers', label: 'Drivers' },
  { to: '/expenses', label: 'Expenses' },
  { to: '/documents', label: 'Documents', permission: 'documents.read' },
  { to: '/payments', label: 'Payments', permission: ['portal-payments.read', 'payments.write'] },
  { to: '/support', label: 'Support' },
  { to: '/reports', label: 'Reports', permission: 'reports.read' },
  { to: '/insurance', label: 'Insurance' },
  { to: '/agents', label: 'Agent Management', permission: 'agents.manage' },
  { to: '/features', label: 'Features' },
];

const backOfficeItems: readonly NavItem[] = [
  { to: '/agent-dashboard', label: 'Agent Dashboard', permission: 'agent.read' },
  { to: '/loads', label: 'Loads', permission: 'loads.read' },
  { to: '/client-registrations', label: 'Registrations', permission: 'registrations.read' },
  { to: '/audit', label: 'Audit', permission: 'audit.read' },
  { to: '/users', label: 'Users', permission: 'users.manage' },
  { to: '/settings', label: 'Settings', permission: 'settings.write' },
];

const demoItem: NavItem = { to: '/dev/mail', label: 'Demo Mail', audience: 'staff' };

const portalItems: readonly NavItem[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/client-portal', label: 'Client Portal', short: 'Portal' },
  { to: '/ifta', label: 'IFTA Help', short: 'IFTA' },
  { to: '/payments', label: 'Payments' },
];

export interface Navigation {
  main: readonly NavItem[];
  backOffice: readonly NavItem[];
  tabs: readonly NavItem[];
}

const TAB_COUNT = 5;

export const navigationFor = (user: User, firm: Pick<Firm, 'demo'> | undefined): Navigation => {
  if (!isStaff(user)) return { main: portalItems, backOffice: [], tabs: portalItems };
  const open = (items: readonly NavItem[]) => items.filter((item) => mayOpen(user, item));
  const main = open(staffItems);
  return {
    main,
    backOffice: open(firm?.demo ? [...backOfficeItems, demoItem] : backOfficeItems),
    tabs: main.slice(0, TAB_COUNT),
  };
};
