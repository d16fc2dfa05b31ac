import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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

/** Paper has all rows of the page. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
};

/** Which rows of a table are drawn, as the page scrolls. */
export const useDrawnRows = (table: RefObject<HTMLTableElement | null>, count: number): DrawnRows => {
  const printing = usePrinting();
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
  const from = printing ? 0 : (drawn[0]?.index ?? 0);
  const to = printing ? count : (drawn.at(-1)?.index ?? -1) + 1;
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
