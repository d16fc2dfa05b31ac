import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import { ArticleCard } from '../../../components/display/article-card';
import { IconTools } from '../../../components/records/list-tools/icon-tools';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { clientFields } from '../../../generated/fields/client';
import { RecordLink } from '../../../components/display/text-link';
import type { Client } from '../../../lib/api/api-types';
import { paymentTermsLabels } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { clientKit } from './client-kit';
import { ClientStatusChip } from './client-status-chip';

const linkTo = ({ id, companyName }: Client) => <RecordLink to={`/clients/${id}`}>{companyName}</RecordLink>;
const TOOLS = { justifyContent: 'flex-end', gap: 0.5, mt: 'auto', mb: -1, mr: -1 };
const toolsOf = (client: Client) => <IconTools kit={clientKit} record={client} sx={TOOLS} />;

export const ClientCard = ({ client }: { client: Client }) => (
  <ArticleCard
    label={client.companyName}
    title={linkTo(client)}
    subtitle={client.contactName ?? 'No contact yet'}
    chip={<ClientStatusChip status={client.status} />}
    details={[
      ['Email', client.email],
      ['Phone', client.phone],
      ['Location', [client.city, client.state].filter(Boolean).join(', ')],
      ['Terms', paymentTermsLabels[client.paymentTerms]],
      ['Credit limit', formatMoney(client.creditLimit)],
    ]}
  >
    {toolsOf(client)}
  </ArticleCard>
);

export const ClientList = listOf(clientKit, {
  columns: columnsOf<Client>(clientFields, [
    ['companyName', { sortable: true, flex: 2, width: 180, render: linkTo }],
    ['contactName', { flex: 1, width: 140, drops: 4 }],
    ['email', { hidden: true }],
    ['phone', { width: 130, drops: 5 }],
    ['address', { hidden: true }],
    ['city', { hidden: true }],
    ['state', { hidden: true }],
    ['zipCode', { hidden: true }],
    ['paymentTerms', { hidden: true }],
    ['creditLimit', { align: 'left', hidden: true, value: ({ creditLimit }) => creditLimit ?? '' }],
    ['status', { sortable: true, width: 110, render: ({ status }) => <ClientStatusChip status={status} /> }],
    ['notes', { hidden: true }],
  ]),
  filters: [{ name: 'status', all: 'All statuses' }],
  empty: {
    icon: <GroupsOutlined />,
    none: 'Clients are the trucking businesses you work for.',
    unmatched: 'Try another name or e-mail address.',
  },
  cards: { width: 310, orTable: true },
  tools: toolsOf,
  card: (client) => <ClientCard client={client} />,
});
