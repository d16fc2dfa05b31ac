import NotificationsActiveOutlined from '../../../generated/icons/NotificationsActiveOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/reminders',
  title: 'Reminders',
  permission: 'reminders.read',
  icon: NotificationsActiveOutlined,
  guests: 'staff',
  kind: 'reminder',
  menu: [{ group: 'top', place: 30, label: 'Reminders' }],
  actions: [{ place: 120, label: 'Add reminder', to: '?new=1', permission: 'reminders.write' }],
  tabs: {
    reminders: [
      { to: '/reminders', label: 'Reminders', end: true },
      { to: '/reminders/filings', label: 'Filing Status' },
      { to: '/reminders/papers', label: 'Paper Requests' },
    ],
  },
};
