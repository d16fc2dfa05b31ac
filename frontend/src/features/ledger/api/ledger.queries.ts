import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { LedgerAccount, LedgerLine, TrialBalance } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const ledgerRowsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.ledger, 'entries', query],
    queryFn: () => api.list<LedgerLine>('/api/ledger/entries', { query }),
    placeholderData: keepPreviousData,
  });

export const trialBalanceQuery = (asOf: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'trial-balance', asOf],
    queryFn: () => api.get<TrialBalance>('/api/ledger/trial-balance', { query: { asOf } }),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = queryOptions({
  queryKey: [...roots.ledger, 'accounts'],
  queryFn: () => api.get<LedgerAccount[]>('/api/ledger/accounts'),
});
