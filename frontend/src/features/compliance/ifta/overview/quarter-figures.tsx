import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NOT_LOADED, StatCard, StatGrid } from '../../../../components/display/stat-card';
import { FilterSelect } from '../../../../components/filters/filter-bar';
import { daysUntil, formatDate } from '../../../../lib/format/dates';
import { useFirm } from '../../../../lib/firm';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useCan } from '../../../../lib/session/session-context';
import { recordsAddress, returnAddress, returnsQuery } from '../returns/return-calls';
import { amountWords, count, standingOf } from '../returns/return-words';
import {
  currentPeriod,
  daysOf,
  dueDateOf,
  isPeriod,
  periodName,
  periodOptions,
  quarterAndYear,
  shifted,
} from '../quarters';
import { quarterSoFarQuery, type QuarterSoFar } from './overview-calls';

const filters = ['quarter'] as const;

/** '+12% vs Q3 2026' */
export const changeWords = ({ miles, milesBefore }: Pick<QuarterSoFar, 'miles' | 'milesBefore'>, before: string) => {
  if (Number(milesBefore) === 0) return `No miles in ${before}`;
  const percent = Math.round(((Number(miles) - Number(milesBefore)) / Number(milesBefore)) * 100);
  return `${percent > 0 ? '+' : ''}${percent}% vs ${before}`;
};
const completionWords = ({ monthsWithTrips, months, vehicles }: QuarterSoFar): string =>
  vehicles === 0
    ? 'No vehicle in service yet'
    : `${monthsWithTrips} of ${months} months have trips: 3 for each of ${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`;
const percentOf = ({ monthsWithTrips, months }: QuarterSoFar): string =>
  months === 0 ? '0%' : `${Math.floor((monthsWithTrips / months) * 100)}%`;
const dayWords = (due: string): string => {
  const days = daysUntil(due);
  if (days < 0) return 'Past due';
  return days === 0 ? 'Today' : `In ${days} ${days === 1 ? 'day' : 'days'}`;
};

interface OfQuarter {
  readonly clientId: string;
  readonly period: string;
}
function EstimatedTax({ clientId, period }: OfQuarter) {
  const mayWrite = useCan('ifta.write');
  const { quarter, year } = quarterAndYear(period);
  const { data, isError, isPending } = useQuery(returnsQuery({ clientId, quarter, year, limit: 1 }));
  const [found] = data?.items ?? [];
  if (found)
    return (
      <StatCard
        label="Estimated tax"
        value={amountWords(found.due, found.units)}
        note={`From the return: ${standingOf(found).toLowerCase()}`}
        behind={{ to: returnAddress(found.id), of: 'page' }}
      />
    );
  const start = `/ifta/returns?${new URLSearchParams({ new: '1', clientId })}`;
  return (
    <StatCard
      label="Estimated tax"
      loading={isPending}
      value="No return yet"
      note={mayWrite && <Link to={start}>Calculate it</Link>}
      behind={isError ? NOT_LOADED : { to: null, of: 'due' }}
    />
  );
}

/** Miles, completion and tax of a client in the quarter. */
function ClientCards({ clientId, period }: OfQuarter) {
  const { data, isError } = useQuery(quarterSoFarQuery(clientId, period, useCan('vehicles.read')));
  const before = periodName(shifted(period, -1)).slice(0, 2);
  const behind = isError ? NOT_LOADED : { to: recordsAddress(clientId, period), of: 'foot:miles' };
  const { from: dateFrom, to: dateTo } = daysOf(period);
  const trips = `/ifta/trips?${new URLSearchParams({ clientId, dateFrom, dateTo })}`;
  const loading = data === undefined && !isError;
  return (
    <>
      <StatCard
        label="Completion"
        loading={loading}
        value={data ? percentOf(data) : '—'}
        note={data && completionWords(data)}
        behind={isError ? NOT_LOADED : { to: trips, of: `months:vehicleId:date/${data?.months ?? 0}` }}
      />
      <StatCard
        label="Total miles"
        loading={loading}
        value={data ? count(data.miles) : '—'}
        note={data && changeWords(data, before)}
        behind={behind}
      />
      <EstimatedTax clientId={clientId} period={period} />
    </>
  );
}

/** What is usually done next: each leads to a tab, or calls. */
function QuickActions({ clientId, period }: OfQuarter) {
  const mayWrite = useCan('ifta.write');
  const phone = useFirm()?.phone;
  const of = new URLSearchParams(clientId === '' ? {} : { clientId });
  const to = (tab: string, more: Record<string, string> = {}): string =>
    `/ifta/${tab}?${new URLSearchParams({ ...Object.fromEntries(of), ...more })}`;
  return (
    <Box component="section" aria-label="Quick actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayWrite && (
        <>
          <Button component={Link} variant="outlined" size="small" to={to('returns', { new: '1' })}>
            File a return
          </Button>
          <Button component={Link} variant="outlined" size="small" to={to('records', { quarter: period, new: '1' })}>
            Add a record
          </Button>
        </>
      )}
      <Button component={Link} variant="outlined" size="small" to={to('rates', { quarter: period })}>
        See tax rates
      </Button>
      {phone && (
        <Button component="a" variant="outlined" size="small" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {`Call ${phone}`}
        </Button>
      )}
    </Box>
  );
}

/** The quarter at a glance: when it is due, how complete it is, its miles and tax, and what is done next. */
export function QuarterFigures({ clientId }: { clientId: string }) {
  const params = useListParams(filters);
  const asked = params.filter('quarter');
  const period = isPeriod(asked) ? asked : currentPeriod();
  const isCurrent = period === currentPeriod();
  const due = dueDateOf(period);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <FilterSelect
          label="Quarter of the figures"
          all={`${periodName(currentPeriod())}, current`}
          options={periodOptions(period).filter(({ value }) => value !== currentPeriod())}
          value={isCurrent ? '' : period}
          onChange={(quarter) => params.set({ quarter })}
        />
        <QuickActions clientId={clientId} period={period} />
      </Box>
      <StatGrid data-dense>
        <StatCard
          label={isCurrent ? 'Current quarter' : 'Quarter'}
          value={periodName(period)}
          note={[
            `Due ${formatDate(due)}. ${dayWords(due)}`,
            clientId === '' && 'Choose a client to see its miles and tax',
          ]
            .filter(Boolean)
            .join('. ')}
          behind={{ to: isCurrent ? '/ifta/help' : `/ifta/rates?quarter=${period}`, of: 'page' }}
        />
        {clientId !== '' && <ClientCards key={`${clientId} ${period}`} clientId={clientId} period={period} />}
      </StatGrid>
    </Box>
  );
}
