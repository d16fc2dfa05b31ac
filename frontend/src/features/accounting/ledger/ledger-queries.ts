import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { JournalEntry, LedgerAccount, LedgerLine, TrialBalance } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const ledgerRowsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.ledger, 'entries', query],
    queryFn: () => api.list<LedgerLine>('/api/ledger/entries', { query }),
    placeholderData: keepPreviousData,
  });

/** `clientId` narrows the books to one client; '' is everybody's. */
export const trialBalanceQuery = (asOf: string, clientId: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'trial-balance', asOf, clientId],
    queryFn: () => api.get<TrialBalance>('/api/ledger/trial-balance', { query: { asOf, clientId } }),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'accounts', clientId],
    queryFn: () => api.get<LedgerAccount[]>('/api/ledger/accounts', { query: { clientId } }),
    placeholderData: keepPreviousData,
  });

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'entry', id],
    queryFn: () => api.get<JournalEntry>(`/api/ledger/entries/${id}`),
  });
