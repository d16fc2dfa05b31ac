import LocalGasStationOutlined from '../../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { SearchField } from '../../../../components/filters/search-field';
import { Surface } from '../../../../components/layout/surface';
import { iftaRateLabels } from '../../../../generated/kinds';
import { optionsOf } from '../../../../lib/format/labels';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useAddressParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { currentPeriod, isPeriod, periodName, periodOptions } from '../quarters';
import { ratesQuery, type RateOf, type RatesAsked } from './rate-calls';
import { RateCard } from './rate-card';
import { RateDialog } from './rate-dialog-lazy';
import { stateName } from './rate-words';

const filters = ['quarter', 'fuelType', 'units', 'show'] as const;
const SHOWN = [
  { value: 'missing', label: 'Missing' },
  { value: 'preliminary', label: 'Preliminary' },
  { value: 'entered', label: 'Entered here' },
];
const passes = (show: string, { missing, preliminary, entered }: RateOf): boolean => {
  if (show === 'missing') return missing;
  if (show === 'preliminary') return preliminary;
  return show !== 'entered' || entered.length > 0;
};
const matches = (words: string, { jurisdiction }: RateOf): boolean =>
  `${stateName(jurisdiction)} ${jurisdiction}`.toLowerCase().includes(words.trim().toLowerCase());

/** 'Updated for Q3 2026: 58 states and provinces, 2 rates missing.' */
const summary = (rates: readonly RateOf[], { quarter }: RatesAsked): string => {
  const missing = rates.filter((rate) => rate.missing).length;
  const preliminary = rates.filter((rate) => rate.preliminary).length;
  const parts = [
    `${rates.length} states and provinces`,
    missing === 0 ? 'no rate is missing' : missing === 1 ? '1 rate is missing' : `${missing} rates are missing`,
    ...(preliminary === 0 ? [] : [`${preliminary} preliminary`]),
  ];
  return `Rates of ${periodName(quarter)}: ${parts.join(', ')}.`;
};

interface OpenedProps {
  readonly asked: RatesAsked;
  readonly rates: readonly RateOf[];
}
/** The dialog that the address names: a new rate, one of a state, or one that is corrected. */
function OpenedRate({ asked, rates }: OpenedProps) {
  const mayWrite = useCan('ifta.write');
  const [adds, setAdds] = useFlagParam('new');
  const [jurisdiction, setJurisdiction] = useAddressParam('rate');
  const [edited, setEdited] = useAddressParam('edit');
  if (!mayWrite) return null;
  const [corrected] = rates.flatMap((of) =>
    of.entered.filter(({ id }) => id === edited).map((entered) => ({ of, entered })),
  );
  const close = () => {
    if (adds) setAdds(false);
    if (jurisdiction !== null) setJurisdiction(null);
    if (edited !== null) setEdited(null);
  };
  if (!adds && jurisdiction === null && !corrected) return null;
  return <RateDialog asked={asked} jurisdiction={jurisdiction ?? ''} corrected={corrected ?? null} onClose={close} />;
}

/** What each state and province charges for a fuel in a quarter, and what is not known yet. */
export function RatesTable() {
  const params = useListParams(filters);
  const quarter = isPeriod(params.filter('quarter')) ? params.filter('quarter') : currentPeriod();
  const fuelType = (params.filter('fuelType') || 'diesel') as RatesAsked['fuelType'];
  const units: RatesAsked['units'] = params.filter('units') === 'metric' ? 'metric' : 'us';
  const asked = { quarter, fuelType, units };
  const { data, error, refetch } = useQuery(ratesQuery(asked));
  const show = params.filter('show');
  const shown = (data ?? [])
    .filter((rate) => passes(show, rate) && matches(params.q, rate))
    .toSorted((one, other) => stateName(one.jurisdiction).localeCompare(stateName(other.jurisdiction)));
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  const without = <Choice extends { value: string }>(options: readonly Choice[], first: string) =>
    options.filter(({ value }) => value !== first);
  return (
    <>
      <FilterBar open>
        <SearchField label="Search states" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Quarter"
          all={periodName(currentPeriod())}
          options={without(periodOptions(quarter), currentPeriod())}
          {...chosen('quarter')}
        />
        <FilterSelect
          label="Fuel"
          all={iftaRateLabels.fuelType.diesel}
          options={without(optionsOf(iftaRateLabels.fuelType), 'diesel')}
          {...chosen('fuelType')}
        />
        <FilterSelect
          label="Units"
          all={iftaRateLabels.units.us}
          options={without(optionsOf(iftaRateLabels.units), 'us')}
          {...chosen('units')}
        />
        <FilterSelect label="Show" all="All rates" options={SHOWN} {...chosen('show')} />
      </FilterBar>
      {data === undefined && !error && <SkeletonList rows={8} height={64} />}
      {data === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Typography color="textSecondary" role="status" sx={{ mb: 1.5 }}>
            {summary(data, asked)}
          </Typography>
          {shown.length === 0 ? (
            <Surface>
              <EmptyState icon={<LocalGasStationOutlined />} title="No rates found">
                Try another state, or show all rates.
              </EmptyState>
            </Surface>
          ) : (
            <Box
              component="ul"
              aria-label="Tax rates"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
              }}
            >
              {shown.map((rate) => (
                <RateCard key={rate.jurisdiction} rate={rate} quarter={quarter} />
              ))}
            </Box>
          )}
          <OpenedRate asked={asked} rates={data} />
        </>
      )}
    </>
  );
}
