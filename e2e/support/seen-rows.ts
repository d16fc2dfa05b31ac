import type { Page } from 'playwright-core';

export interface SeenRows {
  /** As its page calls it. */
  readonly list: string;
  /** Where its first row begins, in pixels from the top of the window. */
  readonly y: number;
  /** Rows that are seen whole. */
  readonly seen: number;
}

/** The lists of a page: where each begins, and how much of it is seen without scrolling. */
export const rowsOn = (page: Page): Promise<SeenRows[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-list]')].flatMap((list) => {
      const rows = [...list.querySelectorAll('[role=grid] tbody tr[data-index], ul > li')];
      const first = rows[0];
      if (!first) return [];
      return {
        list: list.getAttribute('data-list') ?? '',
        y: Math.round(first.getBoundingClientRect().top),
        seen: rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      };
    }),
  );

/** Values of tables and cards that do not fit into where they stand: of which column, and what they say. */
export const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 0;
    const cells = [...document.querySelectorAll('main [data-list] :is(td, th), main [data-list] ul > li')];
    const cut = cells.flatMap((cell) => {
      const part = [cell, ...cell.querySelectorAll('*')].find(isCut);
      if (!part) return [];
      const list = cell.closest('[data-list]')?.getAttribute('data-list') ?? '';
      return `${list}: ${part.textContent?.trim().slice(0, 60) ?? ''} (${part.scrollWidth} in ${part.clientWidth})`;
    });
    return [...new Set(cut)].slice(0, 12);
  });
