import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A cell by its place; the header is row -1. */
interface Place {
  row: number;
  column: number;
}

/** Where Tab comes in: at what the first row is called by, beside the box that selects it. */
const FIRST: Place = { row: 0, column: 1 };
const PAGE = 10;
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

export const cellName = ({ row, column }: Place): string => `${row}:${column}`;
const placeOf = (cell: HTMLElement): Place => {
  const [row = 0, column = 0] = (cell.dataset['cell'] ?? '').split(':').map(Number);
  return { row, column };
};
const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
const controlsOf = (cell: HTMLElement): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/** What a cell gives the focus to: its only control, or itself. */
const stopOf = (cell: HTMLElement): HTMLElement => {
  const [only, another] = controlsOf(cell);
  return only && !another ? only : cell;
};

interface GridKeys {
  table: RefObject<HTMLTableElement | null>;
  rows: number;
  columns: number;
  /** The first column: 0 where rows have a box, else 1. */
  first: 0 | 1;
  onOpen: ((row: number) => void) | undefined;
  /** Undefined where no row is selected. */
  onSelect: ((row: number, event: KeyboardEvent) => void) | undefined;
  /** Brings a row that is not drawn onto the screen. */
  reveal: (row: number) => void;
}

/**
 * The keys of a grid: one stop for Tab; arrows, Home, End and Page keys between cells, Enter opens or goes into a cell,
 * Escape leaves it, Space selects.
 */
export const useGridKeys = ({ table, rows, columns, first, onOpen, onSelect, reveal }: GridKeys) => {
  const [current, setCurrent] = useState<Place>(FIRST);
  /** Where the focus goes as soon as that cell is drawn. */
  const wanted = useRef<Place | null>(null);
  const row = Math.min(current.row, rows - 1);
  const column = Math.min(current.column, columns - 1);

  useLayoutEffect(() => {
    for (const cell of table.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
      for (const element of [cell, ...controlsOf(cell)]) element.tabIndex = -1;
      if (cell.dataset['cell'] === cellName({ row, column })) stopOf(cell).tabIndex = 0;
    }
  });
  useEffect(() => {
    // an effect of an earlier drawing may come after the key: it must not take the focus to where that one stood
    const cell =
      wanted.current && table.current?.querySelector<HTMLElement>(`[data-cell="${cellName(wanted.current)}"]`);
    if (!cell) return;
    wanted.current = null;
    stopOf(cell).focus();
  });

  const goTo = (to: Place): void => {
    const next = {
      row: Math.max(-1, Math.min(to.row, rows - 1)),
      column: Math.max(first, Math.min(to.column, columns - 1)),
    };
    wanted.current = next;
    setCurrent(next);
    if (next.row >= 0) reveal(next.row);
  };

  const target = (key: string, from: Place, whole: boolean): Place | null => {
    switch (key) {
      case 'ArrowUp':
        return { ...from, row: from.row - 1 };
      case 'ArrowDown':
        return { ...from, row: from.row + 1 };
      case 'ArrowLeft':
        return { ...from, column: from.column - 1 };
      case 'ArrowRight':
        return { ...from, column: from.column + 1 };
      case 'PageUp':
        return { ...from, row: Math.max(0, from.row - PAGE) };
      case 'PageDown':
        return { ...from, row: from.row + PAGE };
      case 'Home':
        return { row: whole ? 0 : from.row, column: first };
      case 'End':
        return { row: whole ? rows - 1 : from.row, column: columns - 1 };
      default:
        return null;
    }
  };

  /** @returns whether the key was for the grid */
  const handle = (cell: HTMLElement, event: KeyboardEvent): boolean => {
    const place = placeOf(cell);
    const isInside = event.target !== stopOf(cell);
    const to = target(event.key, place, event.ctrlKey || event.metaKey);
    if (to) goTo(to);
    else if (event.key === 'Escape' && isInside) cell.focus();
    else if (event.key === 'Enter' && event.target === cell && place.row >= 0) {
      const [control] = controlsOf(cell);
      if (control) control.focus();
      else onOpen?.(place.row);
    } else if (event.key === ' ' && onSelect && place.row >= 0 && !(event.target as Element).matches('button, input'))
      onSelect(place.row, event);
    else return false;
    return true;
  };

  const isOwn = (event: { currentTarget: Element; target: EventTarget }): HTMLElement | null =>
    event.currentTarget.contains(event.target as Node) ? cellOf(event.target) : null;

  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const cell = isOwn(event);
      if (cell && !event.altKey && handle(cell, event)) event.preventDefault();
    },
    onFocus: (event: FocusEvent<HTMLTableElement>) => {
      const cell = isOwn(event);
      if (!cell) return;
      wanted.current = null;
      setCurrent(placeOf(cell));
    },
  };
};
