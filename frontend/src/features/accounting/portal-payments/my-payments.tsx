import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export/export-buttons';
import type { PortalPayment } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { methodOf } from './portal-payment-columns';
import { PortalPaymentCard } from './portal-payment-card';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, portalPaymentStatusLabels } from './portal-payment-words';

const filters = ['status'] as const;
const statusLabels: Record<string, string> = portalPaymentStatusLabels;

const columns: readonly TableColumn<PortalPayment>[] = [
  { field: 'date', header: 'Date', width: 120, value: (payment) => formatDate(dateOf(payment)) },
  { field: 'amount', header: 'Amount', width: 110, align: 'right', value: ({ amount }) => formatMoney(amount) },
  { field: 'description', header: 'Description', width: 190, flex: 1, value: ({ description }) => description },
  {
    field: 'status',
    header: 'Status',
    width: 190,
    flex: 1,
    wraps: true,
    value: ({ status }) => portalPaymentStatusLabels[status],
    render: ({ status, failure }) => (
      <>
        <PortalPaymentStatusChip status={status} />
        {failure && <Box sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>{failure}</Box>}
      </>
    ),
  },
  { field: 'method', header: 'Paid with', width: 150, hidden: true, value: methodOf },
];

/** What a client has paid: a table at a desk, cards on a phone. */
export function MyPayments({ list, action }: { list: UseQueryResult<PortalPayment[]>; action: ReactNode }) {
  const params = useListParams(filters);
  const status = params.filter('status');
  const found = (list.data ?? []).filter((payment) => status === '' || payment.status === status);
  return (
    <div>
      {list.data && list.data.length > 0 && (
        <FilterBar>
          {status !== '' && (
            <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
          )}
          <Box sx={{ ml: 'auto' }}>
            <ExportButtons name="payments" columns={columns} load={() => Promise.resolve(found)} />
          </Box>
        </FilterBar>
      )}
      <DataTable<PortalPayment>
        name="own-payments"
        label="Payments"
        list={pageOfAll(list, found, params)}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon={<CreditCardOutlined />} title="No payments yet" action={action}>
            Fees you pay by card are listed here.
          </EmptyState>
        }
        card={(payment) => <PortalPaymentCard payment={payment} />}
      />
    </div>
  );
}
