import { createContext } from 'react';

/** Where the frame around a page shows the page's title; null where the page shows it itself. */
export const TitleSlot = createContext<HTMLElement | null>(null);
