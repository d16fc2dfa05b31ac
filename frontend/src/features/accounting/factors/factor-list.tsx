import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { factorFields } from '../../../generated/fields/factor';
import type { Factor } from '../../../lib/api/api-types';
import { factorKit } from './factor-kit';
import { feeWords, recourseWords } from './factor-words';

export const factorColumns = columnsOf<Factor>(factorFields, [
  ['name', { flex: 2, width: 180, sortable: true }],
  ['clientName', { header: 'Client', flex: 1, width: 160 }],
  ['advanceRate', { header: 'Advance', width: 100, value: ({ advanceRate }) => `${advanceRate}%` }],
  ['feeRate', { header: 'Fee', width: 190, drops: 1, value: feeWords }],
  ['recourse', { header: 'Recourse', width: 210, drops: 2, value: recourseWords }],
]);

export const FactorList = listOf(factorKit, {
  columns: factorColumns,
  empty: {
    icon: <AccountBalanceOutlined />,
    none: 'Factors buy invoices of your clients, or lend on them.',
    unmatched: 'Try another name.',
  },
  card: (factor, link) => (
    <RowCard link={link}>
      <Facts of={[factor.clientName, `${factor.advanceRate}% up front`, feeWords(factor)]} />
    </RowCard>
  ),
});
