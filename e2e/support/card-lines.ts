import type { Page } from 'playwright-core';

/**
 * The cards of a page that draw more than a number of lines beside their name: of which list, and what stands in them.
 * A line is whatever somebody sees in one row: texts as they are broken, warnings, chips and buttons. What stands beside
 * the name, as its status and the menu of its deeds, belongs to the line of the name.
 */
export const longCardsOn = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((allowed) => {
    interface Drawn {
      top: number;
      bottom: number;
      said: string;
    }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** Out of sight for those who see, read aloud to others. */
    const isClipped = (element: Element): boolean =>
      element.closest('li') !== element &&
      (getComputedStyle(element).clipPath !== 'none' ||
        (element.parentElement !== null && !element.matches('li') && isClipped(element.parentElement)));
    const drawnIn = (card: Element): Drawn[] => {
      const drawn: Drawn[] = [];
      const add = (rect: DOMRect, said: string): void => {
        if (rect.width > 1 && rect.height > 1) drawn.push({ top: rect.top, bottom: rect.bottom, said });
      };
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const said = node.textContent?.trim() ?? '';
        if (!parent || said === '' || !isSeen(parent) || isClipped(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) add(rect, said);
      }
      for (const control of card.querySelectorAll('button, select, summary, [role=button], [role=alert], img'))
        if (isSeen(control) && !isClipped(control))
          add(control.getBoundingClientRect(), control.getAttribute('aria-label') ?? control.textContent ?? '');
      return drawn;
    };
    /** Whatever overlaps by more than half of the lower one stands in one row. */
    const rowsOf = (drawn: readonly Drawn[]): Drawn[][] => {
      const rows: (Drawn & { of: Drawn[] })[] = [];
      for (const each of drawn.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top) || a.top - b.top)) {
        const row = rows.find(
          ({ top, bottom }) =>
            Math.min(bottom, each.bottom) - Math.max(top, each.top) >
            Math.min(bottom - top, each.bottom - each.top) / 2,
        );
        if (row) row.of.push(each);
        else rows.push({ ...each, of: [each] });
      }
      return rows.toSorted((a, b) => a.top - b.top).map(({ of }) => of);
    };
    const long = new Map<string, string>();
    for (const card of document.querySelectorAll('main [data-list] ul > li')) {
      if (card.parentElement?.closest('li')) continue;
      const named = [...card.querySelectorAll('h2, h3, a, button, strong, b, p, dt, td, div, span')].find(
        (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) && isSeen(each),
      );
      const end = named?.getBoundingClientRect().bottom ?? 0;
      const rows = rowsOf(drawnIn(card)).filter(
        (row) => Math.min(...row.map(({ top, bottom }) => (top + bottom) / 2)) > end,
      );
      const list = card.closest('[data-list]')?.getAttribute('data-list') ?? '';
      if (rows.length > allowed) {
        const said = rows.map((row) => row.map((each) => each.said.slice(0, 24)).join(' ')).join(' | ');
        long.set(list, `${list}: ${rows.length} lines below “${named?.textContent?.trim() ?? ''}”: ${said}`);
      }
    }
    return [...long.values()];
  }, most);
