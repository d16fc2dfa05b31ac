import type { Page } from 'playwright-core';

/**
 * The cards of a page that say more than a number of lines beside their name: of which list, and what they say. A line
 * is what stands in one row of its card, also where a phone has to break it; buttons are none.
 */
export const longCardsOn = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((allowed) => {
    // a warning stands out on purpose
    const SILENT =
      'button, [role=alert], [data-deeds], label, input, select, [data-print=none], [data-silent], .MuiButton-root';
    const isShown = (element: Element): boolean =>
      element.getClientRects().length > 0 && !element.matches(SILENT) && (element.textContent?.trim() ?? '') !== '';
    const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
    const linesOf = (element: Element): number => {
      if (!isShown(element)) return 0;
      const children = [...element.children].filter(isShown);
      const { display, flexDirection } = getComputedStyle(element);
      if (element.matches('[data-line]') || children.length === 0 || children.every(isInline)) {
        const silent = [...element.querySelectorAll(SILENT)].map(({ textContent }) => textContent ?? '').join('');
        return (element.textContent ?? '').trim().length > silent.trim().length ? 1 : 0;
      }
      if (display.endsWith('flex') && flexDirection === 'row') return Math.max(...children.map(linesOf));
      // children beside each other are one row
      const rows = new Map<number, number>();
      for (const child of children) {
        const top = Math.round(child.getBoundingClientRect().top / 8);
        const row = [top, top - 1, top + 1].find((each) => rows.has(each)) ?? top;
        rows.set(row, Math.max(rows.get(row) ?? 0, linesOf(child)));
      }
      return [...rows.values()].reduce((sum, lines) => sum + lines, 0);
    };
    const long = new Map<string, string>();
    for (const card of document.querySelectorAll('main [data-list] ul > li')) {
      const list = card.closest('[data-list]')?.getAttribute('data-list') ?? '';
      const lines = linesOf(card) - 1;
      if (!card.parentElement?.closest('li') && lines > allowed)
        long.set(list, `${list}: ${lines} lines in “${card.textContent?.trim().slice(0, 120) ?? ''}”`);
    }
    return [...long.values()];
  }, most);
