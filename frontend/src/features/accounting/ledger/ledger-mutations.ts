import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { AccountChanges, JournalEntry, LedgerAccount, NewAccount, NewEntry } from '../../../lib/api/api-types';
import { staleAfter } from '../../../lib/api/stale-after';

const accounts = '/api/ledger/accounts';
const entries = '/api/ledger/entries';
const meta = { invalidates: staleAfter.account };

type SavedAccount =
  | { body: NewAccount; idempotencyKey: string }
  | { number: string; version: number; body: AccountChanges };

export const useSaveAccount = () =>
  useMutation({
    mutationFn: (saving: SavedAccount): Promise<LedgerAccount> =>
      'number' in saving
        ? api.patch<LedgerAccount>(`${accounts}/${saving.number}`, saving.body, { version: saving.version })
        : api.post<LedgerAccount>(accounts, saving.body, { idempotencyKey: saving.idempotencyKey }),
    meta,
  });

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (number: string) => api.delete(`${accounts}/${number}`), meta });
export const useRestoreAccount = () =>
  useMutation({ mutationFn: (number: string) => api.post<LedgerAccount>(`${accounts}/${number}/restore`, {}), meta });

const ofEntries = { invalidates: staleAfter.entry };

export const useWriteEntry = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewEntry; idempotencyKey: string }) =>
      api.post<JournalEntry>(entries, body, { idempotencyKey }),
    meta: ofEntries,
  });

export const useReverseEntry = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: string; reason: string; idempotencyKey: string }) =>
      api.post<JournalEntry>(`${entries}/${id}/reverse`, { reason }, { idempotencyKey }),
    meta: ofEntries,
  });
