import Box from '@mui/material/Box';
import { spanFault } from '../../lib/format/moments';
import type { ListParams } from '../../lib/lists/use-list-params';
import { FilterDate } from './filter-date';

interface FilterSpanProps {
  params: ListParams;
  time?: boolean;
}

/** A list from one day to another, both of them included. */
export function FilterSpan({ params, time = false }: FilterSpanProps) {
  const from = params.filter('from');
  const to = params.filter('to');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: '10px',
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
      }}
    >
      <FilterDate
        label="From"
        time={time}
        value={from}
        fault={(value) => spanFault(value, to)}
        onChange={(value) => params.set({ from: value })}
      />
      <FilterDate
        label="To"
        time={time}
        value={to}
        fault={(value) => spanFault(from, value)}
        onChange={(value) => params.set({ to: value })}
      />
    </Box>
  );
}
