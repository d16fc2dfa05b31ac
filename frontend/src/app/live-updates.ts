import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLiveEntity, roots, staleAfter } from '../lib/query-roots';

const entityOf = (data: unknown): unknown => {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === 'object' && value !== null && 'entity' in value ? value.entity : undefined;
  } catch {
    return undefined;
  }
};

/** Another tab's or user's change makes the matching lists stale; after a gap in the connection everything is. */
export const useLiveUpdates = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    const stream = new EventSource('/api/stream', { withCredentials: true });
    let interrupted = false;
    const onChanged = (event: MessageEvent) => {
      const entity = entityOf(event.data);
      if (isLiveEntity(entity)) for (const queryKey of staleAfter[entity]) void client.invalidateQueries({ queryKey });
    };
    const onOpen = () => {
      if (interrupted) void client.invalidateQueries();
      interrupted = false;
    };
    const onError = () => {
      if (!interrupted) void client.invalidateQueries({ queryKey: roots.health });
      interrupted = true;
    };
    const onNetwork = () => void client.invalidateQueries({ queryKey: roots.health });
    stream.addEventListener('changed', onChanged);
    stream.addEventListener('open', onOpen);
    stream.addEventListener('error', onError);
    window.addEventListener('online', onNetwork);
    window.addEventListener('offline', onNetwork);
    return () => {
      stream.close();
      window.removeEventListener('online', onNetwork);
      window.removeEventListener('offline', onNetwork);
    };
  }, [client]);
};
