import HowToRegOutlined from '../../../generated/icons/HowToRegOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/client-registrations',
  title: 'Client Registrations',
  permission: 'registrations.read',
  icon: HowToRegOutlined,
  guests: 'staff',
  menu: [{ group: 'clients', place: 50, label: 'Registrations' }],
  listed: ['registration'],
};
