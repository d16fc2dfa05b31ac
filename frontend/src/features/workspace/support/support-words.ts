import type { Tone } from '../../../components/display/status-chip';
import type { SupportRequest } from '../../../lib/api/api-types';

export const statusTones: Record<SupportRequest['status'], Tone> = {
  open: 'warning',
  in_progress: 'info',
  resolved: 'success',
  closed: 'neutral',
};
export const priorityTones: Record<SupportRequest['priority'], Tone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'error',
};
/** Whose the last word was. */
export const turnLabels: Record<SupportRequest['messageFrom'], string> = {
  requester: 'Waiting for an answer',
  staff: 'Answered',
};

/** Whether somebody waits for an answer; of what is over nobody does. */
export const turnOf = ({ status, messageFrom }: Pick<SupportRequest, 'status' | 'messageFrom'>): string =>
  status === 'resolved' || status === 'closed' ? '' : turnLabels[messageFrom];
