import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '../components/toast/toast-store';
import { isApiError, isLoggedOut } from '../lib/api/api-error';
import { roots } from '../lib/api/query-roots';
import { loggedOut } from './session/logged-out';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean };
    mutationMeta: { invalidates?: readonly QueryKey[]; quiet?: boolean };
  }
}

/** A request without a network fails at once and says so; it would wait unseen otherwise. */
const NO_WAITING = { networkMode: 'always', retry: false } as const;

const NEVER_AGAIN = {
  ...NO_WAITING,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const noticeFor = (error: unknown, changing: boolean): void => {
  if (isLoggedOut(error)) void loggedOut();
  else if (changing && isApiError(error, 403)) toast.error(error.detail, 'Not allowed');
};

export const createQueryClient = (): QueryClient => {
  /** What got no answer at all has the badge look whether the server is there. */
  const doubtNetwork = (error: Error): void => {
    if (error instanceof TypeError) void client.invalidateQueries({ queryKey: roots.health });
  };
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: NEVER_AGAIN, mutations: NO_WAITING },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== roots.health[0]) doubtNetwork(error);
        if (!query.meta?.quiet) noticeFor(error, false);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
      onError: (error, _variables, _result, mutation) => {
        doubtNetwork(error);
        if (!mutation.meta?.quiet) noticeFor(error, true);
        if (isApiError(error, 412))
          for (const queryKey of mutation.meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
};
