import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '../components/toast/toast-store';
import { isApiError, isLoggedOut } from '../lib/api-error';
import { loggedOut } from './logged-out';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean };
    mutationMeta: { invalidates?: readonly QueryKey[]; quiet?: boolean };
  }
}

const NEVER_AGAIN = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

const noticeFor = (error: unknown, changing: boolean): void => {
  if (isLoggedOut(error)) void loggedOut();
  else if (changing && isApiError(error, 403)) toast.error(error.detail, 'Not allowed');
};

export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: NEVER_AGAIN, mutations: { retry: false } },
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.quiet || noticeFor(error, false) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.quiet) noticeFor(error, true);
        if (isApiError(error, 412))
          for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
};
