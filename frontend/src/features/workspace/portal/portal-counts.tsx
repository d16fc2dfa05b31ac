import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import PaidOutlined from '../../../generated/icons/PaidOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import type { ClientDocument, PortalPayment, IftaProcess } from '../../../lib/api/api-types';
import { formatMoney, isZeroMoney, sumMoney } from '../../../lib/format/money';

export interface PortalLists {
  documents: UseQueryResult<ClientDocument[]>;
  processes: UseQueryResult<IftaProcess[]>;
  payments: UseQueryResult<PortalPayment[]>;
}

/** What was taken and kept: a payment that failed, is under way or came back does not count. */
export const totalPaid = (payments: readonly PortalPayment[]): string =>
  sumMoney(payments.filter(({ status }) => status === 'completed').map(({ amount }) => amount.toFixed(2)));

const processed = ({ status }: { status: string }): boolean => status === 'processed';

/** How a client stands; a card of nothing is not drawn. */
export function PortalCounts({ documents, processes, payments }: PortalLists) {
  const paid = payments.data && totalPaid(payments.data);
  const cards = [
    {
      label: 'Documents',
      value: documents.data?.length,
      loading: documents.isPending,
      behind: { to: '/client-portal/documents', of: 'rows' },
      icon: <DescriptionOutlined />,
    },
    {
      label: 'Documents processed',
      value: documents.data?.filter(processed).length,
      loading: documents.isPending,
      behind: { to: '/client-portal/documents?status=processed', of: 'rows' },
      icon: <CheckCircleOutlined />,
    },
    {
      label: 'Quarters completed',
      value: processes.data?.filter(processed).length,
      loading: processes.isPending,
      behind: { to: '/client-portal/ifta?status=processed', of: 'rows' },
      icon: <LocalGasStationOutlined />,
    },
    {
      label: 'Total paid',
      value: paid === undefined || isZeroMoney(paid) ? paid && 0 : formatMoney(paid),
      loading: payments.isPending,
      behind: { to: '/client-portal/payments?status=completed', of: 'amount' },
      icon: <PaidOutlined />,
    },
  ].filter(({ value }) => value !== 0);
  if (cards.length === 0) return null;
  return (
    <StatGrid>
      {cards.map(({ value, ...card }) => (
        <StatCard key={card.label} {...card} value={value?.toLocaleString('en-US') ?? '—'} />
      ))}
    </StatGrid>
  );
}
