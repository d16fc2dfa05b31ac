import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/accounting/bank-accounts',
  permission: 'bank.read',
  kind: 'bankaccount',
  add: { label: 'Add Bank Account', permission: 'bank.write' },
  listedAt: { bankline: '/accounting/bookkeeping?view=bank', reconciliation: '/accounting/bookkeeping?view=bank' },
  tabs: {
    bank: [
      { to: '/accounting/bookkeeping?view=bank', label: 'Lines' },
      { to: '/accounting/bank-accounts', label: 'Accounts' },
      { to: '/accounting/bank-rules', label: 'Rules' },
    ],
  },
  actions: [{ place: 216, label: 'Add bank account', to: '?new=1', permission: 'bank.write' }],
  chosen: {
    bankaccount: {
      query: { sort: 'name' },
      option: ({ id, name, bankName }: { id: string; name: string; bankName: string }) => ({
        value: id,
        label: name,
        detail: bankName,
      }),
    },
  },
};
