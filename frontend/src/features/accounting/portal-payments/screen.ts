import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/payments',
  title: 'Payments',
  also: [{ at: '/payments/invoices', title: 'Payments', permission: 'payments.read' }],
  icon: CreditCardOutlined,
  menu: [
    { group: 'freight', place: 30, label: 'Payments', permission: ['portal-payments.read', 'payments.write'] },
    { group: 'portal', place: 40, label: 'Payments' },
  ],
  tabs: {
    payments: [
      { to: '/payments', label: 'Client payments', end: true, permission: 'portal-payments.read' },
      { to: '/payments/invoices', label: 'Invoice payments', permission: 'payments.read' },
    ],
  },
  listed: ['fee'],
  portal: { fee: (_, name) => `/payments?q=${encodeURIComponent(name)}` },
};
