import { useMutation } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import { api } from '../api/api-client';
import type { BulkAnswer } from '../api/api-types';
import { staleAfter } from '../api/stale-after';

interface BulkRemoval {
  readonly ids: readonly (string | number)[];
  readonly action: 'remove' | 'restore';
  /** Sent again it removes nothing twice. */
  readonly idempotencyKey: string;
}

/** Removes many records of a kind by one call, or brings them back. */
export const useBulkRemoval = (kind: Kind) =>
  useMutation({
    mutationFn: ({ ids, action, idempotencyKey }: BulkRemoval) =>
      api.post<BulkAnswer>(`/api/${kinds[kind].address}/bulk`, { ids: [...ids], action }, { idempotencyKey }),
    meta: { invalidates: staleAfter[kind] },
  });
