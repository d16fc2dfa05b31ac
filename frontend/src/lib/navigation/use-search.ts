import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location, type NavigateOptions } from 'react-router';

/** The router's own place: a step ahead of the pages while the next one is being drawn. */
export const PlaceNow = createContext<(() => Location) | null>(null);

type Change = (next: (current: URLSearchParams) => URLSearchParams, how?: NavigateOptions) => void;

/** Where the app is at this moment, even if this page was not drawn again since. */
export const useNow = (): (() => Location) => {
  const drawn = useLocation();
  const place = use(PlaceNow);
  return useCallback(() => {
    const now = place?.() ?? drawn;
    return now.pathname === drawn.pathname ? now : drawn;
  }, [place, drawn]);
};

/**
 * What the address says after its `?`, and how to change it. Two changes in quick succession keep each other:
 * the second starts from what the first made, not from what the page still shows. A change of nothing is no step of the
 * history.
 */
export const useSearch = (): [search: URLSearchParams, change: Change] => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const change: Change = useCallback(
    (next, how) => {
      const current = new URLSearchParams(now().search);
      const wanted = next(new URLSearchParams(current)).toString();
      if (wanted !== current.toString()) void navigate(`?${wanted}`, how);
    },
    [now, navigate],
  );
  return [search, change];
};
