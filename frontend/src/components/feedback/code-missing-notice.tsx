import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browser } from '../../lib/browser';
import { firmQuery, useIsOutdated } from '../../lib/firm';
import { roots } from '../../lib/api/query-roots';
import { useOnline } from '../../lib/use-online';
import { ActionButton } from '../display/action';
import { Middle } from './middle';

const RETRIES = 3;
const RETRY_MS = 1_000;

/**
 * A page whose code did not come. Browsers keep a module that failed under its address for as long as the page lives,
 * so only a reload brings it; forms keep what was typed. The server is asked first: a reload without it would lose the
 * app.
 */
export function CodeMissingNotice() {
  const client = useQueryClient();
  const outdated = useIsOutdated();
  const online = useOnline();
  const { mutate: again, isPending } = useMutation({
    mutationFn: () => client.fetchQuery({ ...firmQuery, staleTime: 0 }),
    retry: RETRIES,
    retryDelay: RETRY_MS,
    meta: { quiet: true },
    onSuccess: browser.reload,
  });
  useEffect(() => {
    if (online) void client.invalidateQueries({ queryKey: roots.firm });
  }, [client, online]);
  useEffect(() => {
    const back = () => again();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [again]);

  if (outdated)
    return (
      <Middle role="alert">
        <h1>A new version is ready</h1>
        <p>This page is part of it. Reload to carry on.</p>
        <ActionButton look="filled" type="button" onClick={browser.reload}>
          Reload
        </ActionButton>
      </Middle>
    );
  return (
    <Middle role="alert">
      <h1>{online ? 'This page could not be loaded' : 'You are offline'}</h1>
      <p>{online ? 'The connection may be weak.' : 'This page opens as soon as the network is back.'}</p>
      <ActionButton look="filled" type="button" disabled={isPending} onClick={() => again()}>
        Try again
      </ActionButton>
    </Middle>
  );
}
