import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Answer } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';
import type { Subject } from '../../../../lib/subjects';
import { useRestore } from '../../../../lib/use-restore';
import { periodName, type Period } from '../quarters';

/** The rates of a state or province in a quarter. */
export type RateOf = Answer<'IftaRateOfJurisdiction'>;
export type EnteredRate = RateOf['entered'][number];
type NewRate = Answer<'NewIftaRate'>;

/** Which table of rates: '3Q2026' of diesel in US dollars a gallon. */
export interface RatesAsked {
  readonly quarter: Period;
  readonly fuelType: NonNullable<NewRate['fuelType']>;
  readonly units: NonNullable<NewRate['units']>;
}
const path = '/api/ifta/rates';
const meta = { invalidates: staleAfter.iftarate };

export const ratesQuery = ({ quarter, fuelType, units }: RatesAsked) =>
  queryOptions({
    queryKey: [...roots.iftaRates, quarter, fuelType, units],
    queryFn: () => api.get<RateOf[]>(path, { query: { quarter, fuelType, units } }),
  });

export const useEnterRate = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewRate; idempotencyKey: string }) =>
      api.post<Answer<'IftaRate'>>(path, body, { idempotencyKey }),
    meta,
  });
export const useCorrectRate = () =>
  useMutation({
    mutationFn: ({ id, body }: { id: string; body: Pick<NewRate, 'rate' | 'source'> }) =>
      api.patch<Answer<'IftaRate'>>(`${path}/${id}`, body),
    meta,
  });
export const useRateRemoval = () => useMutation({ mutationFn: (id: string) => api.delete(`${path}/${id}`), meta });
export const useRateReturn = () => useRestore<string>(path, staleAfter.iftarate);

export const rateSubject = (quarter: Period, jurisdiction: string): Subject => ({
  name: `Rate of ${jurisdiction} for ${periodName(quarter)}`,
  links: [{ label: 'Open', to: `/ifta/rates?${new URLSearchParams({ quarter })}` }],
});
