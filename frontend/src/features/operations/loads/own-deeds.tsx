import Box from '@mui/material/Box';
import type { Load } from '../../../lib/api/api-types';
import { OwnStops } from './own-stops';
import { PhotographPaper } from './photograph-paper';

/** What its driver does at a load: tells times, photographs papers. */
export const OwnDeeds = ({ load }: { load: Load }) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, mt: 1, '& > *': { flex: 1, minWidth: 0 } }}>
    <OwnStops load={load} />
    <PhotographPaper load={load} />
  </Box>
);
