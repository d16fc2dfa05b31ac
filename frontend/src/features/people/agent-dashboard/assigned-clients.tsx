import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '../../../components/filters/filter-bar';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/filters/search-field';
import { Section } from '../../../components/layout/surface';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import { useListParams } from '../../../lib/lists/use-list-params';
import { listAll } from '../../../lib/api/api-client';
import type { AgentClient } from '../../../lib/api/api-types';
import { agentClientsQuery } from './agent-work';
import { WorkList } from './work-list';

const FIRST_FEW = { limit: 5, page: 0 };
const CARDS = { orTable: true } as const;
const columns: readonly TableColumn<AgentClient>[] = [
  {
    field: 'companyName',
    header: 'Name',
    sortable: true,
    flex: 1,
    width: 200,
    value: ({ name }) => name,
    render: ({ id, name }) => <RecordLink to={`/clients/${id}`}>{name}</RecordLink>,
  },
  { field: 'email', header: 'Email', flex: 1, width: 200, value: ({ email }) => email ?? '' },
];

const NoClients = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState icon={<GroupsOutlined />} title="No clients found" compact>
      Try another name or e-mail address.
    </EmptyState>
  ) : (
    <EmptyState icon={<GroupsOutlined />} title="No clients assigned yet" compact>
      Clients that an administrator gives you, or that you add yourself, are listed here.
    </EmptyState>
  );

const AgentClientRow = ({ client }: { client: AgentClient }) => (
  <>
    <Box>
      <RecordLink to={`/clients/${client.id}`}>{client.name}</RecordLink>
    </Box>
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {client.email ? <a href={`mailto:${client.email}`}>{client.email}</a> : 'No e-mail yet'}
    </Typography>
  </>
);

export function AssignedClients() {
  const list = useQuery(agentClientsQuery(FIRST_FEW));
  return (
    <Section title="Assigned Clients" flush action={<TextLink to="/agent-dashboard/clients">View All</TextLink>}>
      <WorkList
        label="Assigned clients"
        list={list}
        rowId={({ id }) => id}
        empty={<NoClients searched={false} />}
        row={(client) => <AgentClientRow client={client} />}
      />
    </Section>
  );
}

export function AllAssignedClients() {
  const params = useListParams();
  const list = useQuery(agentClientsQuery(params.query));
  return (
    <>
      <FilterBar>
        <SearchField label="Search clients" value={params.q} onChange={params.search} />
        <ExportMenu
          name="assigned_clients"
          columns={columns}
          load={() => listAll<AgentClient>('/api/agents/clients', params.exported)}
        />
      </FilterBar>
      <DataTable<AgentClient>
        name="assigned_clients"
        label="Assigned clients"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={<NoClients searched={params.narrowed} />}
        card={(client) => <AgentClientRow client={client} />}
      />
    </>
  );
}
