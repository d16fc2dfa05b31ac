import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Factor, Invoice } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';

/** What is done with a factor: the end of the address. */
export type FactoringPath = 'factor' | 'factor/collect' | 'factor/release' | 'factor/charge-back';

export const useFactoringStep = () =>
  useMutation({
    mutationFn: ({
      id,
      path,
      body,
      idempotencyKey,
    }: {
      id: number;
      path: FactoringPath;
      body: Readonly<Record<string, string>>;
      idempotencyKey: string;
    }) => api.post<Invoice>(`/api/invoices/${id}/${path}`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.invoice },
  });

/** The factors of a client, or of the firm itself. */
export const factorsOfQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: [...roots.factors, 'of', clientId],
    queryFn: async () => {
      const query = { sort: 'name', limit: 100, ...(clientId && { clientId }) };
      const { items } = await api.list<Factor>('/api/factors', { query });
      return items.filter((factor) => factor.clientId === clientId);
    },
  });
