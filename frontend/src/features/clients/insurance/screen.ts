import ShieldOutlined from '../../../generated/icons/ShieldOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/insurance',
  title: 'Insurance',
  permission: 'insurance.read',
  icon: ShieldOutlined,
  kind: 'insurancerecord',
  subtitle: 'Companies and agents of your clients, and what they cover',
  add: { label: 'Add Insurance', permission: 'insurance.write' },
  menu: [{ group: 'compliance', place: 40, label: 'Insurance' }],
  actions: [{ place: 70, label: 'Add insurance record', to: '?new=1', permission: 'insurance.write' }],
};
