import { createContext, use, type ReactNode } from 'react';

/** What stands below a field that somebody else changed meanwhile; the form around it says so. */
export const ConflictSlot = createContext<(name: string) => ReactNode>(() => null);

export const useConflict = (name: string | undefined): ReactNode => {
  const slot = use(ConflictSlot);
  return name === undefined ? null : slot(name);
};
