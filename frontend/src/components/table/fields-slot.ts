import { createContext } from 'react';

interface Slot {
  /** What the list is called in the address; '': the first of its page. */
  readonly of: string;
  /** Where the choice of its fields stands: in the toolbar; null where there is none. */
  readonly at: HTMLElement | null;
  /** The toolbar says where. */
  readonly offer: (element: HTMLElement | null) => void;
}

/** A list has one toolbar: it is drawn elsewhere, and puts the choice of its fields there. */
export const FieldsSlot = createContext<Slot | null>(null);
