import { useLayoutEffect, useRef } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]): void => {
  places = next;
  listeners.forEach((listener) => listener());
};

export const toastSlots = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The place in the dialog or panel that was opened last. */
  top: (): HTMLElement | null => places.at(-1) ?? null,
};

/**
 * A row of its own for notices in a dialog or panel: they cover none of its buttons, and a screen reader that is kept
 * inside hears them.
 */
export function ToastSlot() {
  const place = useRef<HTMLDivElement>(null);
  // a layout effect ends while the place still is on the page: what stands in it can move on
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    change([...places, element]);
    return () => change(places.filter((other) => other !== element));
  }, []);
  return <div ref={place} style={{ flexShrink: 0 }} />;
}
