import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { ClientDocument, Load } from '../../../lib/api/api-types';
import { formatMoney, normalizeMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { usePutStops } from './detention-calls';
import { loadKit } from './load-kit';
import { stopsOfLoad } from './stop-values';

/** What a lumper receipt says was paid, in US dollars; null where it is not sure. */
const paidIn = ({ readKind, readValues }: ClientDocument): string | null => {
  const total = readKind === 'lumper_receipt' ? readValues?.find(({ name }) => name === 'total') : undefined;
  return total?.isSure && total.currency === 'USD' ? total.value : null;
};

/** Takes the amount of a lumper receipt for one of the stops, where the claim of detention counts it. */
export function TakeLumper({ load, document }: { load: Load; document: ClientDocument }) {
  const mayWrite = useCan('loads.write');
  const put = usePutStops();
  const client = useQueryClient();
  const paid = paidIn(document);
  const stops = stopsOfLoad(load);
  if (!mayWrite || paid === null || load.status === 'cancelled') return null;
  // a receipt whose amount stands at a stop was taken
  if (stops.some(({ lumper }) => lumper !== null && normalizeMoney(lumper) === normalizeMoney(paid))) return null;
  const take = (nr: number, place: string) =>
    put.mutate(
      { load, body: { stops: stops.map((stop, at) => (at === nr ? { ...stop, lumper: paid } : { ...stop })) } },
      {
        onSuccess: (saved) => {
          client.setQueryData(loadKit.one(String(load.id)).queryKey, saved);
          toast.success(`Lumper at ${place}: ${formatMoney(paid)}`, loadKit.subject(load));
        },
        onError: (error) => reportFailure(error, 'The lumper was not added. Try again.'),
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {stops.map(({ kind, place, lumper }, nr) =>
        lumper === null && (kind === 'pickup' || kind === 'drop_off') ? (
          <Button
            key={`${nr} ${place}`}
            size="small"
            variant="outlined"
            color="secondary"
            disabled={put.isPending}
            onClick={() => take(nr, place)}
          >
            {formatMoney(paid)} lumper at {place}
          </Button>
        ) : null,
      )}
    </Box>
  );
}
