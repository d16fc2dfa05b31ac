import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { deductionRuleLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { deductionRuleKit, type DeductionRule } from './deduction-rule-kit';
import { deductionRate } from './deduction-rule-words';

export const DeductionRuleList = listOf(deductionRuleKit, {
  name: 'deduction-rules',
  columns: columnsOf<DeductionRule>(deductionRuleKit.fields, [
    ['driverName', { header: 'Driver', flex: 2, width: 150 }],
    ['kind', { width: 110 }],
    ['description', { header: 'Name on sheet', flex: 1, width: 140, drops: 4 }],
    ['rate', { width: 170, value: deductionRate }],
    ['target', { width: 110, drops: 2 }],
    ['priority', { width: 90, drops: 3, sortable: true }],
    ['from', { width: 110, sortable: true }],
    ['until', { width: 110, drops: 1 }],
    ['clientName', { header: 'Client', flex: 1, width: 140, drops: 5 }],
  ]),
  filters: [
    { name: 'driverId', label: 'Driver', all: 'All drivers', of: 'driver' },
    { name: 'kind', all: 'All kinds' },
    CLIENT_FILTER,
  ],
  empty: {
    icon: <PaymentsOutlined />,
    none: 'What is taken from the pay of drivers: advances, escrow, insurance, lease and other costs they bear.',
    unmatched: 'Try another driver, kind or client.',
  },
  card: (rule, link) => (
    <RowCard link={link}>
      <Facts
        of={[
          rule.driverName,
          deductionRuleLabels.kind[rule.kind],
          rule.target !== null && `until ${formatMoney(rule.target)}`,
          `from ${formatDate(rule.from)}`,
        ]}
      />
    </RowCard>
  ),
});
