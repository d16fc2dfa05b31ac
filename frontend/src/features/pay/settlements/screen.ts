import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/settlements',
  title: 'Settlements',
  permission: 'settlements.read',
  icon: PaymentsOutlined,
  kind: 'settlement',
  records: { driveraccount: '/settlements/accounts' },
  listedAt: { settlementrun: '/settlements?run=all' },
  menu: [{ group: 'freight', place: 40, label: 'Settlements', also: 'pay a driver payroll paycheck' }],
  tabs: {
    settlements: [
      { to: '/settlements', label: 'Settlements', end: true },
      { to: '/settlements/accounts', label: 'Driver Accounts' },
      { to: '/settlements/pay-rules', label: 'Pay Rules' },
      { to: '/settlements/deduction-rules', label: 'Deductions' },
    ],
  },
  actions: [{ place: 64, label: 'Prepare settlements', to: '?new=1', permission: 'settlements.write' }],
  portal: { settlement: (id) => `/client-portal/pay/${id}` },
};
