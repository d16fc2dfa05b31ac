/** What a connection to the server tells. */
export type LiveListener =
  | { type: 'changed'; data: unknown }
  /** It stands; after a gap nobody knows what was missed. */
  | { type: 'open'; gap: boolean }
  /** It does not; refused ones do not come back by themselves. */
  | { type: 'broken'; refused: boolean };

export type Hear = (heard: LiveListener) => void;

const TRY_AGAIN_MS = 5_000;

const parsed = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
};

/** One connection to /api/stream, kept up until it is stopped. */
export const openStream = (hear: Hear, { gap: before }: { gap: boolean }): (() => void) => {
  let gap = before;
  let stream: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    stream = new EventSource('/api/stream', { withCredentials: true });
    stream.addEventListener('changed', ({ data }: MessageEvent) => hear({ type: 'changed', data: parsed(data) }));
    stream.addEventListener('open', () => {
      hear({ type: 'open', gap });
      gap = false;
    });
    stream.addEventListener('error', () => {
      gap = true;
      const refused = stream.readyState === EventSource.CLOSED;
      // the browser tries again by itself after a gap, but not after a refusal
      if (refused) again = setTimeout(connect, TRY_AGAIN_MS);
      hear({ type: 'broken', refused });
    });
  };
  connect();
  return () => {
    clearTimeout(again);
    stream.close();
  };
};
