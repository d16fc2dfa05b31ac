import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RecordLink } from '../../../../components/display/text-link';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import PaidOutlined from '../../../../generated/icons/PaidOutlined';
import { listAll } from '../../../../lib/api/api-client';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { factoringLabels } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { invoicesQuery } from '../invoice-queries';

const filters = ['clientId'] as const;
/** With a factor, whatever became of it. */
const factoringStatus = Object.keys(factoringLabels).join(',');
const addressOf = ({ id }: Invoice): string => `/accounting/invoices/${id}`;

const money = (field: string, header: string, of: (invoice: Invoice) => string | undefined): TableColumn<Invoice> => ({
  field,
  header,
  width: 112,
  align: 'right',
  value: (invoice) => formatMoney(of(invoice)),
});
const columns: readonly TableColumn<Invoice>[] = [
  {
    field: 'factoredInvoice',
    header: 'Invoice',
    width: 120,
    value: ({ invoiceNumber }) => invoiceNumber,
    render: (invoice) => <RecordLink to={addressOf(invoice)}>{invoice.invoiceNumber}</RecordLink>,
  },
  { field: 'factorName', header: 'Factor', flex: 1, width: 140, value: ({ factorName }) => factorName ?? '' },
  {
    field: 'factoringStatus',
    header: 'Factoring',
    width: 112,
    value: (invoice) => (invoice.factoringStatus ? factoringLabels[invoice.factoringStatus] : ''),
  },
  { ...money('advance', 'Advance', ({ factoring }) => factoring?.advance) },
  { ...money('fee', 'Fee', ({ factoring }) => factoring?.fee), drops: 2 },
  { ...money('reserve', 'Reserve', ({ factoring }) => factoring?.reserve) },
  { ...money('released', 'Released', ({ factoring }) => factoring?.released), drops: 3 },
  {
    field: 'releasedOn',
    header: 'Released On',
    width: 112,
    drops: 4,
    value: ({ factoring }) => formatDate(factoring?.releasedOn ?? null),
  },
];

/** Invoices with factors: advance, fee, reserve and release; nothing where no invoice was ever factored. */
export function FactoredInvoices() {
  const params = useListParams(filters, 'factored');
  const navigate = useNavigate();
  const list = useQuery(invoicesQuery({ ...params.query, factoringStatus }));
  if (list.data?.items.length === 0 && params.page === 0) return null;
  return (
    <Box component="section" aria-label="Factored invoices" sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          With factors
        </Typography>
        <ExportMenu
          name="factored-invoices"
          columns={columns}
          load={() => listAll<Invoice>('/api/invoices', { ...params.exported, factoringStatus })}
        />
      </Box>
      <DataTable<Invoice>
        name="factored-invoices"
        label="Factored invoices"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<PaidOutlined />}
            none={{ title: 'No factored invoices', text: 'Invoices with a factor are listed here.' }}
            unmatched={{ title: 'No factored invoices', text: 'Try another client.' }}
          />
        }
        onOpen={(invoice) => void navigate(addressOf(invoice))}
        card={(invoice) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <RecordLink to={addressOf(invoice)}>{invoice.invoiceNumber}</RecordLink>
              <span className="tabular">{formatMoney(invoice.factoring?.advance)}</span>
            </Box>
            <Typography color="textSecondary" className="tabular">
              {[invoice.factorName, invoice.factoringStatus && factoringLabels[invoice.factoringStatus]]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        )}
      />
    </Box>
  );
}
