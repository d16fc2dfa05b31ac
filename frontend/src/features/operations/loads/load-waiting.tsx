import PictureAsPdfOutlined from '../../../generated/icons/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Load } from '../../../lib/api/api-types';
import { firmTimeZone } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { termsInWords } from '../../../lib/forms/terms-values';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { claimLetterOf, detentionQuery, useBillDetention, type LoadDetention } from './detention-calls';
import { loadKit } from './load-kit';
import { STOP_KIND_LABELS, TERMS_SOURCE_LABELS } from './load-labels';
import { StopsDialog, TermsDialog } from './waiting-dialogs-lazy';
import { WaitingClock } from './waiting-clock';
import { hoursOf } from './waiting-words';
import { timeThere, townOf } from './zoned-time';

type Stop = NonNullable<Load['stopTimes']>[number];

/** What a stop says: its times by the clock there, how long that was over free time, and what it earned. */
function StopText({ stop, found }: { stop: Stop; found: LoadDetention['stops'][number] | undefined }) {
  const zone = stop.timeZone ?? firmTimeZone();
  const at = (instant: string | null) => timeThere(zone, instant);
  return (
    <>
      {stop.arrivedAt === null && stop.departedAt === null
        ? stop.appointment
          ? `Appointment ${at(stop.appointment)}`
          : 'Not there yet'
        : `${at(stop.arrivedAt)} to ${stop.departedAt === null ? 'now' : at(stop.departedAt)}, ${townOf(zone)} time`}
      {found?.minutes != null && found.freeMinutes !== null && found.amount !== null && (
        <div>
          {hoursOf(found.minutes)}, {hoursOf(found.freeMinutes)} free:{' '}
          {isZeroMoney(found.amount) ? 'no detention' : formatMoney(found.amount)}
        </div>
      )}
    </>
  );
}

function Earned({ load, found }: { load: Load; found: LoadDetention }) {
  const mayBill = useCan('invoices.write');
  const bill = useBillDetention();
  const run = () =>
    bill.mutate(load.id, {
      onSuccess: ({ invoiceNumber, lines }) =>
        toast.success(
          `${lines.map(({ description, amount }) => `${description}: ${formatMoney(amount)}`).join('; ')} ${
            invoiceNumber === null ? 'is on the load; its invoice will bill it' : `is on invoice ${invoiceNumber}`
          }`,
          loadKit.subject(load),
        ),
      onError: (error) => reportFailure(error, 'Failed to bill detention'),
    });
  const isOwed = found.total !== null && !isZeroMoney(found.total);
  return (
    <>
      {found.missing.map((what) => (
        <Typography key={what} color="warning.main" sx={{ mt: 1 }}>
          {what}
        </Typography>
      ))}
      {isOwed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, ml: -1.25 }}>
          {mayBill && (
            <Button variant="outlined" disabled={bill.isPending} onClick={run}>
              {bill.isPending ? 'Billing...' : `Bill ${formatMoney(found.total)}`}
            </Button>
          )}
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<PictureAsPdfOutlined />}
            component="a"
            href={claimLetterOf(load.id)}
            target="_blank"
            rel="noopener"
          >
            Claim letter
          </Button>
        </Box>
      )}
    </>
  );
}

/** The stops of a load with their times, the terms, what waiting earned, and what is done about it. */
export function LoadWaiting({ load }: { load: Load }) {
  const mayWrite = useCan('loads.write');
  const { data: found } = useQuery(detentionQuery(load.id));
  const [editsStops, editStops] = useFlagParam('stops');
  const [editsTerms, editTerms] = useFlagParam('terms');
  const terms = found?.terms;
  const stops = (load.stopTimes ?? []).map(
    (stop, nr) =>
      [
        `${nr + 1}. ${STOP_KIND_LABELS[stop.kind]}, ${stop.place}`,
        <StopText stop={stop} found={found?.stops[nr]} />,
      ] as const,
  );
  return (
    <Box component="section" aria-labelledby="load-waiting" sx={{ mt: 3 }}>
      <Typography id="load-waiting" variant="h3" component="h3" sx={{ mb: 1 }}>
        Stops and detention
      </Typography>
      <WaitingClock load={load} />
      <DetailList
        details={[
          ...stops,
          [
            'Terms',
            terms
              ? `${termsInWords(terms)} (${TERMS_SOURCE_LABELS[terms.source].toLowerCase()})`
              : 'Nothing is agreed yet',
          ],
          ...(found?.layover != null ? [['Layover', formatMoney(found.layover)] as const] : []),
          ...(found?.tonu != null ? [['Truck not used', formatMoney(found.tonu)] as const] : []),
          ...(found?.lumper != null ? [['Lumpers', formatMoney(found.lumper)] as const] : []),
        ]}
      />
      {found && <Earned load={load} found={found} />}
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, ml: -1.25 }}>
          <Button size="small" color="secondary" onClick={() => editStops(true)}>
            Stops and times
          </Button>
          <Button size="small" color="secondary" onClick={() => editTerms(true)}>
            Terms
          </Button>
        </Box>
      )}
      {editsStops && mayWrite && <StopsDialog load={load} onClose={() => editStops(false)} />}
      {editsTerms && mayWrite && <TermsDialog load={load} onClose={() => editTerms(false)} />}
    </Box>
  );
}
