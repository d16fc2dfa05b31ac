import { useMutation, type QueryKey } from '@tanstack/react-query';
import { api } from './api/api-client';

/** Brings a removed record back to the lists. */
export const useRestore = <Id extends string | number>(path: string, invalidates: readonly QueryKey[]) =>
  useMutation({ mutationFn: (id: Id) => api.post<unknown>(`${path}/${id}/restore`), meta: { invalidates } });
