import type { Tone } from '../../../components/display/status-chip';
import { obligationLabels } from '../../../generated/kinds';
import type { ObligationStatus } from '../../../lib/api/api-types';

export { daysText, daysTone } from '../../../components/display/due-day';
export { periodText } from '../../../lib/format/dates';

export const ruleLabels = obligationLabels.rule;
export const statusLabels = obligationLabels.status;

export const statusTones: Record<ObligationStatus, Tone> = {
  open: 'neutral',
  waiting: 'warning',
  ready: 'info',
  filed: 'info',
  accepted: 'success',
  not_applicable: 'neutral',
  lapsed: 'neutral',
};

export const isOpen = (status: ObligationStatus): boolean => ['open', 'waiting', 'ready'].includes(status);

export const counted = (count: number): string => `${count} ${count === 1 ? 'obligation' : 'obligations'}`;

/** Whose it is: a client's, or the firm's own. */
export const whoseOf = ({ clientId, clientName }: { clientId: string | null; clientName: string | null }): string =>
  clientId === null ? 'The firm' : (clientName ?? '');
