import { createContext } from 'react';

interface Slot {
  /** Where the choice of fields of the list of a page stands: in its toolbar; null where there is none. */
  readonly at: HTMLElement | null;
  /** The toolbar says where. */
  readonly offer: (element: HTMLElement | null) => void;
}

/** A page has one toolbar: its list, which is drawn elsewhere, puts the choice of its fields there. */
export const FieldsSlot = createContext<Slot | null>(null);
