import type { Factor } from '../../../lib/api/api-types';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/clients/factors',
  permission: 'invoices.read',
  kind: 'factor',
  add: { label: 'Add Factor', permission: 'payments.write' },
  tabs: { clients: [{ to: '/clients/factors', label: 'Factors', permission: 'invoices.read', place: 30 }] },
  actions: [{ place: 45, label: 'Add factor', to: '?new=1', permission: 'payments.write' }],
  chosen: {
    factor: {
      query: { sort: 'name' },
      option: ({ id, name, clientName }: Factor) => ({ value: id, label: name, detail: clientName ?? '' }),
    },
  },
};
