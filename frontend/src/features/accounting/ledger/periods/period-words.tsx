import { StatusChip } from '../../../../components/display/status-chip';
import type { Period } from '../../../../lib/api/api-types';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @example monthTitle('2026-10') // 'October 2026' */
export const monthTitle = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** How a month stands. */
export const statusOf = ({ status, over }: Pick<Period, 'status' | 'over'>): string =>
  status === 'closed' ? 'Closed' : over ? 'Open' : 'Not over yet';

export function PeriodChip({ period }: { period: Pick<Period, 'status' | 'over'> }) {
  const tone = period.status === 'closed' ? 'success' : period.over ? 'warning' : 'neutral';
  return <StatusChip tone={tone} label={statusOf(period)} />;
}

/** What of the checklist is not met, in a sentence; '' when all is. */
export const unmetOf = ({ checklist }: Pick<Period, 'checklist'>): string =>
  checklist
    .filter(({ ok }) => !ok)
    .map(({ title }) => title)
    .join('; ');

/** What is there to know of a month in its row: why it was closed as it is, or what is still missing. */
export const remarkOf = (period: Period): string => {
  const unmet = unmetOf(period);
  if (period.status === 'closed') return period.reason ? `Not met: ${unmet}. ${period.reason}` : '';
  if (unmet !== '') return `Not met: ${unmet}`;
  return period.reopenReason ? `Reopened: ${period.reopenReason}` : '';
};
