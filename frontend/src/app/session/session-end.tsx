import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browser } from '../../lib/browser';
import type { User } from '../../lib/api/api-types';
import { lazyNamed } from '../../lib/lazy-named';
import { letGo } from '../../lib/navigation/leave-guards';
import { roots } from '../../lib/api/query-roots';
import { currentUserQuery } from '../../lib/session/current-user';
import { againAs, askForSignInBy, type SignedInAgain } from '../../lib/session/session-end';
import { useUser } from '../../lib/session/session-context';

const SignInAgain = lazyNamed(
  async () => (await import('../../features/people/sign-in/session/sign-in-again')).SignInAgain,
);

type Answer = (who: SignedInAgain) => void;

/** Asks for a sign-in over the page where a session ended in the middle of something. */
export function SessionEnd() {
  const me = useUser();
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => askForSignInBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (answer === null) return null;

  const end = (who: SignedInAgain) => {
    setAnswer(null);
    answer(who);
  };
  const signedIn = (user: User) => {
    const who = againAs(me, user);
    if (who === 'same') client.setQueryData(currentUserQuery.queryKey, user);
    end(who);
    if (who === 'another') {
      letGo();
      return browser.goTo(window.location.pathname + window.location.search);
    }
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== roots.auth[0] });
  };
  return <SignInAgain user={me} onSignedIn={signedIn} onLeave={() => end('nobody')} />;
}
