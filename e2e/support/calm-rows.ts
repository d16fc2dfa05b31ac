import type { Page } from 'playwright-core';

/** Pixels that letters of one row may stand above or below each other. */
const EVEN = 1.5;

/** Rows of tables whose texts do not stand on one line, such as a date that a chip beside it lifts: of which list. */
export const unevenIn = (page: Page): Promise<string[]> =>
  page.evaluate((even) => {
    const middleOf = (cell: Element): number[] => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, height, width } = range.getBoundingClientRect();
        if (width > 0 && height > 0 && height < 24) return [top + height / 2];
      }
      return [];
    };
    const uneven = new Map<string, string>();
    for (const row of document.querySelectorAll('main [data-list] [role=grid] tbody tr[data-index]')) {
      const box = row.getBoundingClientRect();
      if (box.height > 40) continue;
      for (const cell of row.querySelectorAll('td'))
        for (const middle of middleOf(cell)) {
          const off = middle - (box.top + box.height / 2);
          const list = row.closest('[data-list]')?.getAttribute('data-list') ?? '';
          if (Math.abs(off) > even)
            uneven.set(list, `${list}: “${cell.textContent ?? ''}” stands ${off.toFixed(1)} off`);
        }
    }
    return [...uneven.values()];
  }, EVEN);

/** In every toolbar these stand at the right, in this order, in the row of the search. */
const ORDER = ['Views', 'Table', 'Fields', 'Export'];

/** Toolbars whose tools stand elsewhere, or in another order. */
export const toolsAstray = (page: Page): Promise<string[]> =>
  page.evaluate((order) => {
    return [...document.querySelectorAll('main [data-toolbar]')].flatMap((bar) => {
      const box = bar.getBoundingClientRect();
      const tools = [...bar.querySelectorAll('summary, button')]
        .map((tool) => ({ name: tool.textContent?.trim() ?? '', box: tool.getBoundingClientRect() }))
        .filter((tool) => order.includes(tool.name) && tool.box.width > 0);
      const inOrder = order.filter((name) => tools.some((tool) => tool.name === name));
      const last = Math.max(...tools.map((tool) => tool.box.right));
      const isAtRight = tools.length === 0 || box.right - last < 16;
      const names = tools.toSorted((a, b) => a.box.left - b.box.left).map(({ name }) => name);
      const isOneRow = tools.every((tool) => Math.abs(tool.box.top - (tools[0]?.box.top ?? 0)) < 8);
      return isAtRight && isOneRow && names.join() === inOrder.join() ? [] : [names.join(', ')];
    });
  }, ORDER);

/** What is never cut: a heading, a date, an amount. */
const WHOLE = String.raw`^(\d\d\/\d\d\/\d{4}|-?\$[\d,.]+|[\d,]+(\.\d+)? mi)$`;
/** A state says itself in so many letters; a chip with more names somebody, whose name may be of any length. */
const STATE = 20;

/** Headings and values of tables that are cut although they are read whole: of which list, and what they say. */
export const cutOnDesk = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([whole, letters]) => {
      const isWhole = new RegExp(whole);
      const cells = [...document.querySelectorAll('main [data-list] [role=grid] :is(th, td)')];
      const cut = cells.flatMap((cell) => {
        const chip = cell.querySelector('[data-chip] > span');
        const text = cell.textContent?.trim() ?? '';
        const isCut = cell.scrollWidth > cell.clientWidth + 1;
        const isState = (chip?.textContent?.length ?? 0) <= letters;
        const isChipCut = chip !== null && isState && chip.scrollWidth > chip.clientWidth + 1;
        const matters = cell.tagName === 'TH' || isWhole.test(text);
        if (!(isCut && matters) && !isChipCut) return [];
        return `${cell.closest('[data-list]')?.getAttribute('data-list') ?? ''}: ${text}`;
      });
      return [...new Set(cut)].slice(0, 12);
    },
    [WHOLE, STATE] as const,
  );
