import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { Broker } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';

export const brokerColumns = (search: string): readonly TableColumn<Broker>[] => [
  {
    field: 'name',
    header: 'Name',
    flex: 2,
    width: 200,
    sortable: true,
    value: (broker) => broker.name,
    render: (broker) => <RecordLink to={`/clients/brokers/${broker.id}${search}`}>{broker.name}</RecordLink>,
  },
  { field: 'contactEmail', header: 'Email', flex: 2, width: 200, value: (broker) => broker.contactEmail ?? '' },
  { field: 'contactPhone', header: 'Phone', width: 150, drops: 1, value: (broker) => broker.contactPhone ?? '' },
  { field: 'address', header: 'Address', flex: 2, width: 180, drops: 3, value: (broker) => broker.address ?? '' },
  {
    field: 'createdAt',
    header: 'Added',
    width: 120,
    drops: 2,
    sortable: true,
    value: (broker) => formatDate(broker.createdAt),
  },
];
