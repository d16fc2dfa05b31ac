import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import Typography from '@mui/material/Typography';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import type { Broker } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { brokerKit } from './broker-kit';

export const brokerColumns: readonly TableColumn<Broker>[] = [
  { field: 'name', header: 'Name', flex: 2, width: 200, sortable: true, value: ({ name }) => name },
  { field: 'contactEmail', header: 'Email', flex: 2, width: 200, value: ({ contactEmail }) => contactEmail ?? '' },
  { field: 'contactPhone', header: 'Phone', width: 150, drops: 1, value: ({ contactPhone }) => contactPhone ?? '' },
  { field: 'address', header: 'Address', flex: 2, width: 180, drops: 3, value: ({ address }) => address ?? '' },
  {
    field: 'createdAt',
    header: 'Added',
    width: 120,
    drops: 2,
    sortable: true,
    value: ({ createdAt }) => formatDate(createdAt),
  },
];

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
