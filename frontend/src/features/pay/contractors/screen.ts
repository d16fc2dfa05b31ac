import type { Screen } from '../../../lib/screens/screen';
import type { Answer } from '../../../lib/api/api-types';

export const screen: Screen = {
  at: '/accounting/contractors',
  permission: 'contractors.read',
  kind: 'contractor',
  add: { label: 'Add Contractor', permission: 'contractors.write' },
  tabs: {
    forms1099: [{ to: '/accounting/contractors', label: 'Manage Contractors', permission: 'contractors.read' }],
  },
  actions: [{ place: 218, label: 'Add contractor', to: '?new=1', permission: 'contractors.write' }],
  chosen: {
    contractor: {
      query: { sort: 'name' },
      option: ({ id, name, clientName }: Answer<'Contractor'>) => ({
        value: id,
        label: name,
        detail: clientName ?? '',
      }),
    },
  },
};
