import { createContext, useCallback, useState, type ReactNode } from 'react';
import type { ManagedUser } from '../../../../lib/api/api-types';
import { ActivationDialog } from './activation-dialog';

type Ask = (user: ManagedUser) => void;

/** Asks beside the list: the question stays when the user leaves the list. */
export const AskActivation = createContext<Ask>(() => undefined);

export function UserDialogs({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<ManagedUser | null>(null);
  const ask = useCallback<Ask>((asked) => setUser(asked), []);
  return (
    <AskActivation value={ask}>
      {children}
      {user && <ActivationDialog user={user} onClose={() => setUser(null)} />}
    </AskActivation>
  );
}
