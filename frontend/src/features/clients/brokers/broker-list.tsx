import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { brokerFields } from '../../../generated/fields/broker';
import type { Broker } from '../../../lib/api/api-types';
import { brokerKit } from './broker-kit';

export const brokerColumns = columnsOf<Broker>(brokerFields, [
  ['name', { flex: 2, width: 200, sortable: true }],
  ['contactEmail', { header: 'Email', flex: 2, width: 200 }],
  ['contactPhone', { width: 150, drops: 1 }],
  ['address', { flex: 2, width: 180, drops: 3 }],
  ['createdAt', { width: 120, drops: 2, sortable: true }],
]);

export const BrokerList = listOf(brokerKit, {
  columns: brokerColumns,
  empty: {
    icon: <BusinessOutlined />,
    none: 'Brokers give you loads and pay your invoices. On invoices they are called carriers.',
    unmatched: 'Try another name.',
  },
  card: ({ contactEmail, contactPhone }, link) => (
    <RowCard link={link}>
      <Facts of={contactEmail || contactPhone ? [contactEmail, contactPhone] : ['No contact yet']} />
    </RowCard>
  ),
});
