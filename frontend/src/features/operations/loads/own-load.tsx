import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';
import { LoadStatusChip } from './load-words';

/** A load as its driver needs it: from where to where, and when. */
export function OwnLoad({ load }: { load: Load }) {
  const { loadNumber, status, pickupLocation, dropoffLocation, pickupDate, dropoffDate, distance } = load;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3">{loadNumber}</Typography>
        <LoadStatusChip status={status} />
      </Box>
      <div>
        <Typography>{pickupLocation}</Typography>
        <Typography color="textSecondary" className="tabular">
          Pickup {formatDate(pickupDate, 'not planned yet')}
        </Typography>
      </div>
      <div>
        <Typography>{dropoffLocation}</Typography>
        <Typography color="textSecondary" className="tabular">
          Drop-off {formatDate(dropoffDate, 'not planned yet')}
        </Typography>
      </div>
      <Typography color="textSecondary" className="tabular">
        {[load.vehicleUnit && `Unit ${load.vehicleUnit}`, distance && formatQuantity(distance, 'mi'), load.brokerName]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </>
  );
}
