import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CollectedNews } from '../lib/live/collected-news';
import { momentOf, nextMoment } from '../lib/live/moments';
import { shareStream } from '../lib/live/shared-stream';
import type { LiveListener } from '../lib/live/stream';
import { roots } from '../lib/api/query-roots';
import { isLiveEntity, staleAfter } from '../lib/api/stale-after';
import { fetchCurrentUser } from '../lib/session/current-user';
import { useUser } from '../lib/session/session-context';
import { loggedOut } from './session/logged-out';

const EVERYTHING = [[]] as const;

const hearFor = (client: QueryClient, news: CollectedNews): ((heard: LiveListener) => void) => {
  let asking = false;
  const askHealth = () => void client.invalidateQueries({ queryKey: roots.health });
  /** Whose session was ended elsewhere is out. */
  const askWhoIsIn = async () => {
    if (asking) return;
    asking = true;
    const user = await fetchCurrentUser().catch(() => undefined);
    if (user === null) await loggedOut();
    asking = false;
  };
  return (heard) => {
    if (heard.type === 'changed') {
      const { entity, request } = { ...(heard.data as { entity?: unknown; request?: unknown } | null) };
      if (isLiveEntity(entity)) news.add(staleAfter[entity], momentOf(request));
    } else if (heard.type === 'open') {
      if (heard.gap) news.add(EVERYTHING, nextMoment());
    } else {
      askHealth();
      if (heard.refused) void askWhoIsIn();
    }
  };
};

/** Another tab's or user's change makes the matching lists stale; after a gap in the connection everything is. */
export const useLiveUpdates = (): void => {
  const client = useQueryClient();
  const { id } = useUser();
  useEffect(() => {
    const news = new CollectedNews(client);
    const leave = shareStream(id, hearFor(client, news));
    const onOffline = () => void client.invalidateQueries({ queryKey: roots.health });
    const onOnline = () => {
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      // there may be a newer release since
      void client.invalidateQueries({ queryKey: roots.firm });
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      leave();
      news.stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [client, id]);
};
