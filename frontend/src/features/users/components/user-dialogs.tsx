import { createContext, useCallback, useState, type ReactNode } from 'react';
import type { ManagedUser } from '../../../lib/api-types';
import { ActivationDialog } from './activation-dialog';
import { UserDialog } from './user-dialog-lazy';

type Open = (user: ManagedUser, dialog: 'edit' | 'activation') => void;

/** Opens a dialog beside the list: it stays when the user leaves the list. */
export const OpenUserDialog = createContext<Open>(() => undefined);

export function UserDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<{ user: ManagedUser; dialog: 'edit' | 'activation' } | null>(null);
  const show = useCallback<Open>((user, dialog) => setOpen({ user, dialog }), []);
  const close = () => setOpen(null);
  return (
    <OpenUserDialog value={show}>
      {children}
      {open?.dialog === 'edit' && <UserDialog user={open.user} onClose={close} />}
      {open?.dialog === 'activation' && <ActivationDialog user={open.user} onClose={close} />}
    </OpenUserDialog>
  );
}
