import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FoldingCard } from '../../../components/layout/folding-card';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';
import { LoadStatusChip, routeOf } from './load-words';
import { OwnDeeds } from './own-deeds-lazy';

const DAY = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;

/** A load as its driver needs it: from where to where, when, and what to tell next. */
export const OwnLoad = ({ load }: { load: Load }) => (
  <FoldingCard
    name={`load ${load.loadNumber}`}
    title={<Typography variant="h3">{load.loadNumber}</Typography>}
    chip={<LoadStatusChip status={load.status} />}
    more={[
      [
        ['Unit', load.vehicleUnit],
        ['Miles', formatQuantity(load.distance)],
        ['Broker', load.brokerName],
      ],
    ]}
  >
    <Typography>{routeOf(load)}</Typography>
    <Box className="tabular" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Box sx={DAY}>Pickup {formatDate(load.pickupDate, 'not planned yet')}</Box>
      <Box sx={DAY}>Drop-off {formatDate(load.dropoffDate, 'not planned yet')}</Box>
    </Box>
    <OwnDeeds load={load} />
  </FoldingCard>
);
