import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import PaidOutlined from '../../../generated/icons/PaidOutlined';
import type { UseQueryResult } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import type { ClientDocument, PortalPayment, IftaProcess } from '../../../lib/api/api-types';
import { formatMoney, sumMoney } from '../../../lib/format/money';

export interface PortalLists {
  documents: UseQueryResult<ClientDocument[]>;
  processes: UseQueryResult<IftaProcess[]>;
  payments: UseQueryResult<PortalPayment[]>;
}

const processed = (items: readonly { status: string }[] | undefined): number | undefined =>
  items?.filter(({ status }) => status === 'processed').length;

/** What was taken and kept: a payment that failed, is under way or came back does not count. */
export const totalPaid = (payments: readonly PortalPayment[]): string =>
  sumMoney(payments.filter(({ status }) => status === 'completed').map(({ amount }) => amount.toFixed(2)));

const shown = (value: number | string | undefined): string =>
  value === undefined ? '—' : value.toLocaleString('en-US');

export function PortalCounts({ documents, processes, payments }: PortalLists) {
  return (
    <StatGrid>
      <StatCard
        label="Documents"
        value={shown(documents.data?.length)}
        loading={documents.isPending}
        behind={{ to: '/client-portal/documents', of: 'rows' }}
        icon={<DescriptionOutlined />}
      />
      <StatCard
        label="Documents processed"
        value={shown(processed(documents.data))}
        loading={documents.isPending}
        behind={{ to: '/client-portal/documents?status=processed', of: 'rows' }}
        icon={<CheckCircleOutlined />}
      />
      <StatCard
        label="Quarters completed"
        value={shown(processed(processes.data))}
        loading={processes.isPending}
        behind={{ to: '/client-portal/ifta?status=processed', of: 'rows' }}
        icon={<LocalGasStationOutlined />}
      />
      <StatCard
        label="Total paid"
        value={payments.data ? formatMoney(totalPaid(payments.data)) : '—'}
        loading={payments.isPending}
        behind={{ to: '/client-portal/payments?status=completed', of: 'amount' }}
        icon={<PaidOutlined />}
      />
    </StatGrid>
  );
}
