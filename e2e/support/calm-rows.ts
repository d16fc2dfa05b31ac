import type { Page } from 'playwright-core';

/** Pixels that letters of one row may stand above or below each other. */
const EVEN = 1.5;

/** A row of one line is no higher. */
const ONE_LINE = 36;

/** Rows of tables that are higher than one line, unless one says why something failed: of which list. */
export const tallIn = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const tall = new Map<string, string>();
    for (const row of document.querySelectorAll('main [data-list] [role=grid] tbody tr[data-index]')) {
      const { height } = row.getBoundingClientRect();
      if (height <= most || row.querySelector('td[data-wraps=true]:not(:empty)')) continue;
      const list = row.closest('[data-list]')?.getAttribute('data-list') ?? '';
      tall.set(list, `${list}: a row is ${height.toFixed(0)} px high: “${row.textContent?.slice(0, 80) ?? ''}”`);
    }
    return [...tall.values()];
  }, ONE_LINE);

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

/** Texts that are cut and do not say the rest to whoever points at them: of which list. */
export const untoldIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const untold = new Map<string, string>();
    for (const cell of document.querySelectorAll<HTMLElement>('main [data-list] [role=grid] tbody td[role=gridcell]')) {
      if (cell.scrollWidth <= cell.clientWidth + 1) continue;
      cell.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      const whole = cell.innerText.trim().replace(/\s+/g, ' ');
      if (cell.title === whole && getComputedStyle(cell).textOverflow === 'ellipsis') continue;
      const list = cell.closest('[data-list]')?.getAttribute('data-list') ?? '';
      untold.set(list, `${list}: “${cell.innerText}” says “${cell.title}”`);
    }
    return [...untold.values()];
  });

/** What is never cut: a heading, a date, an amount. */
const WHOLE = String.raw`^(\d\d\/\d\d\/\d{4}|-?\$[\d,.]+|[\d,]+(\.\d+)? mi)$`;

/** Headings (their arrows, too), states and values of tables that are cut although they are read whole: of which list, and what they say. */
export const cutOnDesk = (page: Page): Promise<string[]> =>
  page.evaluate((whole) => {
    const isWhole = new RegExp(whole);
    const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1;
    const cells = [...document.querySelectorAll('main [data-list] [role=grid] :is(th, td)')];
    const cut = cells.flatMap((cell) => {
      const text = cell.textContent?.trim() ?? '';
      const parts =
        cell.tagName === 'TH'
          ? [cell, ...cell.querySelectorAll('button')]
          : [...(isWhole.test(text) ? [cell] : []), ...cell.querySelectorAll('[data-chip] > span')];
      if (!parts.some(isCut)) return [];
      return `${cell.closest('[data-list]')?.getAttribute('data-list') ?? ''}: ${text}`;
    });
    return [...new Set(cut)].slice(0, 12);
  }, WHOLE);
