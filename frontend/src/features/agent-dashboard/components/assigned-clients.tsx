import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../../components/filter-bar';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/search-field';
import { Section } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import { RecordLink, TextLink } from '../../../components/text-link';
import { useListParams } from '../../../lib/use-list-params';
import type { QueryParams } from '../../../lib/api-client';
import { agentClientsQuery } from '../api/agent-work';
import { WorkList } from './work-list';

const FIRST_FEW = { limit: 5, page: 0 };

const Clients = ({ query, searched }: { query: QueryParams; searched: boolean }) => {
  const list = useQuery(agentClientsQuery(query));
  const none = searched
    ? ['No clients found', 'Try another name or e-mail address.']
    : [
        'No clients assigned yet',
        'Clients that an administrator gives you, or that you add yourself, are listed here.',
      ];
  return (
    <WorkList
      label="Assigned clients"
      list={list}
      rowId={(client) => client.id}
      empty={<EmptyState icon={<GroupsOutlined />} title={none[0] ?? ''} children={none[1]} compact />}
      row={(client) => (
        <>
          <Box>
            <RecordLink to={`/clients/${client.id}`}>{client.name}</RecordLink>
          </Box>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {client.email ? <a href={`mailto:${client.email}`}>{client.email}</a> : 'No e-mail yet'}
          </Typography>
        </>
      )}
    />
  );
};

export function AssignedClients() {
  return (
    <Section title="Assigned Clients" flush action={<TextLink to="/agent-dashboard/clients">View All</TextLink>}>
      <Clients query={FIRST_FEW} searched={false} />
    </Section>
  );
}

export function AllAssignedClients() {
  const params = useListParams();
  const { data } = useQuery(agentClientsQuery(params.query));
  return (
    <>
      <FilterBar>
        <SearchField label="Search clients" value={params.q} onChange={params.search} />
      </FilterBar>
      <Section title="Assigned Clients" flush>
        <Clients query={params.query} searched={params.narrowed} />
      </Section>
      <Pager list={data} params={params} />
    </>
  );
}
