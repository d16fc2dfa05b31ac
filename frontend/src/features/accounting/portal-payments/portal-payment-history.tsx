import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { SearchField } from '../../../components/filters/search-field';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { DataTable } from '../../../components/table/data-table';
import { listAll } from '../../../lib/api/api-client';
import type { PortalPayment } from '../../../lib/api/api-types';
import { complianceMethodLabels, optionsOf } from '../../../lib/format/labels';
import { useCan } from '../../../lib/session/session-context';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useListParams } from '../../../lib/lists/use-list-params';
import { portalPaymentsQuery } from './portal-payment-calls';
import { PortalPaymentCard } from './portal-payment-card';
import { actionsColumn, PaymentButtons, portalPaymentColumns } from './portal-payment-columns';
import { portalPaymentStatusLabels } from './portal-payment-words';
import { MovePaymentDialog } from './dialogs/move-payment-dialog-lazy';
import { RefundDialog } from './dialogs/refund-dialog-lazy';

const filters = ['status', 'clientId', 'paymentMethod', 'documentId', 'invoiceId'] as const;
const statuses = [
  ...optionsOf(portalPaymentStatusLabels),
  { value: 'pending,processing', label: 'Pending or processing' },
];
const LINKED = { documentId: 'For one document', invoiceId: 'For one invoice' } as const;

/** Every payment of clients to the firm: a client's own, or everybody's for the staff. */
export function PortalPaymentHistory({ all }: { all: boolean }) {
  const params = useListParams(filters);
  const mayRefund = useCan('portal-payments.manage') && all;
  const list = useQuery(portalPaymentsQuery(params.query));
  const [refunded, setRefunded] = useAddressParam('refund');
  const refunding = mayRefund && list.data?.items.find(({ id }) => id === refunded);
  const mayMove = useCan('payments.write') && all;
  const [moved, setMoved] = useAddressParam('move');
  const moving = mayMove && list.data?.items.find(({ id }) => id === moved);
  const deeds = { onMove: mayMove ? setMoved : undefined, onRefund: mayRefund ? setRefunded : undefined };
  const columns = useMemo(() => portalPaymentColumns(all), [all]);
  const empty = (
    <EmptyList
      params={params}
      icon={<CreditCardOutlined />}
      none={{
        title: 'No payments yet',
        text: all ? 'What clients pay by card, bank or check is listed here.' : 'What you pay is listed here.',
      }}
      unmatched={{ title: 'No payments found', text: 'Try another word or status.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search payments" value={params.q} onChange={params.search} />
        <FilterSelect
          kept
          label="Status"
          all="All statuses"
          options={statuses}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        {all && (
          <FilterSelect
            label="Method"
            all="All methods"
            options={optionsOf(complianceMethodLabels)}
            value={params.filter('paymentMethod')}
            onChange={(paymentMethod) => params.set({ paymentMethod })}
          />
        )}
        {all && <FilterClient params={params} />}
        <ExportMenu
          name="payments"
          columns={columns}
          load={() => listAll<PortalPayment>('/api/compliance-payments', params.exported)}
        />
      </FilterBar>
      {(['documentId', 'invoiceId'] as const).map(
        (name) =>
          params.filter(name) !== '' && (
            <NarrowedTo key={name} label={LINKED[name]} onClear={() => params.set({ [name]: null })} />
          ),
      )}
      <DataTable<PortalPayment>
        name={all ? 'portal-payments' : 'own-portal-payments'}
        label="Payments"
        list={list}
        params={params}
        columns={mayRefund || mayMove ? [...columns, actionsColumn(deeds)] : columns}
        rowId={({ id }) => id}
        empty={empty}
        card={(payment) => (
          <PortalPaymentCard
            payment={payment}
            withClient={all}
            action={<PaymentButtons payment={payment} {...deeds} />}
          />
        )}
      />
      {moving && <MovePaymentDialog payment={moving} onClose={() => setMoved(null)} />}
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunded(null)} />}
    </>
  );
}
