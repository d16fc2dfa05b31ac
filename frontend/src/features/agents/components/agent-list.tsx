import AddOutlined from '@mui/icons-material/AddOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../../components/feedback/empty-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { EditRecord } from '../../../components/overlay/edit-record';
import { FilterBar } from '../../../components/filter-bar';
import { SearchField } from '../../../components/search-field';
import { Surface } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import type { Agent } from '../../../lib/api-types';
import { useEditParam } from '../../../lib/use-address-param';
import { useListParams } from '../../../lib/use-list-params';
import { agentQuery, agentsQuery } from '../api/agents';
import { AgentCard, type AgentAction } from './agent-card';
import { DeleteAgent } from './delete-agent';
import { AgentDialog, SetPasswordDialog } from './dialogs-lazy';

const cards = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' };

export function AgentList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams();
  const list = useQuery(agentsQuery(params.query));
  const [open, setOpen] = useState<{ agent: Agent; action: AgentAction } | null>(null);
  const [, setEditing] = useEditParam();
  const items = list.data?.items ?? [];
  const close = () => setOpen(null);

  const body = () => {
    if (list.isError)
      return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
    if (list.isPending) return <SkeletonList rows={3} height={190} />;
    if (items.length > 0) {
      return (
        <Box sx={{ ...cards, opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          {items.map((item) => (
            <AgentCard
              key={item.id}
              agent={item}
              onEdit={() => setEditing(item.id)}
              onAction={(action) => setOpen({ agent: item, action })}
            />
          ))}
        </Box>
      );
    }
    const add = (
      <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
        Create Agent
      </Button>
    );
    return (
      <Surface>
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
      </Surface>
    );
  };

  return (
    <>
      <FilterBar>
        <SearchField label="Search agents" value={params.q} onChange={params.search} />
      </FilterBar>
      {body()}
      <Pager list={list.data} params={params} />
      <EditRecord what="agent" query={agentQuery} permission="agents.manage">
        {(agent, onClose) => <AgentDialog agent={agent} onClose={onClose} />}
      </EditRecord>
      {open?.action === 'password' && <SetPasswordDialog agent={open.agent} onClose={close} />}
      {open?.action === 'delete' && <DeleteAgent agent={open.agent} onClose={close} />}
    </>
  );
}
