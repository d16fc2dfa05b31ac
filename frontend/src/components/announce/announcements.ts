import { useEffect, useSyncExternalStore } from 'react';

const KEPT = 3;

interface Announcement {
  readonly id: number;
  readonly text: string;
}

let results: readonly Announcement[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Has a screen reader say something once it is done with what it says. */
export const announce = (text: string): void => {
  count += 1;
  results = [...results, { id: count, text }].slice(-KEPT);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAnnouncements = (): readonly Announcement[] => useSyncExternalStore(subscribe, () => results);

/** Announces a text when it is another than before. */
export const useAnnounced = (text: string | null): void => {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
};
