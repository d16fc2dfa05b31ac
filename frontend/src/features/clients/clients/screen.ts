import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import type { Client } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/clients',
  title: 'Client Management',
  permission: 'clients.read',
  also: [{ at: '/clients/:id', title: 'Client', permission: 'clients.read' }],
  icon: GroupsOutlined,
  kind: 'client',
  add: { label: 'Add Client', permission: 'clients.write' },
  menu: [{ group: 'clients', place: 10, label: 'Clients', bar: 30 }],
  actions: [{ place: 30, label: 'Add client', to: '?new=1', permission: 'clients.write' }],
  tabs: { clients: [{ to: '/clients', label: 'Clients', end: true }] },
  chosen: {
    client: {
      query: { sort: 'companyName' },
      option: ({ id, companyName }: Client) => ({ value: id, label: companyName }),
    },
  },
};
