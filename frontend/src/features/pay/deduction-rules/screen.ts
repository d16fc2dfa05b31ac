import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/settlements/deduction-rules',
  permission: 'settlements.read',
  kind: 'deductionrule',
  add: { label: 'Add Deduction Rule', permission: 'settlements.write' },
  actions: [{ place: 66, label: 'Add deduction rule', to: '?new=1', permission: 'settlements.write' }],
};
