import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { CsvButton } from '../../../components/table/csv-button';
import { DataTable } from '../../../components/table/data-table';
import { listAll } from '../../../lib/api-client';
import type { Invoice } from '../../../lib/api-types';
import { PAGE_SIZE, tableChanges, useListParams } from '../../../lib/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { invoicesQuery } from '../api/invoices.queries';
import { InvoiceCard } from './invoice-card';
import { invoiceColumns } from './invoice-columns';
import { InvoiceDialog } from './invoice-dialog-lazy';
import { InvoiceFilters } from './invoice-filters';

const filters = ['status', 'brokerId', 'clientId', 'loadId', 'asOf'] as const;

export function InvoiceList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayWrite = useCan('invoices.write');
  const list = useQuery(invoicesQuery(params.query));
  const [editing, setEditing] = useState<number | null>(null);
  const edited = list.data?.items.find(({ id }) => id === editing);
  const past = params.filter('asOf') !== '';
  const columns = useMemo(() => invoiceColumns(search, mayWrite && !past ? (invoice) => setEditing(invoice.id) : null), [search, mayWrite, past]);
  const { page: _page, limit: _limit, ...exported } = params.query;
  const narrowed = params.q !== '' || filters.some((name) => params.filter(name) !== '');
  const clear = () => params.set({ q: null, ...Object.fromEntries(filters.map((name) => [name, null])) });

  const empty = (
    <EmptyState
      icon={<DescriptionOutlined />}
      title="No invoices found"
      action={
        narrowed ? (
          <Button variant="outlined" onClick={clear}>
            Clear filters
          </Button>
        ) : (
          mayWrite && (
            <Button variant="contained" onClick={onAdd}>
              Create First Invoice
            </Button>
          )
        )
      }
    >
      {narrowed ? 'Try another number, word or status.' : 'Bill a delivered load and follow the money here.'}
    </EmptyState>
  );

  return (
    <>
      <InvoiceFilters params={params}>
        <Box sx={{ ml: { lg: 'auto' } }}>
          <CsvButton name="invoices" columns={columns.filter(({ field }) => field !== 'edit')} load={() => listAll<Invoice>('/api/invoices', exported)} />
        </Box>
      </InvoiceFilters>
      <DataTable<Invoice>
        name="invoices"
        label="Invoices"
        rows={list.data?.items}
        total={list.data?.total ?? 0}
        columns={columns}
        rowId={(invoice) => invoice.id}
        page={params.page}
        pageSize={PAGE_SIZE}
        sort={params.sort}
        onChange={(changes) => params.set(tableChanges(changes))}
        loading={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={empty}
        onOpen={(invoice) => void navigate(`/accounting/invoices/${invoice.id}${search}`)}
        card={(invoice) => <InvoiceCard invoice={invoice} to={`/accounting/invoices/${invoice.id}${search}`} onEdit={mayWrite && !past ? () => setEditing(invoice.id) : undefined} />}
      />
      {edited && <InvoiceDialog invoice={edited} onClose={() => setEditing(null)} />}
    </>
  );
}
