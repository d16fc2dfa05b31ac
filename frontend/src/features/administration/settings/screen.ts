import SettingsOutlined from '../../../generated/icons/SettingsOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/settings',
  title: 'Settings',
  permission: 'settings.write',
  icon: SettingsOutlined,
  guests: 'staff',
  menu: [{ group: 'firm', place: 30, label: 'Settings' }],
  tabs: {
    settings: [
      { to: '/settings', label: 'Your firm', end: true },
      { to: '/settings/history', label: 'History' },
    ],
  },
};
