import type { Aggregate } from '../../../../platform/event-log/commands/aggregate';
import { reconciliationDecider, type ReconciliationCommand, type Reconciliations } from '../domain/reconciliation';
import { reconciliationEvents, type ReconciliationEvent } from '../domain/reconciliation.events';
import { reconciliations } from '../projections/reconciliations';

/** The reconciliations of one bank account; the stream is `reconciliation-<bank account>`. */
export const bankReconciliations: Aggregate<Reconciliations, ReconciliationCommand, ReconciliationEvent> = {
  title: 'reconciliation',
  family: reconciliationEvents,
  decider: reconciliationDecider,
  projections: [reconciliations],
  clientOf: ({ clientId }) => clientId,
  requiredPermissions: {
    Reconcile: () => ['bank.write'],
    UndoReconciliation: () => ['bank.write'],
  },
};
