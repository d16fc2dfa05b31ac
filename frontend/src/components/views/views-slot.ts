import { createContext } from 'react';

/** Where a page has room for the views of its list, beside its buttons; null where the list shows them itself. */
export const ViewsSlot = createContext<HTMLElement | null>(null);
