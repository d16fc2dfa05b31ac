import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import { ArticleCard } from '../../../components/display/article-card';
import { IconTools } from '../../../components/records/list-tools/icon-tools';
import { listOf } from '../../../components/records/record-list';
import { DetailLines } from '../../../components/display/detail-lines';
import { RecordLink } from '../../../components/display/text-link';
import type { Client } from '../../../lib/api/api-types';
import { paymentTermsLabels } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { clientColumns } from './client-columns';
import { clientKit, clientListKit } from './client-kit';
import { ClientStatusChip } from './client-status-chip';

const linkTo = ({ id, companyName }: Client) => <RecordLink to={`/clients/${id}`}>{companyName}</RecordLink>;
const toolsOf = (client: Client) => <IconTools kit={clientKit} record={client} worded />;

export const ClientCard = ({ client }: { client: Client }) => (
  <ArticleCard
    label={client.companyName}
    title={linkTo(client)}
    subtitle={
      <DetailLines
        lines={[
          [
            ['Contact', client.contactName ?? 'No contact yet'],
            ['Phone', client.phone],
          ],
        ]}
      />
    }
    chip={<ClientStatusChip status={client.status} />}
    lines={[
      [['Email', client.email]],
      [
        ['Location', [client.city, client.state].filter(Boolean).join(', ')],
        ['Terms', paymentTermsLabels[client.paymentTerms]],
      ],
    ]}
    more={[[['Credit limit', client.creditLimit && formatMoney(client.creditLimit)]]]}
    deeds={toolsOf(client)}
  />
);

export const ClientList = listOf(clientListKit, {
  columns: clientColumns,
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
