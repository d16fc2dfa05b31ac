import PaidOutlined from '../../../../generated/icons/PaidOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { FilterRecord } from '../../../../components/filters/filter-record';
import { FilterSpan } from '../../../../components/filters/filter-span';
import { SearchField } from '../../../../components/filters/search-field';
import type { TableColumn } from '../../../../components/table/columns';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { DataTable } from '../../../../components/table/data-table';
import { RecordLink } from '../../../../components/display/text-link';
import { listAll } from '../../../../lib/api/api-client';
import type { Payment } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { optionsOf, paymentMethodLabels } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import { brokerOptionsQuery } from '../../../../lib/api/option-queries';
import { useCan } from '../../../../lib/session/session-context';
import { paymentAddress } from '../../../../lib/navigation/record-address';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { paymentsQuery } from '../invoice-queries';

const filters = ['status', 'method', 'brokerId', 'from', 'to', 'clientId'] as const;
const statuses = [
  { value: 'received', label: 'Received' },
  { value: 'reversed', label: 'Reversed' },
];
const addressOf = ({ invoiceId, id }: Payment): string => paymentAddress(invoiceId, id);

const columns: readonly TableColumn<Payment>[] = [
  {
    field: 'paymentDate',
    header: 'Date',
    width: 104,
    sortable: true,
    value: ({ paymentDate }) => formatDate(paymentDate),
  },
  {
    field: 'invoiceNumber',
    header: 'Invoice',
    width: 120,
    value: ({ invoiceNumber }) => invoiceNumber,
    render: (payment) => <RecordLink to={addressOf(payment)}>{payment.invoiceNumber}</RecordLink>,
  },
  { field: 'brokerName', header: 'Carrier', flex: 1, width: 140, value: ({ brokerName }) => brokerName ?? '' },
  {
    field: 'clientName',
    header: 'Client',
    flex: 1,
    width: 130,
    drops: 2.5,
    value: ({ clientName }) => clientName ?? '',
  },
  {
    field: 'paymentMethod',
    header: 'Method',
    width: 104,
    drops: 1,
    value: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
  },
  {
    field: 'checkNumber',
    header: 'Check',
    width: 110,
    drops: 4,
    value: ({ checkNumber }) => checkNumber ?? '—',
  },
  {
    field: 'status',
    header: 'Status',
    width: 96,
    value: ({ reversedAt }) => (reversedAt === null ? 'Received' : 'Reversed'),
  },
  {
    field: 'factorFee',
    header: 'Fee kept',
    width: 110,
    drops: 3.5,
    align: 'right',
    value: ({ factorFee }) => formatMoney(factorFee),
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 112,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'netAmount',
    header: 'Net',
    width: 104,
    drops: 3,
    align: 'right',
    value: ({ netAmount }) => formatMoney(netAmount),
  },
];

const PaymentCard = ({ payment, isOfMany }: { payment: Payment; isOfMany: boolean }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <RecordLink to={addressOf(payment)}>{payment.invoiceNumber}</RecordLink>
      <span className="tabular">{formatMoney(payment.amount)}</span>
    </Box>
    <Typography color="textSecondary" className="tabular">
      {[
        payment.brokerName,
        isOfMany && payment.clientName,
        formatDate(payment.paymentDate),
        [paymentMethodLabels[payment.paymentMethod], payment.checkNumber].filter(Boolean).join(' '),
        payment.reversedAt !== null && 'Reversed',
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Box>
);

/** What brokers and factors paid, over all invoices. */
export function InvoicePayments() {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const seesBrokers = useCan('brokers.read');
  const list = useQuery(paymentsQuery(params.query));
  const empty = (
    <EmptyList
      params={params}
      icon={<PaidOutlined />}
      none={{ title: 'No payments yet', text: 'Payments recorded on invoices are listed here.' }}
      unmatched={{ title: 'No payments found', text: 'Try another number, status or span of time.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search payments" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={statuses}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterSelect
          label="Method"
          all="All methods"
          options={optionsOf(paymentMethodLabels)}
          value={params.filter('method')}
          onChange={(method) => params.set({ method })}
        />
        {seesBrokers && (
          <FilterRecord
            label="Carrier"
            all="All carriers"
            query={brokerOptionsQuery}
            value={params.filter('brokerId')}
            onChange={(brokerId) => params.set({ brokerId })}
          />
        )}
        <FilterClient params={params} />
        <FilterSpan params={params} />
        <ExportMenu
          name="invoice-payments"
          columns={columns}
          load={() => listAll<Payment>('/api/payments', params.exported)}
        />
      </FilterBar>
      <DataTable<Payment>
        name="invoice-payments"
        label="Payments of invoices"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={empty}
        onOpen={(payment) => void navigate(addressOf(payment))}
        card={(payment) => <PaymentCard payment={payment} isOfMany={params.filter('clientId') === ''} />}
      />
    </>
  );
}
