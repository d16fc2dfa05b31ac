import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { palette } from '../../../../components/display/palette';
import { TextLink } from '../../../../components/display/text-link';
import { ErrorState } from '../../../../components/feedback/error-state';
import type { QueryParams } from '../../../../lib/api/api-client';
import type { PracticeWeek } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { formatQuantity } from '../../../../lib/format/money';
import { weeksQuery } from './practice-queries';

const Strip = styled('ul')({
  display: 'flex',
  height: 56,
  margin: 0,
  padding: 4,
  gap: 2,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  '& > li': { flex: '1 0 auto', minWidth: 58 },
});
const Week = styled(Link, { shouldForwardProp: (name) => name !== 'late' })<{ late: boolean }>(({ late }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  padding: '0 6px',
  borderRadius: 8,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: palette.text.secondary,
  textDecoration: 'none',
  '& b': {
    fontSize: 15,
    lineHeight: '19px',
    fontWeight: 640,
    fontVariantNumeric: 'tabular-nums',
    color: late ? palette.error.main : palette.primary.main,
  },
  '&[data-none] b': { color: palette.text.secondary, fontWeight: 400 },
  '&:hover': { background: palette.background.default, '& b': { textDecoration: 'underline' } },
  '&[aria-current]': {
    background: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
    color: palette.text.primary,
  },
}));

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
const wordsOf = ({ from, before }: PracticeWeek, nr: number): { label: string; short: string } => {
  if (from === null) return { label: 'Late', short: 'Late' };
  const day = formatDate(from);
  if (before === null) return { label: `From ${day} on`, short: 'Later' };
  return nr === 1 ? { label: 'This week', short: 'This week' } : { label: `Week of ${day}`, short: day.slice(0, 5) };
};

function WeekLink({ week, nr, search }: { week: PracticeWeek; nr: number; search: string }) {
  const { from, before, due, waiting } = week;
  const shown = daysIn(search);
  const isOpen = (shown.from ?? shown.before) !== null && shown.from === from && shown.before === before;
  const { label, short } = wordsOf(week, nr);
  const said = `${label}: ${formatQuantity(due)}${waiting > 0 ? `, ${waiting} waiting for papers` : ''}`;
  return (
    <Week
      to={deskOf(search, { from, before })}
      late={from === null}
      aria-label={said}
      title={said}
      aria-current={isOpen ? 'true' : undefined}
      data-none={due === 0 ? '' : undefined}
    >
      <b>{formatQuantity(due)}</b>
      {short}
    </Week>
  );
}

/** How much is to do in each week; a week that is chosen narrows the list. */
export function PracticeWeeks({ query }: { query: QueryParams }) {
  const { search } = useLocation();
  const { data, isPending, error, refetch } = useQuery(weeksQuery(query));
  const { from, before } = daysIn(search);
  const isNarrowed = from !== null || before !== null;
  return (
    <Box component="nav" aria-label="Obligations due by week" sx={{ mb: 1.5 }}>
      {isPending && <Skeleton variant="rounded" height={56} role="img" aria-label="The weeks are loading" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {data && (
        <Strip tabIndex={-1}>
          {data.map((week, nr) => (
            <li key={week.from ?? 'late'}>
              <WeekLink week={week} nr={nr} search={search} />
            </li>
          ))}
        </Strip>
      )}
      {isNarrowed && (
        <Box sx={{ mt: 0.5 }}>
          <TextLink to={deskOf(search, null)}>Show all weeks</TextLink>
        </Box>
      )}
    </Box>
  );
}
