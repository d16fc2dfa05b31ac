import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { QueryParams } from '../../lib/api-client';
import { formatDate, todayInFirm } from '../../lib/dates';
import type { ListParams } from '../../lib/use-list-params';
import { weeksQuery } from './practice-queries';

const LATE = 'late';
const button = { whiteSpace: 'nowrap', color: 'text.primary' };
const shortDay = (date: string): string => formatDate(date).slice(0, 5);

/** How much is to do in each week; a week that is chosen narrows the list. */
export function PracticeWeeks({ params, query }: { params: ListParams; query: QueryParams }) {
  const { data = [] } = useQuery(weeksQuery(query));
  const late = data.reduce((sum, week) => sum + week.late, 0);
  const ahead = data.filter((week) => week.due > week.late);
  const chosen = params.filter('dueBefore') === '' ? params.filter('week') : LATE;
  const choose = (value: string | null) =>
    params.set({
      week: value === LATE ? null : value,
      dueBefore: value === LATE ? todayInFirm() : null,
    });
  if (data.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Weeks"
      tabIndex={0}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, overflowX: 'auto', mb: 2, pb: 0.5 }}
    >
      <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        Due in the week of
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen === '' ? null : chosen}
        onChange={(_, value: string | null) => choose(value)}
        aria-label="Due in the week of"
      >
        {late > 0 && (
          <ToggleButton value={LATE} sx={button}>
            Late: {late}
          </ToggleButton>
        )}
        {ahead.map(({ week, due, late: past }) => (
          <ToggleButton key={week} value={week} sx={button}>
            {shortDay(week)}: {due - past}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
