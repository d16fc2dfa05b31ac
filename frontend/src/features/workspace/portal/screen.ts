import PersonOutlined from '../../../generated/icons/PersonOutlined';
import type { PageTab, Screen } from '../../../lib/screens/screen';

const overview: PageTab = { to: '/client-portal', label: 'Overview', end: true };
const everybodys: readonly PageTab[] = [
  { to: '/client-portal/documents', label: 'Documents' },
  { to: '/client-portal/ifta', label: 'IFTA Status' },
  { to: '/client-portal/payments', label: 'Payments' },
];

export const screen: Screen = {
  at: '/client-portal',
  title: 'Client Portal',
  icon: PersonOutlined,
  guests: 'client',
  menu: [{ group: 'portal', place: 20, label: 'Client Portal', short: 'Portal' }],
  tabs: {
    portal: [overview, ...everybodys, { to: '/client-portal/deadlines', label: 'Deadlines' }],
    /** Beside what clients have, a driver has loads, expenses, trips, pay and a file. */
    driving: [
      overview,
      { to: '/client-portal/loads', label: 'My Loads', permission: 'driver.read' },
      { to: '/client-portal/expenses', label: 'My Expenses', permission: 'driver.read' },
      { to: '/client-portal/trips', label: 'My Trips', permission: 'driver.read' },
      { to: '/client-portal/pay', label: 'My Pay', permission: 'driver.read' },
      { to: '/client-portal/file', label: 'My File', permission: 'driver.read' },
      ...everybodys,
    ],
  },
};
