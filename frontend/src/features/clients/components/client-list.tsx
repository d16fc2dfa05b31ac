import AddOutlined from '@mui/icons-material/AddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { EmptyList } from '../../../components/feedback/empty-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { SearchField } from '../../../components/search-field';
import { Surface } from '../../../components/surface';
import { ExportButtons } from '../../../components/table/export-buttons';
import { Pager } from '../../../components/table/pager';
import { listAll } from '../../../lib/api-client';
import type { Client } from '../../../lib/api-types';
import { clientStatusLabels, optionsOf } from '../../../lib/labels';
import { useEditParam } from '../../../lib/use-address-param';
import { useListParams } from '../../../lib/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { clientsQuery } from '../api/clients';
import { ClientCard } from './client-card';
import { clientColumns } from './client-columns';
import { DeleteClient } from './delete-client';

const filters = ['status'] as const;
const cards = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 310px), 1fr))' };

export function ClientList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const mayWrite = useCan('clients.write');
  const mayDelete = useCan('clients.delete');
  const list = useQuery(clientsQuery(params.query));
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState<Client | null>(null);
  const items = list.data?.items ?? [];

  const body = () => {
    if (list.isError)
      return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
    if (list.isPending) return <SkeletonList rows={4} height={150} />;
    if (items.length > 0) {
      return (
        <Box sx={{ ...cards, opacity: list.isPlaceholderData ? 0.6 : 1 }}>
          {items.map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              to={`/clients/${client.id}`}
              onEdit={mayWrite ? () => setEditing(client.id) : undefined}
              onDelete={mayDelete ? () => setDeleting(client) : undefined}
            />
          ))}
        </Box>
      );
    }
    const add = mayWrite && (
      <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
        Add Your First Client
      </Button>
    );
    return (
      <Surface>
        <EmptyList
          params={params}
          icon={<GroupsOutlined />}
          none={{ title: 'No clients yet', text: 'Clients are the trucking businesses you work for.', action: add }}
          unmatched={{ title: 'No clients found', text: 'Try another name or e-mail address.' }}
        />
      </Surface>
    );
  };

  return (
    <>
      <FilterBar>
        <SearchField label="Search clients" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(clientStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <Box sx={{ ml: { md: 'auto' } }}>
          <ExportButtons
            name="clients"
            columns={clientColumns}
            load={() => listAll<Client>('/api/clients', params.exported)}
          />
        </Box>
      </FilterBar>
      {body()}
      <Pager list={list.data} params={params} />
      {deleting && <DeleteClient client={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
