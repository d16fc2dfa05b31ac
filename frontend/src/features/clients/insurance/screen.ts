import ShieldOutlined from '../../../generated/icons/ShieldOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/insurance',
  title: 'Insurance',
  permission: 'insurance.read',
  icon: ShieldOutlined,
  kind: 'insurancerecord',
  subtitle: 'Your clients’ insurance companies, agents and coverage',
  add: { label: 'Add Insurance', permission: 'insurance.write' },
  menu: [{ group: 'compliance', place: 40, label: 'Insurance' }],
  actions: [{ place: 70, label: 'Add insurance record', to: '?new=1', permission: 'insurance.write' }],
};
