import EventAvailableOutlined from '../../../generated/icons/EventAvailableOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/practice',
  title: 'Practice Desk',
  permission: 'obligations.read',
  icon: EventAvailableOutlined,
  guests: 'staff',
  kind: 'obligation',
  menu: [
    { group: 'top', place: 20, label: 'Practice Desk', also: 'what is due late deadlines', short: 'Desk', bar: 20 },
  ],
  records: { paperrequest: '/reminders/papers' },
  portal: {
    obligation: () => '/client-portal/deadlines',
    paperrequest: () => '/client-portal/deadlines',
  },
};
