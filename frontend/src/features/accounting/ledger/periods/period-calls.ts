import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { LateEntryLine, Period, PeriodDetails } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';

const address = '/api/ledger/periods';

/** The months of a book; `clientId` '' is the firm's own. */
export const periodsQuery = (clientId: string, year: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'periods', clientId, year],
    queryFn: () => api.get<Period[]>(address, { query: { clientId, year } }),
    placeholderData: keepPreviousData,
  });

export const periodQuery = (clientId: string, month: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'period', clientId, month],
    queryFn: () => api.get<PeriodDetails>(`${address}/${month}`, { query: { clientId } }),
  });

export const lateEntriesQuery = (clientId: string, month: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'late-entries', clientId, month],
    queryFn: () => api.list<LateEntryLine>('/api/ledger/late-entries', { query: { clientId, month } }),
  });

interface Step {
  readonly clientId: string;
  readonly month: string;
  readonly reason: string;
  readonly idempotencyKey: string;
}
const stepOf =
  (deed: 'close' | 'reopen') =>
  ({ clientId, month, reason, idempotencyKey }: Step): Promise<PeriodDetails> =>
    api.post<PeriodDetails>(
      `${address}/${month}/${deed}`,
      { clientId: clientId === '' ? null : clientId, ...(reason !== '' && { reason }) },
      { idempotencyKey },
    );

const meta = { invalidates: staleAfter.period };
export const useClosePeriod = () => useMutation({ mutationFn: stepOf('close'), meta });
export const useReopenPeriod = () => useMutation({ mutationFn: stepOf('reopen'), meta });
