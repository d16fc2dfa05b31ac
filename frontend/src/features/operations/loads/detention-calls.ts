import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Answer, Load } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { StandingTruck } from './waiting-words';

export type LoadDetention = Answer<'LoadDetention'>;
const A_MINUTE = 60_000;

/** The trucks that stand somewhere now; their clocks go on. */
export const standingQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.loads, 'standing', clientId],
    queryFn: () => api.get<StandingTruck[]>('/api/loads/detention', { query: { clientId } }),
    refetchInterval: A_MINUTE,
  });

/** What a load earned for waiting. */
export const detentionQuery = (id: number) =>
  queryOptions({
    queryKey: [...roots.loads, 'detention', id],
    queryFn: () => api.get<LoadDetention>(`/api/loads/${id}/detention`),
  });

interface Put<Body> {
  readonly load: Load;
  readonly body: Body;
}
export const usePutStops = () =>
  useMutation({
    mutationFn: ({ load, body }: Put<Answer<'LoadStops'>>) =>
      api.put<Load>(`/api/loads/${load.id}/stops`, body, { version: load.version }),
    meta: { invalidates: staleAfter.load },
  });

export const usePutTerms = () =>
  useMutation({
    mutationFn: ({ load, body }: Put<Answer<'NewLoadTerms'>>) =>
      api.put<Load>(`/api/loads/${load.id}/terms`, body, { version: load.version }),
    meta: { invalidates: staleAfter.load },
  });

/** A driver tells that the truck arrived or departed, now. */
export const useTellStop = () =>
  useMutation({
    mutationFn: ({ load, what }: { load: Load; what: 'arrived' | 'departed' }) =>
      api.post<Load>(`/api/loads/${load.id}/${what}`, {}, { version: load.version }),
    meta: { invalidates: staleAfter.load },
  });

export const useBillDetention = () =>
  useMutation({
    mutationFn: (id: number) => api.post<Answer<'BilledDetention'>>(`/api/loads/${id}/detention/bill`),
    meta: { invalidates: [...staleAfter.load, roots.ledger] },
  });

export const claimLetterOf = (id: number): string => `/api/loads/${id}/claim-letter`;
