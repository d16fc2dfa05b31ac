import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The places of the toolbar of a list, from left to right: its search, filters that are always seen, the menu of the
 * others, what is chosen in them, the menu of exports.
 */
export type Place = 'search' | 'kept' | 'menu' | 'chips' | 'exports';

/** Where these places are; what has none stands where it is written: outside of a toolbar, or a filter of a report. */
export const ToolbarPlaces = createContext<Readonly<Partial<Record<Place, HTMLElement | null>>>>({});

/** What belongs into a place of the toolbar, wherever in it it is written. */
export function InToolbar({ place, children }: { place: Place; children: ReactNode }) {
  const there = use(ToolbarPlaces)[place];
  return there === undefined ? children : there && createPortal(children, there);
}
