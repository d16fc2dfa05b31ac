import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { DataTable } from '../../../components/table/data-table';
import { useListSearch } from '../../../lib/lists/client-scope';
import { listAll } from '../../../lib/api/api-client';
import type { Invoice } from '../../../lib/api/api-types';
import { useEditParam } from '../../../lib/navigation/use-address-param';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { invoicesQuery } from './invoice-queries';
import { InvoiceBulk } from './actions/invoice-bulk';
import { InvoiceCard } from './invoice-card';
import { invoiceColumns } from './invoice-columns';
import { InvoiceFilters } from './invoice-filters';

const filters = [
  ...(['status', 'standing', 'brokerId', 'factorId', 'factoringStatus', 'clientId', 'loadId'] as const),
  ...(['age', 'issuedFrom', 'issuedTo', 'paidFrom', 'paidTo', 'own', 'asOf'] as const),
];

export function InvoiceList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const mayWrite = useCan('invoices.write');
  const list = useQuery(invoicesQuery(params.query));
  const [, setEditing] = useEditParam();
  const past = params.filter('asOf') !== '';
  const ofPaidDays = params.filter('paidFrom') !== '' || params.filter('paidTo') !== '';
  const columns = useMemo(
    () => invoiceColumns(search, mayWrite && !past ? setEditing : null, ofPaidDays),
    [search, mayWrite, past, setEditing, ofPaidDays],
  );
  const exportedColumns = columns.filter(({ field }) => field !== 'edit');
  const first = mayWrite && (
    <Button variant="contained" onClick={onAdd}>
      Create First Invoice
    </Button>
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<DescriptionOutlined />}
      none={{ title: 'No invoices found', text: 'Bill a delivered load and follow the money here.', action: first }}
      unmatched={{ title: 'No invoices found', text: 'Try another number, word or status.' }}
    />
  );

  return (
    <>
      <InvoiceFilters params={params}>
        <ExportMenu
          name="invoices"
          columns={exportedColumns}
          load={() => listAll<Invoice>('/api/invoices', params.exported)}
        />
      </InvoiceFilters>
      <DataTable<Invoice>
        name="invoices"
        label="Invoices"
        list={list}
        params={params}
        columns={columns}
        rowId={(invoice) => invoice.id}
        empty={empty}
        exported={exportedColumns}
        bulk={past ? undefined : (selected, clear) => <InvoiceBulk selected={selected} clear={clear} />}
        onOpen={(invoice) => void navigate(`/accounting/invoices/${invoice.id}${search}`)}
        card={(invoice) => (
          <InvoiceCard
            invoice={invoice}
            to={`/accounting/invoices/${invoice.id}${search}`}
            onEdit={mayWrite && !past ? () => setEditing(invoice.id) : undefined}
          />
        )}
      />
    </>
  );
}
