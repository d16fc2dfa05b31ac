import type { Broker } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/clients/brokers',
  permission: 'brokers.read',
  kind: 'broker',
  add: { label: 'Add Broker', permission: 'brokers.write' },
  tabs: { clients: [{ to: '/clients/brokers', label: 'Brokers', permission: 'brokers.read', place: 10 }] },
  actions: [{ place: 40, label: 'Add broker', to: '?new=1', permission: 'brokers.write' }],
  chosen: {
    broker: {
      query: { sort: 'name' },
      option: ({ id, name }: Broker) => ({ value: String(id), label: name }),
    },
  },
};
