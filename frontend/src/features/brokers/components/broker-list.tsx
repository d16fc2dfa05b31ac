import AddOutlined from '../../../generated/icons/AddOutlined';
import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Deletable } from '../../../components/records/bulk-delete';
import { useBulkDelete } from '../../../components/records/use-bulk-delete';
import { FilterBar } from '../../../components/filter-bar';
import { EmptyList } from '../../../components/feedback/empty-list';
import { SearchField } from '../../../components/search-field';
import { ExportButtons } from '../../../components/table/export-buttons';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/text-link';
import { listAll } from '../../../lib/api-client';
import type { Broker } from '../../../lib/api-types';
import { useListParams } from '../../../lib/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { brokersQuery } from '../api/brokers';
import { brokerColumns } from './broker-columns';

const DELETABLE: Deletable<Broker> = {
  kind: 'broker',
  what: 'broker',
  many: 'brokers',
  at: '/clients/brokers',
  called: ({ name }) => name,
};

export function BrokerList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayWrite = useCan('brokers.write');
  const list = useQuery(brokersQuery(params.query));
  const columns = useMemo(() => brokerColumns(search), [search]);
  const bulk = useBulkDelete<Broker>('brokers', DELETABLE);
  const first = mayWrite && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Your First Broker
    </Button>
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<BusinessOutlined />}
      none={{
        title: 'No brokers yet',
        text: 'Brokers give you loads and pay your invoices. On invoices they are called carriers.',
        action: first,
      }}
      unmatched={{ title: 'No brokers found', text: 'Try another name.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search brokers" value={params.q} onChange={params.search} />
        <Box sx={{ ml: { md: 'auto' } }}>
          <ExportButtons
            name="brokers"
            columns={columns}
            load={() => listAll<Broker>('/api/brokers', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<Broker>
        name="brokers"
        label="Brokers"
        list={list}
        params={params}
        columns={columns}
        rowId={(broker) => broker.id}
        empty={empty}
        {...bulk}
        onOpen={(broker) => void navigate(`/clients/brokers/${broker.id}${search}`)}
        card={(broker) => (
          <>
            <RecordLink to={`/clients/brokers/${broker.id}${search}`}>{broker.name}</RecordLink>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[broker.contactEmail, broker.contactPhone].filter(Boolean).join(' · ') || 'No contact yet'}
            </Typography>
          </>
        )}
      />
    </>
  );
}
