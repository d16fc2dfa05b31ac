import DashboardOutlined from '../../../generated/icons/DashboardOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/',
  title: 'Dashboard',
  icon: DashboardOutlined,
  menu: [
    { group: 'main', place: 10, label: 'Dashboard' },
    { group: 'portal', place: 10, label: 'Dashboard' },
  ],
};
