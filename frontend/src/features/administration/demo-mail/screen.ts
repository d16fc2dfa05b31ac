import MailOutlined from '../../../generated/icons/MailOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/dev/mail',
  title: 'Demo Mail',
  audience: 'staff',
  icon: MailOutlined,
  guests: 'staff',
  menu: [{ group: 'firm', place: 50, label: 'Demo Mail', demo: true }],
};
