import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api/api-client';
import type { Answer, ClientCharge } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

export type Charge = ClientCharge;
export type NewCharge = Answer<'NewCharge'>;

const path = '/api/charges';
const meta = { invalidates: staleAfter.clientcharge };

export const chargesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.charges, 'list', query],
    queryFn: () => api.list<Charge>(path, { query }),
    placeholderData: keepPreviousData,
  });

/** What a client still owes for services. */
export const openChargesQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.charges, 'open', clientId],
    queryFn: () => listAll<Charge>(path, { clientId, status: 'open' }),
  });

export const useRaiseCharge = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewCharge; idempotencyKey: string }) =>
      api.post<Charge>(path, body, { idempotencyKey }),
    meta,
  });

export const useCancelCharge = () =>
  useMutation({
    mutationFn: ({ charge, reason, idempotencyKey }: { charge: Charge; reason: string; idempotencyKey: string }) =>
      api.post<Charge>(`${path}/${charge.id}/cancel`, { reason }, { version: charge.version, idempotencyKey }),
    meta,
  });

export const chargeSubject = ({ description }: Pick<Charge, 'description'>): Subject => ({
  name: description,
  links: [
    {
      label: 'Open',
      to: `/accounting/bookkeeping?${new URLSearchParams({ view: 'charges', q: description })}`,
    },
  ],
});
