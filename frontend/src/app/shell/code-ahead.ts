import { createContext, useCallback, useEffect, useRef } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { fetchCode, mayFetchAhead } from '../../lib/code-ahead';

type FetchAhead = (to: string) => Promise<boolean>;

/** For entries of the menu: fetches the code of the page at an address, e.g. `/loads`, while a pointer rests on it. */
export const CodeAhead = createContext<FetchAhead>(() => Promise.resolve(true));

/** After this the page that is open has what it needs; a wait in between leaves the line to what somebody does. */
const REST_MS = 1_500;
const BETWEEN_MS = 100;

const idle = (work: () => void): (() => void) => {
  const handle = requestIdleCallback(work, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
};

/** Fetches code of pages before they are asked for: of one at once, and of all `addresses`, one by one, when idle. */
export function useCodeAhead(screens: RouteObject[], addresses: readonly string[]): FetchAhead {
  const ahead = useCallback<FetchAhead>(
    async (to) => {
      if (!mayFetchAhead()) return false;
      const pages = (matchRoutes(screens, to) ?? []).flatMap(({ route }) => route.Component ?? []);
      return (await Promise.all(pages.map(fetchCode))).every(Boolean);
    },
    [screens],
  );
  const left = useRef<string[]>(undefined);
  const all = addresses.join(' ');
  useEffect(() => {
    // where a browser does not tell when it is idle, nothing is fetched that nobody points at
    if (typeof requestIdleCallback !== 'function') return undefined;
    left.current = all.split(' ');
    let stop = (): void => undefined;
    const soon = (ms: number): void => {
      const timer = setTimeout(() => (stop = idle(() => void next())), ms);
      stop = () => clearTimeout(timer);
    };
    const next = async (): Promise<void> => {
      const to = left.current?.shift();
      if (to !== undefined && (await ahead(to))) soon(BETWEEN_MS);
    };
    soon(REST_MS);
    return () => {
      left.current = [];
      stop();
    };
  }, [ahead, all]);
  return ahead;
}
