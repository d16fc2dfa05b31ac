import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import { GuardedHistory } from '../../lib/navigation/guarded-history';
import { navigatesBy } from '../../lib/navigation/navigate-to';
import { PlaceNow } from '../../lib/navigation/use-search';
import { publicRoutes } from './public-routes';

const isPublic = (pathname: string): boolean => publicRoutes.some(({ path }) => path === pathname);

/** The address bar as the app's place; leaving it asks whoever has typed text. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => new GuardedHistory(isPublic));
  const [{ location, navigationType }, setPassage] = useState(history.now);
  // the page before stays until the code of the next one is there
  useLayoutEffect(() => history.subscribe(() => startTransition(() => setPassage(history.now()))), [history]);
  const placeNow = useCallback(() => history.now().location, [history]);
  useLayoutEffect(() => navigatesBy(history.push), [history]);
  return (
    <Router location={location} navigationType={navigationType} navigator={history}>
      <PlaceNow value={placeNow}>{children}</PlaceNow>
    </Router>
  );
}
