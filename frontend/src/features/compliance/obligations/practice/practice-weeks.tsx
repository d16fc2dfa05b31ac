import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { BarChart, type BarGroup } from '../../../../components/charts/bar-chart';
import { COUNT } from '../../../../components/charts/measure';
import { ErrorState } from '../../../../components/feedback/error-state';
import { Section } from '../../../../components/layout/surface';
import { TextLink } from '../../../../components/display/text-link';
import type { QueryParams } from '../../../../lib/api/api-client';
import type { PracticeWeek } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { weeksQuery } from './practice-queries';

/** Days that the desk is narrowed to: from one, up to but without another. */
interface Days {
  from: string | null;
  before: string | null;
}

const daysIn = (search: string): Days => {
  const params = new URLSearchParams(search);
  return { from: params.get('dueFrom'), before: params.get('dueBefore') };
};
/** The desk as it is shown, of these days only; null: of all days. */
const deskOf = (search: string, days: Days | null): string => {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'cursor', 'dueFrom', 'dueBefore']) params.delete(name);
  if (days?.from) params.set('dueFrom', days.from);
  if (days?.before) params.set('dueBefore', days.before);
  return `/practice?${params}`;
};

/** The first two are what is late and what is left of this week, the last is all that is later. */
const wordsOf = ({ from, before }: PracticeWeek, nr: number): Pick<BarGroup, 'label' | 'tick'> => {
  if (from === null) return { label: 'Late', tick: 'Late' };
  const day = formatDate(from);
  if (before === null) return { label: `From ${day} on`, tick: 'Later' };
  return nr === 1 ? { label: 'This week', tick: 'Now' } : { label: `Week of ${day}`, tick: day.slice(0, 5) };
};

const groupsOf = (weeks: readonly PracticeWeek[], search: string): BarGroup[] => {
  const shown = daysIn(search);
  return weeks.map((week, nr) => {
    const { from, before, due, waiting } = week;
    const isOpen = (shown.from ?? shown.before) !== null && shown.from === from && shown.before === before;
    const to = deskOf(search, { from, before });
    const note = waiting > 0 ? { note: `${waiting} waiting for papers` } : {};
    return { ...wordsOf(week, nr), bars: [{ amount: String(due), behind: { to, of: 'rows' }, isOpen, ...note }] };
  });
};

/** How much is to do in each week; a week that is chosen narrows the list. */
export function PracticeWeeks({ query }: { query: QueryParams }) {
  const { search } = useLocation();
  const { data, isPending, error, refetch } = useQuery(weeksQuery(query));
  const { from, before } = daysIn(search);
  const isNarrowed = from !== null || before !== null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title="Due by week"
        {...(isNarrowed && { action: <TextLink to={deskOf(search, null)}>Show all weeks</TextLink> })}
      >
        {isPending && <Skeleton variant="rounded" height={240} aria-label="The weeks are loading" />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} compact />}
        {data?.every(({ due }) => due === 0) && (
          <Typography color="textSecondary">Nothing is due with these filters.</Typography>
        )}
        {data?.some(({ due }) => due > 0) && (
          <BarChart
            title="Obligations due by week"
            by="Week"
            series={['Obligations']}
            groups={groupsOf(data, search)}
            measure={COUNT}
          />
        )}
      </Section>
    </Box>
  );
}
