import AddOutlined from '../../../generated/icons/AddOutlined';
import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../../components/feedback/empty-list';
import { EditRecord } from '../../../components/overlay/edit-record';
import { FilterBar } from '../../../components/filter-bar';
import { SearchField } from '../../../components/search-field';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export-buttons';
import { listAll } from '../../../lib/api-client';
import { formatDateTime } from '../../../lib/dates';
import { limitText } from '../agent-form';
import type { Agent } from '../../../lib/api-types';
import { useEditParam } from '../../../lib/use-address-param';
import { useListParams } from '../../../lib/use-list-params';
import { agentQuery, agentsQuery } from '../api/agents';
import { AgentCard, AgentTools, type AgentAction } from './agent-card';
import { DeleteAgent } from './delete-agent';
import { AgentDialog, SetPasswordDialog } from './dialogs-lazy';

const CARDS = { width: 380 };
const columns: readonly TableColumn<Agent>[] = [
  { field: 'displayName', header: 'Name', sortable: true, value: ({ displayName }) => displayName },
  { field: 'email', header: 'Email', value: ({ email }) => email ?? '' },
  { field: 'department', header: 'Department', value: ({ department }) => department ?? '' },
  { field: 'isActive', header: 'Status', value: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
  { field: 'maxClients', header: 'Max clients', value: ({ maxClients }) => limitText(maxClients) },
  { field: 'maxInvoices', header: 'Max invoices', value: ({ maxInvoices }) => limitText(maxInvoices) },
  { field: 'lastLoginAt', header: 'Last login', value: ({ lastLoginAt }) => formatDateTime(lastLoginAt, 'Never') },
];

export function AgentList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams();
  const list = useQuery(agentsQuery(params.query));
  const [open, setOpen] = useState<{ agent: Agent; action: AgentAction } | null>(null);
  const [, setEditing] = useEditParam();
  const close = () => setOpen(null);
  const deeds = (agent: Agent) => ({
    agent,
    onEdit: () => setEditing(agent.id),
    onAction: (action: AgentAction) => setOpen({ agent, action }),
  });

  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Create Agent
    </Button>
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search agents" value={params.q} onChange={params.search} />
        <Box sx={{ ml: { md: 'auto' } }}>
          <ExportButtons name="agents" columns={columns} load={() => listAll<Agent>('/api/agents', params.exported)} />
        </Box>
      </FilterBar>
      <DataTable<Agent>
        name="agents"
        label="Agents"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={
          <EmptyList
            params={params}
            icon={<SupportAgentOutlined />}
            none={{
              title: 'No agents',
              text: 'Agents look after some of your clients, with permissions and limits that you set.',
              action: add,
            }}
            unmatched={{ title: 'No agents match', text: 'Try another name or e-mail address.' }}
          />
        }
        tools={(agent) => <AgentTools {...deeds(agent)} />}
        card={(agent) => <AgentCard {...deeds(agent)} />}
      />
      <EditRecord what="agent" query={agentQuery} permission="agents.manage">
        {(agent, onClose) => <AgentDialog agent={agent} onClose={onClose} />}
      </EditRecord>
      {open?.action === 'password' && <SetPasswordDialog agent={open.agent} onClose={close} />}
      {open?.action === 'delete' && <DeleteAgent agent={open.agent} onClose={close} />}
    </>
  );
}
