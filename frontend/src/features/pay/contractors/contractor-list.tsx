import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import type { Contractor } from './contractor-calls';
import { contractorKit } from './contractor-kit';
import { ContractorChip, lacking, w9Words } from './contractor-words';

export const ContractorList = listOf(contractorKit, {
  name: 'contractors',
  columns: [
    ...columnsOf<Contractor>(contractorKit.fields, [
      ['name', { header: 'Full name', flex: 2, width: 190, sortable: true }],
      ['type', { width: 120, drops: 2 }],
      ['taxId', { header: 'Tax ID', width: 120 }],
      ['clientName', { header: 'Client', flex: 1, width: 160, drops: 1 }],
      ['w9ReceivedOn', { header: 'W-9', width: 140, drops: 3, value: w9Words }],
    ]),
    {
      field: 'ready',
      header: 'Status',
      width: 130,
      value: (contractor) => (contractor.active ? (lacking(contractor) ?? 'Ready') : 'Not active'),
      render: ContractorChip,
    },
  ],
  filters: [
    { name: 'type', all: 'All types' },
    {
      name: 'active',
      label: 'Active',
      all: 'Active or not',
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Not active' },
      ],
    },
    CLIENT_FILTER,
  ],
  empty: {
    icon: <BadgeOutlined />,
    none: 'People and companies your clients pay but do not employ. They may get a Form 1099.',
    unmatched: 'Try another name, e-mail address, type or client.',
  },
  card: (contractor, link) => (
    <RowCard link={link} chip={<ContractorChip {...contractor} />}>
      <Facts of={[contractor.taxId, contractor.clientName ?? 'Your company', w9Words(contractor)]} />
    </RowCard>
  ),
});
