import AssessmentOutlined from '../../../generated/icons/AssessmentOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/reports',
  title: 'Reports',
  permission: 'reports.read',
  icon: AssessmentOutlined,
  menu: [{ group: 'main', place: 115, label: 'Reports' }],
  tabs: {
    reports: [
      { to: '/reports', label: 'This month', end: true },
      { to: '/reports/balance-sheet', label: 'Balance sheet' },
      { to: '/reports/cash-flow', label: 'Cash flow' },
      { to: '/reports/ageing', label: 'Ageing' },
      { to: '/reports/broker-ledger', label: 'Broker ledger' },
      { to: '/reports/statements', label: 'Statements' },
    ],
  },
};
