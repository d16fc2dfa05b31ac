import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import { sentenceFor } from '../../../lib/api/problem';
import type { Load } from '../../../lib/api/api-types';
import { useTellStop } from './detention-calls';
import { stopsOfLoad, type TimedStop } from './stop-values';
import { timeThere } from './zoned-time';
import { firmTimeZone } from '../../../lib/format/dates';

const wasAt = ({ arrivedAt, departedAt }: TimedStop): boolean => arrivedAt !== null || departedAt !== null;

/** Where the truck stands, or goes next, and what its driver tells there. */
const nextOf = (stops: readonly TimedStop[]): { what: 'arrived' | 'departed'; stop: TimedStop } | null => {
  const last = stops.findLastIndex(wasAt);
  const [there, next] = [stops[last], stops[last + 1]];
  if (there?.departedAt === null) return { what: 'departed', stop: there };
  return next ? { what: 'arrived', stop: next } : null;
};

/** One button: the driver arrived at the next stop, or departed from where the truck stands. */
export function OwnStops({ load }: { load: Load }) {
  const tell = useTellStop();
  const next = load.status === 'cancelled' ? null : nextOf(stopsOfLoad(load));
  if (next === null || (load.status === 'delivered' && next.what === 'arrived')) return null;
  const { what, stop } = next;
  const label = what === 'arrived' ? `Arrived at ${stop.place}` : `Departed from ${stop.place}`;
  const run = () =>
    tell.mutate(
      { load, what },
      {
        onSuccess: () =>
          toast.success(label, {
            name: `Load ${load.loadNumber}`,
            links: [{ label: 'Open', to: '/client-portal/loads' }],
          }),
        onError: (error) =>
          reportFailure(error, isApiError(error, 409) ? sentenceFor(error) : 'Your time was not saved. Try again.'),
      },
    );
  return (
    <Box>
      {what === 'departed' && (
        <Typography color="textSecondary" className="tabular">
          At {stop.place} since {timeThere(stop.timeZone ?? firmTimeZone(), stop.arrivedAt)}
        </Typography>
      )}
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={tell.isPending}
        onClick={run}
        sx={{ minHeight: 52, lineHeight: 1.25 }}
      >
        {label}
      </Button>
    </Box>
  );
}
