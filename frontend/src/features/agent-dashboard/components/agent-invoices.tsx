import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterClient } from '../../../components/filter-client';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SearchField } from '../../../components/search-field';
import { StatusChip, type Tone } from '../../../components/status-chip';
import { Section } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import { RecordLink, TextLink } from '../../../components/text-link';
import type { QueryParams } from '../../../lib/api-client';
import { invoiceStatusLabels } from '../../../lib/labels';
import { formatMoney } from '../../../lib/money';
import { useListedClient } from '../../../lib/use-listed-client';
import { useListParams } from '../../../lib/use-list-params';
import { agentInvoicesQuery } from '../api/agent-work';
import { WorkList } from './work-list';

const filters = ['clientId', 'mine'] as const;
const makers = [
  { value: 'all', label: 'By you' },
  { value: 'month', label: 'By you this month' },
];
const FIRST_FEW = { limit: 5, page: 0 };
const tones: Record<string, Tone> = { paid: 'success', overdue: 'error', draft: 'neutral', cancelled: 'neutral' };
const labels: Record<string, string> = invoiceStatusLabels;

const Invoices = ({ query, searched }: { query: QueryParams; searched: boolean }) => {
  const list = useQuery(agentInvoicesQuery(query));
  const none = searched
    ? ['No invoices found', 'Try another number or carrier.']
    : ['No invoices yet', 'Invoices of your clients are listed here.'];
  return (
    <WorkList
      label="Recent invoices"
      list={list}
      rowId={(invoice) => invoice.id}
      empty={<EmptyState icon={<ReceiptLongOutlined />} title={none[0] ?? ''} children={none[1]} compact />}
      row={(invoice) => (
        <>
          <Box>
            <RecordLink to={`/accounting/invoices/${invoice.id}`}>{invoice.invoiceNumber}</RecordLink>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {invoice.carrier}
            </Typography>
          </Box>
          <Box className="tabular" sx={{ fontWeight: 560 }}>
            {formatMoney(invoice.amount)}
          </Box>
          <StatusChip tone={tones[invoice.status] ?? 'warning'} label={labels[invoice.status] ?? invoice.status} />
        </>
      )}
    />
  );
};

export function RecentAgentInvoices() {
  const { clientId } = useListedClient();
  return (
    <Section title="Recent Invoices" flush action={<TextLink to="/agent-dashboard/invoices">View All</TextLink>}>
      <Invoices query={{ ...FIRST_FEW, clientId }} searched={false} />
    </Section>
  );
}

export function AllAgentInvoices() {
  const params = useListParams(filters);
  const { data } = useQuery(agentInvoicesQuery(params.query));
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
      </FilterBar>
      <Section title="Recent Invoices" flush>
        <Invoices query={params.query} searched={params.narrowed} />
      </Section>
      <Pager list={data} params={params} />
    </>
  );
}
