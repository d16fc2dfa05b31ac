import { openStream, type Hear, type LiveListener } from './stream';

const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel !== 'undefined';

/**
 * The tabs of one user in a browser share one connection: the tab that holds the lock keeps it and passes on what it
 * hears, the next one takes over when that tab is closed. A browser allows only six connections to a server, so each
 * tab having its own would stop them at the seventh. Where the browser has no locks (a page without https), each tab
 * has its own.
 */
export const shareStream = (userId: string, hear: Hear): (() => void) => {
  if (typeof EventSource === 'undefined') return () => undefined;
  if (!canShare()) return openStream(hear, { gap: false });

  const name = `axlebook-stream-${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  channel.addEventListener('message', ({ data }: MessageEvent<LiveListener>) => hear(data));
  const tellAll: Hear = (heard) => {
    hear(heard);
    channel.postMessage(heard);
  };
  const lead = (how: { gap: boolean }): Promise<void> =>
    new Promise((resolve) => {
      if (leaving.signal.aborted) return resolve();
      const close = openStream(tellAll, how);
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  const takePart = async (): Promise<void> => {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await lead({ gap: false });
      return lock !== null;
    });
    if (isFirst || leaving.signal.aborted) return;
    await navigator.locks.request(name, { signal: leaving.signal }, () => lead({ gap: true }));
  };
  takePart().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return () => {
    leaving.abort();
    channel.close();
  };
};
