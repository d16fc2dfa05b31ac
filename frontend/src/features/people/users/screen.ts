import ManageAccountsOutlined from '../../../generated/icons/ManageAccountsOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/users',
  title: 'Users',
  permission: 'users.manage',
  icon: ManageAccountsOutlined,
  guests: 'staff',
  kind: 'user',
  menu: [{ group: 'firm', place: 20, label: 'Users', also: 'reset a password permissions who may' }],
};
