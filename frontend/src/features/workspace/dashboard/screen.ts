import DashboardOutlined from '../../../generated/icons/DashboardOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/',
  title: 'Dashboard',
  icon: DashboardOutlined,
  menu: [
    { group: 'top', place: 10, label: 'Dashboard', bar: 10 },
    { group: 'portal', place: 10, label: 'Dashboard' },
  ],
};
