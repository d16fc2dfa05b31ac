import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { NarrowedTo } from '../../../components/narrowed-to';
import { Surface } from '../../../components/surface';
import type { TableColumn } from '../../../components/table/columns';
import { ExportButtons } from '../../../components/table/export-buttons';
import { Pager } from '../../../components/table/pager';
import { SimpleTable } from '../../../components/table/simple-table';
import type { PortalPayment } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { useListParams } from '../../../lib/use-list-params';
import { PortalPaymentCard } from './portal-payment-card';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, portalPaymentStatusLabels } from './portal-payment-words';

const filters = ['status'] as const;
const statusLabels: Record<string, string> = portalPaymentStatusLabels;

const columns: readonly TableColumn<PortalPayment>[] = [
  { field: 'date', header: 'Date', value: (payment) => formatDate(dateOf(payment)) },
  { field: 'amount', header: 'Amount', align: 'right', value: ({ amount }) => formatMoney(amount) },
  { field: 'description', header: 'Description', value: ({ description }) => description },
  { field: 'status', header: 'Status', value: ({ status }) => portalPaymentStatusLabels[status] },
];

const Table = ({ payments }: { payments: readonly PortalPayment[] }) => (
  <Surface sx={{ px: 2.5, py: 1 }}>
    <SimpleTable aria-label="Payments">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col" className="money">
            Amount
          </th>
          <th scope="col" style={{ paddingLeft: 20 }}>
            Description
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td>{formatDate(dateOf(payment))}</td>
            <td className="money">{formatMoney(payment.amount)}</td>
            <td style={{ paddingLeft: 20 }}>{payment.description}</td>
            <td>
              <PortalPaymentStatusChip status={payment.status} />
              {payment.failure && <Box sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>{payment.failure}</Box>}
            </td>
          </tr>
        ))}
      </tbody>
    </SimpleTable>
  </Surface>
);

const Cards = ({ payments }: { payments: readonly PortalPayment[] }) => (
  <Box component="ul" aria-label="Payments" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
    {payments.map((payment) => (
      <Surface as="li" key={payment.id} sx={{ p: 1.75 }}>
        <PortalPaymentCard payment={payment} />
      </Surface>
    ))}
  </Box>
);

/** What a client has paid: a table at a desk, cards on a phone. */
export function MyPayments({ list, action }: { list: UseQueryResult<PortalPayment[]>; action: ReactNode }) {
  const params = useListParams(filters);
  const phone = useMediaQuery('(max-width: 559.95px)', { noSsr: true });
  if (list.isError && !list.data)
    return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
  if (!list.data) return <SkeletonList rows={4} />;
  if (list.data.length === 0) {
    return (
      <Surface>
        <EmptyState icon={<CreditCardOutlined />} title="No payments yet" action={action}>
          Fees you pay by card are listed here.
        </EmptyState>
      </Surface>
    );
  }
  const status = params.filter('status');
  const found = list.data.filter((payment) => status === '' || payment.status === status);
  const shown = found.slice(params.page * params.limit, (params.page + 1) * params.limit);
  return (
    <>
      {status !== '' && (
        <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
      )}
      <Box data-print="none" sx={{ display: 'flex', justifyContent: 'end', mb: 1.5 }}>
        <ExportButtons name="payments" columns={columns} load={() => Promise.resolve(found)} />
      </Box>
      {phone ? <Cards payments={shown} /> : <Table payments={shown} />}
      <Pager list={{ total: found.length }} params={params} />
    </>
  );
}
