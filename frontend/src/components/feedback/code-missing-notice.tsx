import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browser } from '../../lib/browser';
import { useIsOutdated } from '../../lib/firm';
import { roots } from '../../lib/query-roots';
import { useOnline } from '../../lib/use-online';
import { ActionButton } from '../action';
import { Middle } from './middle';

/** A page whose code did not come: tried again when the network is back; with a newer release on the server only a reload brings it. */
export function CodeMissingNotice({ onAgain }: { onAgain: () => void }) {
  const client = useQueryClient();
  const outdated = useIsOutdated();
  const online = useOnline();
  useEffect(() => {
    if (online) void client.invalidateQueries({ queryKey: roots.firm });
  }, [client, online]);
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);

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
      <ActionButton look="filled" type="button" onClick={onAgain}>
        Try again
      </ActionButton>
    </Middle>
  );
}
