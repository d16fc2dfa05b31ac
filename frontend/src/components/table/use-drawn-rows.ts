import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { ROW_HEIGHT } from './grid-parts';

/** So a page of a list is drawn whole, and of a long one only what is near the screen. */
const DRAWN_BEYOND = 30;

interface DrawnRows {
  from: number;
  /** The first that is not drawn. */
  to: number;
  /** Pixels of the rows above and below that are not drawn. */
  above: number;
  below: number;
  reveal: (row: number) => void;
}

/** Which rows of a table are drawn, as the page scrolls. */
export const useDrawnRows = (table: RefObject<HTMLTableElement | null>, count: number): DrawnRows => {
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: DRAWN_BEYOND,
    scrollMargin: top,
  });
  useLayoutEffect(() => {
    const { current } = table;
    if (current) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
  }, [table, count]);
  const drawn = virtual.getVirtualItems();
  const from = drawn[0]?.index ?? 0;
  const to = (drawn.at(-1)?.index ?? -1) + 1;
  return {
    from,
    to,
    above: from * ROW_HEIGHT,
    below: (count - to) * ROW_HEIGHT,
    reveal: (row) => {
      if (row < from || row >= to) virtual.scrollToIndex(row, { align: 'center' });
    },
  };
};
