import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../../lib/api/api-client';
import type { Answer } from '../../../../../lib/api/api-types';
import { roots } from '../../../../../lib/api/query-roots';
import { staleAfter } from '../../../../../lib/api/stale-after';
import { useRestore } from '../../../../../lib/use-restore';
import type { Subject } from '../../../../../lib/subjects';
import { stateName } from '../../rates/rate-words';
import type { Period } from '../../quarters';

/** What is owed of miles in KY, NM, NY and OR, and the rates that staff entered. */
export type MileageTaxes = Answer<'MileageTaxes'>;
export type MileageTax = Answer<'MileageTax'>;
export type MileageRate = Answer<'EnteredMileageRate'>;
type NewRate = Answer<'NewMileageRate'>;

const path = '/api/ifta/mileage-rates';
const meta = { invalidates: staleAfter.mileagerate };

export const mileageQuery = (clientId: string, quarter: Period) =>
  queryOptions({
    queryKey: [...roots.mileageTaxes, clientId, quarter],
    queryFn: () => api.get<MileageTaxes>('/api/ifta/mileage-taxes', { query: { clientId, quarter } }),
  });
export const useEnterMileageRate = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewRate; idempotencyKey: string }) =>
      api.post<Answer<'MileageRate'>>(path, body, { idempotencyKey }),
    meta,
  });
export const useMileageRateRemoval = () =>
  useMutation({ mutationFn: (id: string) => api.delete(`${path}/${id}`), meta });
export const useMileageRateReturn = () => useRestore<string>(path, staleAfter.mileagerate);

export const mileageRateSubject = (state: string): Subject => ({
  name: `Mileage tax rate of ${stateName(state)}`,
  links: [{ label: 'Returns', to: '/ifta/returns' }],
});
