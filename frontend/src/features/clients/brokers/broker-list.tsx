import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import Typography from '@mui/material/Typography';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { brokerFields } from '../../../generated/fields/broker';
import type { Broker } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { brokerKit } from './broker-kit';

export const brokerColumns = columnsOf<Broker>(brokerFields, [
  ['name', { flex: 2, width: 200, sortable: true }],
  ['contactEmail', { header: 'Email', flex: 2, width: 200 }],
  ['contactPhone', { width: 150, drops: 1 }],
  ['address', { flex: 2, width: 180, drops: 3 }],
  [
    'createdAt',
    { header: 'Added', width: 120, drops: 2, sortable: true, value: (broker) => formatDate(broker.createdAt) },
  ],
]);

const filters: readonly [] = [];

const empty: EmptyWords = {
  icon: <BusinessOutlined />,
  none: {
    title: 'No brokers yet',
    text: 'Brokers give you loads and pay your invoices. On invoices they are called carriers.',
    add: 'Add Your First Broker',
  },
  unmatched: { title: 'No brokers found', text: 'Try another name.' },
};

export const BrokerList = ({ onAdd }: { onAdd: () => void }) => (
  <RecordList
    kit={brokerKit}
    label="Brokers"
    name="brokers"
    search="Search brokers"
    columns={brokerColumns}
    filters={filters}
    empty={empty}
    card={({ contactEmail, contactPhone }, link) => (
      <>
        {link}
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[contactEmail, contactPhone].filter(Boolean).join(' · ') || 'No contact yet'}
        </Typography>
      </>
    )}
    onAdd={onAdd}
  />
);
