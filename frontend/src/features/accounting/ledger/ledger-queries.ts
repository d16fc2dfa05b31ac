import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { JournalEntry, LedgerAccount, LedgerLine, TieOut, TrialBalance } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const ledgerRowsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.ledger, 'entries', query],
    queryFn: () => api.list<LedgerLine>('/api/ledger/entries', { query }),
    placeholderData: keepPreviousData,
  });

/** Whose books: of one client, with `own` of 'true' the firm's, or everybody's when both are ''. */
type AskedBooks = Readonly<{ clientId: string; own: string }>;

/** A `basis` of '' is accrual. */
export const trialBalanceQuery = (asked: AskedBooks & { asOf: string; basis: string }) =>
  queryOptions({
    queryKey: [...roots.ledger, 'trial-balance', asked],
    queryFn: () => api.get<TrialBalance>('/api/ledger/trial-balance', { query: asked }),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = ({ clientId, own }: AskedBooks) =>
  queryOptions({
    queryKey: [...roots.ledger, 'accounts', clientId, own],
    queryFn: () => api.get<LedgerAccount[]>('/api/ledger/accounts', { query: { clientId, own } }),
    placeholderData: keepPreviousData,
  });

/** One account as forms know records: the API lists them all at once. */
export const accountQuery = (number: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'account', number],
    queryFn: async () => {
      const found = (await api.get<LedgerAccount[]>('/api/ledger/accounts')).find((each) => each.number === number);
      if (!found) throw new Error(`Account ${number} no longer exists`);
      return { ...found, id: number };
    },
  });

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.ledger, 'entry', id],
    queryFn: () => api.get<JournalEntry>(`/api/ledger/entries/${id}`),
  });

/** Accounts beside the records that they sum up. */
export const tieOutsQuery = ({ clientId, own }: AskedBooks) =>
  queryOptions({
    queryKey: [...roots.ledger, 'tie-outs', clientId, own],
    queryFn: () => api.get<TieOut[]>('/api/ledger/tie-outs', { query: { clientId, own } }),
    placeholderData: keepPreviousData,
  });
