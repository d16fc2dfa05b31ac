import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The places of the toolbar of a list, from left to right: its search, filters that are always seen, the menu of the
 * others, what is chosen in them, the menu of exports.
 */
export type Place = 'search' | 'kept' | 'menu' | 'chips' | 'exports';

/** Where these places are; null where things stand where they are written: outside of a toolbar, or in a report's. */
export const ToolbarPlaces = createContext<Readonly<Record<Place, HTMLElement | null>> | null>(null);

/** What belongs into a place of the toolbar, wherever in it it is written. */
export function InToolbar({ place, children }: { place: Place; children: ReactNode }) {
  const places = use(ToolbarPlaces);
  if (places === null) return children;
  const there = places[place];
  return there && createPortal(children, there);
}
