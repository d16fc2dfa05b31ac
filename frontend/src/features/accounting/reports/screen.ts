import AssessmentOutlined from '../../../generated/icons/AssessmentOutlined';
import type { Screen } from '../../../lib/screens/screen';

export const screen: Screen = {
  at: '/reports',
  title: 'Reports',
  permission: 'reports.read',
  icon: AssessmentOutlined,
  menu: [{ group: 'freight', place: 80, label: 'Reports' }],
  tabs: {
    reports: [
      { to: '/reports', label: 'This month', end: true },
      { to: '/reports/balance-sheet', label: 'Balance sheet' },
      { to: '/reports/cash-flow', label: 'Cash flow' },
      { to: '/reports/ageing', label: 'Aging', also: 'ageing who owes us money overdue receivables unpaid' },
      { to: '/reports/broker-ledger', label: 'Broker ledger', also: 'days to pay short pays slow payers' },
      { to: '/reports/statements', label: 'Statements', also: 'statement of account mail open invoices' },
    ],
  },
};
