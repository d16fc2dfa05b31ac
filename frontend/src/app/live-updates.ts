import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLiveEntity, roots, staleAfter } from '../lib/query-roots';
import { fetchCurrentUser } from '../lib/session/current-user';
import { loggedOut } from './logged-out';

const TRY_AGAIN_MS = 5_000;

const entityOf = (data: unknown): unknown => {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === 'object' && value !== null && 'entity' in value ? value.entity : undefined;
  } catch {
    return undefined;
  }
};

/** Another tab's or user's change makes the matching lists stale; after a gap in the connection everything is. Whose session was ended elsewhere is out. */
export const useLiveUpdates = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    let interrupted = false;
    let left = false;
    let stream: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const onChanged = (event: MessageEvent) => {
      const entity = entityOf(event.data);
      if (isLiveEntity(entity)) for (const queryKey of staleAfter[entity]) void client.invalidateQueries({ queryKey });
    };
    const onOpen = () => {
      if (interrupted) void client.invalidateQueries();
      interrupted = false;
    };
    /** The browser tries again by itself after a gap, but not after a refusal. */
    const onRefused = async () => {
      const user = await fetchCurrentUser().catch(() => undefined);
      if (left) return;
      if (user === null && !(await loggedOut())) return;
      if (!left) again = setTimeout(connect, user === null ? 0 : TRY_AGAIN_MS);
    };
    const onError = () => {
      if (!interrupted) void client.invalidateQueries({ queryKey: roots.health });
      interrupted = true;
      if (stream.readyState === EventSource.CLOSED) void onRefused();
    };
    const connect = () => {
      stream = new EventSource('/api/stream', { withCredentials: true });
      stream.addEventListener('changed', onChanged);
      stream.addEventListener('open', onOpen);
      stream.addEventListener('error', onError);
    };
    const onNetwork = () => void client.invalidateQueries({ queryKey: roots.health });
    connect();
    window.addEventListener('online', onNetwork);
    window.addEventListener('offline', onNetwork);
    return () => {
      left = true;
      clearTimeout(again);
      stream.close();
      window.removeEventListener('online', onNetwork);
      window.removeEventListener('offline', onNetwork);
    };
  }, [client]);
};
