import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/accounting/bank-rules',
  permission: 'bank.read',
  kind: 'bankrule',
  add: { label: 'Add Bank Rule', permission: 'bank.write' },
  actions: [{ place: 217, label: 'Add bank rule', to: '?new=1', permission: 'bank.write' }],
};
