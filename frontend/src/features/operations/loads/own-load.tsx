import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Facts } from '../../../components/records/list-tools/row-card';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';
import { LoadStatusChip } from './load-words';
import { OwnDeeds } from './own-deeds-lazy';

const Stop = ({ at, what, day }: { at: string; what: string; day: string | null }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
    <Typography>{at}</Typography>
    <Typography color="textSecondary" className="tabular">
      {what} {formatDate(day, 'not planned yet')}
    </Typography>
  </Box>
);

/** A load as its driver needs it: from where to where, and when. */
export const OwnLoad = ({ load }: { load: Load }) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3">{load.loadNumber}</Typography>
      <LoadStatusChip status={load.status} />
    </Box>
    <Stop at={load.pickupLocation} what="Pickup" day={load.pickupDate} />
    <Stop at={load.dropoffLocation} what="Drop-off" day={load.dropoffDate} />
    <Facts
      of={[load.vehicleUnit && `Unit ${load.vehicleUnit}`, formatQuantity(load.distance, 'mi'), load.brokerName]}
    />
    <OwnDeeds load={load} />
  </>
);
