import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/payments/deposits',
  title: 'Payments',
  subtitle: 'Overpayments by carriers',
  permission: 'payments.read',
  kind: 'deposit',
  tabs: {
    payments: [{ to: '/payments/deposits', label: 'Deposits', permission: 'payments.read', place: 10 }],
  },
};
