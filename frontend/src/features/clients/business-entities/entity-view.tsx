import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { businessentityFlow } from '../../../generated/flows/businessentity';
import { businessEntityLabels } from '../../../generated/kinds';
import { stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { entityKit } from './entity-kit';
import { EntityStatusChip } from './entity-status-chip';

const steps: StepsOf<typeof businessentityFlow> = {
  active: 'Mark active',
  inactive: { label: 'Mark inactive', from: ['active'] },
  expired: { label: 'Mark expired', from: ['active'] },
  pending: null,
};

export function EntityView(props: { id: string; history: ReactNode; onClose: () => void }) {
  return (
    <RecordView
      kit={entityKit}
      {...props}
      subtitle={({ status }) => <EntityStatusChip status={status} />}
      steps={(entity) =>
        stepsFrom(businessentityFlow, steps, entity, {
          displayName: entity.businessName,
          labels: businessEntityLabels.status,
        })
      }
      without={['status']}
    >
      {(record) => <Papers kit={entityKit} record={record} />}
    </RecordView>
  );
}
