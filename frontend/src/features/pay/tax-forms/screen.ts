import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/accounting/1099',
  permission: 'tax-forms.read',
  kind: 'taxform',
  listedAt: { taxtemplate: '/accounting/1099?manage=all' },
  actions: [{ place: 219, label: 'Generate 1099 forms', to: '?generate=1', permission: 'tax-forms.write' }],
};
