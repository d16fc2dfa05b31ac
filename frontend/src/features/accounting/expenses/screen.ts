import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/expenses',
  title: 'Expenses',
  permission: 'expenses.read',
  icon: ReceiptLongOutlined,
  kind: 'expense',
  menu: [{ group: 'freight', place: 50, label: 'Expenses' }],
  actions: [{ place: 60, label: 'Add expense', to: '?new=1', permission: 'expenses.write' }],
  portal: { expense: (id) => `/client-portal/expenses/${id}` },
};
