import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { formatDate } from '../../../lib/format/dates';
import { payRuleKit, type PayRule } from './pay-rule-kit';
import { payRate } from './pay-rule-words';

const daysOf = ({ from, until }: PayRule): string =>
  until === null ? `From ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(until)}`;

export const PayRuleList = listOf(payRuleKit, {
  name: 'pay-rules',
  columns: columnsOf<PayRule>(payRuleKit.fields, [
    ['driverName', { header: 'Driver', flex: 2, width: 160 }],
    ['basis', { flex: 1, width: 150 }],
    ['rate', { width: 110, value: payRate }],
    ['from', { width: 110, sortable: true }],
    ['until', { width: 110, drops: 1 }],
    ['clientName', { header: 'Client', flex: 1, width: 150, drops: 2 }],
  ]),
  filters: [
    { name: 'driverId', label: 'Driver', all: 'All drivers', of: 'driver' },
    { name: 'basis', all: 'All bases' },
    CLIENT_FILTER,
  ],
  empty: {
    icon: <PaymentsOutlined />,
    none: 'How drivers are paid: a share of the linehaul, miles, hours, stops or a flat amount, each from a start date.',
    unmatched: 'Try another driver, basis or client.',
  },
  card: (rule, link) => (
    <RowCard link={link}>
      <Facts of={[rule.driverName, daysOf(rule)]} />
    </RowCard>
  ),
});
