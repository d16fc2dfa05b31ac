import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

export type FleetCard = Answer<'FleetCard'>;
export type FuelTransaction = Answer<'FuelTransaction'>;
export type FuelOutcome = Answer<'FuelImportOutcome'>;
export type FuelPreview = NonNullable<FuelOutcome['preview']>;
type Answers = Answer<'FuelAnswers'>;

const path = '/api/fuel-cards';
/** Where the lines of fuel cards are listed. */
export const TRANSACTIONS = `${path}/transactions`;
const meta = { invalidates: [...staleAfter.fleetcard, ...staleAfter.expense, roots.fuelCards] };

export const fuelStatusQuery = queryOptions({
  queryKey: [...roots.fuelCards, 'status'],
  queryFn: () => api.get<Answer<'FuelCardStatus'>>(`${path}/status`),
});
export const fuelReviewQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.fuelCards, 'review', clientId],
    queryFn: () => api.get<Answer<'FuelReview'>>(`${path}/review`, { query: { clientId } }),
    placeholderData: keepPreviousData,
  });
export const fuelTransactionsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.fuelCards, 'transactions', query],
    queryFn: ({ signal }) => api.list<FuelTransaction>(TRANSACTIONS, { query, signal }),
    placeholderData: keepPreviousData,
  });

interface Sent {
  readonly file: File;
  readonly fields: Readonly<Record<string, string>>;
}
const formOf = ({ file, fields }: Sent): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
  form.append('file', file);
  return form;
};
export const usePreviewFuel = () =>
  useMutation({
    mutationFn: ({ file, fields }: Sent) =>
      api.post<FuelOutcome>(`${path}/import`, formOf({ file, fields: { ...fields, dryRun: 'true' } })),
    meta: { invalidates: [] },
  });
export const useImportFuel = () =>
  useMutation({
    mutationFn: ({ file, fields, idempotencyKey }: Sent & { readonly idempotencyKey: string }) =>
      api.post<FuelOutcome>(`${path}/import`, formOf({ file, fields }), { idempotencyKey }),
    meta,
  });
export const useSyncFuel = () =>
  useMutation({ mutationFn: () => api.post<Answer<'FuelSyncOutcome'>>(`${path}/sync`, {}), meta });
export const useBookFuel = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: string; body: Answers; idempotencyKey: string }) =>
      api.post<FuelTransaction>(`${path}/transactions/${id}/book`, body, { idempotencyKey }),
    meta,
  });
export const useDismissFuel = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: string; reason: string; idempotencyKey: string }) =>
      api.post<FuelTransaction>(`${path}/transactions/${id}/dismiss`, { reason }, { idempotencyKey }),
    meta,
  });

export const fuelSubject = ({ product, date }: Pick<FuelTransaction, 'product' | 'date'>): Subject => ({
  name: `${product} of ${date}`,
  links: [{ label: 'Open', to: '/fuel-cards' }],
});
