import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the actions of a page stand, in the row of its tabs; undefined outside of a page. */
export const ActionsSlot = createContext<HTMLElement | null | undefined>(undefined);

/** What can be done on a page, said by what is shown under its tab. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = use(ActionsSlot);
  if (slot === undefined) return children;
  return slot && createPortal(children, slot);
}
