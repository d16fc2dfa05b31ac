import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterRecord } from '../../../components/filter-record';
import { SearchField } from '../../../components/search-field';
import { ExportButtons } from '../../../components/table/export-buttons';
import { DataTable } from '../../../components/table/data-table';
import { listAll } from '../../../lib/api-client';
import type { PortalPayment } from '../../../lib/api-types';
import { optionsOf } from '../../../lib/labels';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { useCan } from '../../../lib/session/session-context';
import { useAddressParam } from '../../../lib/use-address-param';
import { useListParams } from '../../../lib/use-list-params';
import { portalPaymentsQuery } from '../api/portal-payments';
import { PortalPaymentCard } from './portal-payment-card';
import { portalPaymentColumns, RefundButton, refundColumn } from './portal-payment-columns';
import { portalPaymentStatusLabels } from './portal-payment-words';
import { RefundDialog } from './refund-dialog-lazy';

const filters = ['status', 'clientId'] as const;

/** Every fee paid by card: a client's own, or everybody's for the staff. */
export function PortalPaymentHistory({ all, emptyAction }: { all: boolean; emptyAction: ReactNode }) {
  const params = useListParams(filters);
  const mayRefund = useCan('portal-payments.manage') && all;
  const seesClients = useCan('clients.read') && all;
  const list = useQuery(portalPaymentsQuery(params.query));
  const [refunded, setRefunded] = useAddressParam('refund');
  const refunding = mayRefund && list.data?.items.find(({ id }) => id === refunded);
  const columns = useMemo(() => portalPaymentColumns(all), [all]);
  const empty = (
    <EmptyList
      params={params}
      icon={<CreditCardOutlined />}
      none={{
        title: 'No payments yet',
        text: all
          ? 'Fees that clients pay by card in the portal are listed here.'
          : 'Fees you pay by card are listed here.',
        action: emptyAction,
      }}
      unmatched={{ title: 'No payments found', text: 'Try another word or status.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search payments" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(portalPaymentStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        {seesClients && (
          <FilterRecord
            label="Client"
            all="All clients"
            query={clientOptionsQuery}
            value={params.filter('clientId')}
            onChange={(clientId) => params.set({ clientId })}
          />
        )}
        <Box sx={{ ml: { lg: 'auto' } }}>
          <ExportButtons
            name="payments"
            columns={columns}
            load={() => listAll<PortalPayment>('/api/compliance-payments', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<PortalPayment>
        name={all ? 'portal-payments' : 'own-portal-payments'}
        label="Payments"
        list={list}
        params={params}
        columns={mayRefund ? [...columns, refundColumn(setRefunded)] : columns}
        rowId={({ id }) => id}
        empty={empty}
        card={(payment) => (
          <PortalPaymentCard
            payment={payment}
            withClient={all}
            action={mayRefund && <RefundButton payment={payment} onRefund={setRefunded} />}
          />
        )}
      />
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunded(null)} />}
    </>
  );
}
