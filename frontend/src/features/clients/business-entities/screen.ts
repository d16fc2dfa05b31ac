import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/business',
  title: 'Business Registration',
  permission: 'entities.read',
  icon: BusinessOutlined,
  kind: 'businessentity',
  menu: [{ group: 'compliance', place: 50, label: 'Business Registration', short: 'Business' }],
  actions: [{ place: 80, label: 'Register business entity', to: '?new=1', permission: 'entities.write' }],
  tabs: {
    business: [
      { to: '/business', label: 'Manage Entities', end: true },
      { to: '/business/register', label: 'Register New Entity' },
    ],
  },
};
