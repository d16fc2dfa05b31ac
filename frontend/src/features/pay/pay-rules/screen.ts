import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/settlements/pay-rules',
  permission: 'settlements.read',
  kind: 'payrule',
  add: { label: 'Add Pay Rule', permission: 'settlements.write' },
  actions: [{ place: 65, label: 'Add pay rule', to: '?new=1', permission: 'settlements.write' }],
};
