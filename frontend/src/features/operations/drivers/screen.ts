import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import type { Driver } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/drivers',
  title: 'Drivers',
  permission: 'drivers.read',
  icon: BadgeOutlined,
  kind: 'driver',
  subtitle: 'Manage driver records, CDL information, and compliance documents',
  add: { label: 'Add Driver', permission: 'drivers.write' },
  menu: [{ group: 'clients', place: 20, label: 'Drivers', also: 'medical card expiring license cdl' }],
  actions: [{ place: 110, label: 'Add driver', to: '?new=1', permission: 'drivers.write' }],
  tabs: { drivers: [{ to: '/drivers', label: 'Drivers', end: true }] },
  portal: { driver: () => '/client-portal/file' },
  chosen: {
    driver: {
      query: { sort: 'name' },
      option: ({ id, firstName, lastName, clientName, licenseClass }: Driver) => ({
        value: String(id),
        label: `${firstName} ${lastName}`,
        detail: [clientName, licenseClass].filter(Boolean).join(' · '),
      }),
    },
  },
};
