import AddOutlined from '../../../generated/icons/AddOutlined';
import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { EmptyList } from '../../../components/feedback/empty-list';
import { useBulkDelete } from '../../../components/records/use-bulk-delete';
import { SearchField } from '../../../components/search-field';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export-buttons';
import { listAll } from '../../../lib/api-client';
import type { Client } from '../../../lib/api-types';
import { clientStatusLabels, optionsOf } from '../../../lib/labels';
import { useEditParam } from '../../../lib/use-address-param';
import { useListParams } from '../../../lib/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { clientsQuery } from '../api/clients';
import { ClientCard, ClientTools } from './client-card';
import { clientColumns } from './client-columns';
import { DeleteClient } from './delete-client';

const filters = ['status'] as const;
const CARDS = { width: 310 };
const DELETABLE = {
  kind: 'client',
  what: 'client',
  many: 'clients',
  at: '/clients',
  called: ({ companyName }: Client) => companyName,
} as const;

export function ClientList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const mayWrite = useCan('clients.write');
  const mayDelete = useCan('clients.delete');
  const list = useQuery(clientsQuery(params.query));
  const [, setEditing] = useEditParam();
  const [deleting, setDeleting] = useState<Client | null>(null);
  const bulk = useBulkDelete<Client>('clients', DELETABLE);
  const deeds = (client: Client) => ({
    onEdit: mayWrite ? () => setEditing(client.id) : undefined,
    onDelete: mayDelete ? () => setDeleting(client) : undefined,
  });
  const add = mayWrite && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Your First Client
    </Button>
  );
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
      <DataTable<Client>
        name="clients"
        label="Clients"
        list={list}
        params={params}
        columns={clientColumns}
        rowId={({ id }) => id}
        cards={CARDS}
        {...bulk}
        empty={
          <EmptyList
            params={params}
            icon={<GroupsOutlined />}
            none={{ title: 'No clients yet', text: 'Clients are the trucking businesses you work for.', action: add }}
            unmatched={{ title: 'No clients found', text: 'Try another name or e-mail address.' }}
          />
        }
        tools={(client) => <ClientTools client={client} {...deeds(client)} />}
        card={(client) => <ClientCard client={client} to={`/clients/${client.id}`} {...deeds(client)} />}
      />
      {deleting && <DeleteClient client={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
