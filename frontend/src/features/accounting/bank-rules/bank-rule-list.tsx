import RuleOutlined from '../../../generated/icons/MenuBookOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { bankRuleKit, type BankRule } from './bank-rule-kit';

export const BankRuleList = listOf(bankRuleKit, {
  name: 'bank-rules',
  columns: columnsOf<BankRule>(bankRuleKit.fields, [
    ['name', { flex: 1, width: 150, sortable: true }],
    ['contains', { header: 'Text', flex: 1, width: 150 }],
    ['side', { width: 90 }],
    ['accountNumber', { header: 'Account', width: 100 }],
    ['description', { flex: 1, width: 150, drops: 2 }],
    ['clientName', { header: 'Client', flex: 1, width: 140, drops: 1 }],
  ]),
  filters: [{ name: 'side', all: 'In and out' }, CLIENT_FILTER],
  empty: {
    icon: <RuleOutlined />,
    none: 'A rule suggests the account for bank lines with a certain text. You book each one with a click.',
    unmatched: 'Try another word or client.',
  },
  card: (rule, link) => (
    <RowCard link={link}>
      <Facts of={[rule.contains, `Account ${rule.accountNumber}`, rule.clientName]} />
    </RowCard>
  ),
});
