import { daysUntil, formatDate } from '../../lib/format/dates';
import { StatusChip, type Tone } from './status-chip';

const SOON = 7;
const NEAR = 30;
/** How near a day is: late, this week, this month. */
export const daysTone = (days: number): Tone =>
  days < 0 ? 'error' : days <= SOON ? 'warning' : days <= NEAR ? 'info' : 'neutral';

/** '12 days', 'Today', '3 days late'. */
export const daysText = (days: number): string => {
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days === 0 ? 'Today' : days < 0 ? `${count} late` : count;
};

/** How long there is until a day on which something is due: the same chip on every screen. */
export const DaysLeft = ({ days }: { days: number }) => <StatusChip tone={daysTone(days)} label={daysText(days)} />;

/** A day on which something is due, and how long it is until then. */
export const DueDay = ({ day }: { day: string }) => (
  <>
    {formatDate(day)} <DaysLeft days={daysUntil(day)} />
  </>
);
