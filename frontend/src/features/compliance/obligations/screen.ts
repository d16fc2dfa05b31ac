import EventAvailableOutlined from '../../../generated/icons/EventAvailableOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/practice',
  title: 'Practice Desk',
  permission: 'obligations.read',
  icon: EventAvailableOutlined,
  guests: 'staff',
  kind: 'obligation',
  menu: [{ group: 'office', place: 10, label: 'Practice Desk' }],
  records: { paperrequest: '/reminders/papers' },
  portal: {
    obligation: () => '/client-portal/deadlines',
    paperrequest: () => '/client-portal/deadlines',
  },
};
