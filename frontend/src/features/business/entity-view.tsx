import type { ReactNode } from 'react';
import { Papers } from '../../components/records/papers';
import type { Step } from '../../components/records/record-actions';
import { RecordView } from '../../components/records/record-view';
import { businessEntityLabels } from '../../generated/kinds';
import type { BusinessEntity } from '../../lib/api-types';
import { entityKit } from './entity-kit';
import { EntityStatusChip } from './entity-status-chip';

const steps: Record<BusinessEntity['status'], readonly (readonly [BusinessEntity['status'], string])[]> = {
  pending: [['active', 'Mark active']],
  active: [
    ['inactive', 'Mark inactive'],
    ['expired', 'Mark expired'],
  ],
  inactive: [['active', 'Mark active']],
  expired: [['active', 'Mark active']],
};

const stepsOf = ({ status, businessName }: BusinessEntity): Step[] =>
  steps[status].map(([to, label]) => ({
    label,
    changes: { status: to },
    done: `${businessName} is now ${businessEntityLabels.status[to].toLowerCase()}`,
  }));

export function EntityView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={entityKit}
      {...props}
      subtitle={({ status }) => <EntityStatusChip status={status} />}
      steps={stepsOf}
      without={['status']}
    >
      {(record) => <Papers kit={entityKit} record={record} />}
    </RecordView>
  );
}
