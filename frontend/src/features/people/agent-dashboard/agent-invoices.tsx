import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/filters/search-field';
import { StatusChip } from '../../../components/display/status-chip';
import { Section } from '../../../components/layout/surface';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import { listAll } from '../../../lib/api/api-client';
import type { AgentInvoice } from '../../../lib/api/api-types';
import { invoiceStateWord, invoiceTone } from '../../../lib/format/invoice-words';
import { formatMoney } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { useListParams } from '../../../lib/lists/use-list-params';
import { agentInvoicesQuery } from './agent-work';
import { WorkList } from './work-list';

const filters = ['clientId', 'mine'] as const;
const makers = [
  { value: 'all', label: 'By you' },
  { value: 'month', label: 'By you this month' },
];
const FIRST_FEW = { limit: 5, page: 0 };
const StateChip = ({ invoice }: { invoice: AgentInvoice }) => (
  <StatusChip tone={invoiceTone(invoice)} label={invoiceStateWord(invoice)} />
);
const CARDS = { orTable: true } as const;
const columns: readonly TableColumn<AgentInvoice>[] = [
  {
    field: 'invoiceNumber',
    header: 'Number',
    sortable: true,
    value: ({ invoiceNumber }) => invoiceNumber,
    render: ({ id, invoiceNumber }) => <RecordLink to={`/accounting/invoices/${id}`}>{invoiceNumber}</RecordLink>,
  },
  { field: 'carrier', header: 'Carrier', flex: 2, width: 160, value: ({ carrier }) => carrier },
  { field: 'clientName', header: 'Client', flex: 1, width: 150, value: ({ clientName }) => clientName ?? '' },
  { field: 'amount', header: 'Amount', align: 'right', sortable: true, value: ({ amount }) => formatMoney(amount) },
  {
    field: 'status',
    header: 'Status',
    value: invoiceStateWord,
    render: (invoice) => <StateChip invoice={invoice} />,
  },
];

const NoInvoices = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState icon={<ReceiptLongOutlined />} title="No invoices found" compact>
      Try another number or carrier.
    </EmptyState>
  ) : (
    <EmptyState icon={<ReceiptLongOutlined />} title="No invoices yet" compact>
      Invoices of your clients are listed here.
    </EmptyState>
  );

const AgentInvoiceRow = ({ invoice, isOfMany }: { invoice: AgentInvoice; isOfMany: boolean }) => (
  <>
    <Box>
      <RecordLink to={`/accounting/invoices/${invoice.id}`}>{invoice.invoiceNumber}</RecordLink>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[invoice.carrier, isOfMany && invoice.clientName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    <Box className="tabular" sx={{ fontWeight: 560 }}>
      {formatMoney(invoice.amount)}
    </Box>
    <StateChip invoice={invoice} />
  </>
);

export function RecentAgentInvoices() {
  const { clientId } = useListedClient();
  const list = useQuery(agentInvoicesQuery({ ...FIRST_FEW, clientId }));
  return (
    <Section title="Recent Invoices" flush action={<TextLink to="/agent-dashboard/invoices">View All</TextLink>}>
      <WorkList
        label="Recent invoices"
        list={list}
        rowId={({ id }) => id}
        empty={<NoInvoices searched={false} />}
        row={(invoice) => <AgentInvoiceRow invoice={invoice} isOfMany={clientId === ''} />}
      />
    </Section>
  );
}

export function AllAgentInvoices() {
  const params = useListParams(filters);
  const list = useQuery(agentInvoicesQuery(params.query));
  return (
    <>
      <FilterBar>
        <SearchField label="Search invoices" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
        <FilterSelect
          label="Created by"
          all="Anybody"
          options={makers}
          value={params.filter('mine')}
          onChange={(mine) => params.set({ mine })}
        />
        <ExportMenu
          name="invoices"
          columns={columns}
          load={() => listAll<AgentInvoice>('/api/agents/invoices', params.exported)}
        />
      </FilterBar>
      <DataTable<AgentInvoice>
        name="agent_invoices"
        label="Recent invoices"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={<NoInvoices searched={params.narrowed} />}
        card={(invoice) => (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '2px 14px',
              '& > div:first-of-type': { flex: '1 1 160px' },
            }}
          >
            <AgentInvoiceRow invoice={invoice} isOfMany={params.filter('clientId') === ''} />
          </Box>
        )}
      />
    </>
  );
}
