import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DetailList } from '../../../components/display/detail-list';
import { IconTools } from '../../../components/records/list-tools/icon-tools';
import type { RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { clientFields } from '../../../generated/fields/client';
import { RecordLink } from '../../../components/display/text-link';
import type { Client } from '../../../lib/api/api-types';
import { clientStatusLabels, optionsOf, paymentTermsLabels } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { clientKit } from './client-kit';
import { ClientStatusChip } from './client-status-chip';

const ClientLink = ({ client: { id, companyName } }: { client: Client }) => (
  <RecordLink to={`/clients/${id}`}>{companyName}</RecordLink>
);

const columns = columnsOf<Client>(clientFields, [
  ['companyName', { sortable: true, render: (client) => <ClientLink client={client} /> }],
  ...(['contactName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'paymentTerms'] as const),
  ['creditLimit', { align: 'left', value: ({ creditLimit }) => creditLimit ?? '' }],
  ['status', { sortable: true }],
  'notes',
]);

const filters: readonly RecordFilter[] = [
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(clientStatusLabels) },
];
const CARDS = { width: 310 };
const empty: EmptyWords = {
  icon: <GroupsOutlined />,
  none: {
    title: 'No clients yet',
    text: 'Clients are the trucking businesses you work for.',
    add: 'Add Your First Client',
  },
  unmatched: { title: 'No clients found', text: 'Try another name or e-mail address.' },
};

const Tools = ({ client }: { client: Client }) => (
  <IconTools
    kit={clientKit}
    record={client}
    sx={{ justifyContent: 'flex-end', gap: 0.5, mt: 'auto', mb: -1, mr: -1 }}
  />
);

export const ClientCard = ({ client }: { client: Client }) => (
  <Box component="article" aria-label={client.companyName} sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
          <ClientLink client={client} />
        </Typography>
        <Typography color="textSecondary">{client.contactName ?? 'No contact yet'}</Typography>
      </Box>
      <ClientStatusChip status={client.status} />
    </Box>
    <DetailList
      details={[
        ['Email', client.email],
        ['Phone', client.phone],
        ['Location', [client.city, client.state].filter(Boolean).join(', ')],
        ['Terms', paymentTermsLabels[client.paymentTerms]],
        ['Credit limit', formatMoney(client.creditLimit)],
      ]}
    />
    <Tools client={client} />
  </Box>
);

export const ClientList = ({ onAdd }: { onAdd: () => void }) => (
  <RecordList
    kit={clientKit}
    label="Clients"
    name="clients"
    search="Search clients"
    columns={columns}
    filters={filters}
    empty={empty}
    cards={CARDS}
    tools={(client) => <Tools client={client} />}
    card={(client) => <ClientCard client={client} />}
    onAdd={onAdd}
  />
);
