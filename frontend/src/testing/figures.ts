/** Amounts in dollars anywhere, and numbers that are all that an element says: '$1,250.00', '650', '6.50'. */
const DOLLARS = /\$\d/;
const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/;
/**
 * What need not open anything: balances that run from row to row, the axis of a chart, and its spoken table, whose
 * amounts are links where they are drawn.
 */
const EXCEPT = '[data-running], figure svg, figure table';

/** Figures of the page that open nothing, each with the row or part that it stands in. */
export const figuresWithoutLink = (page: Element): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const at = texts.currentNode.parentElement;
    if (!at || !(DOLLARS.test(text) || NUMBER.test(at.textContent.trim()))) continue;
    if (at.closest('a, select') || at.closest(EXCEPT)) continue;
    found.push(`${at.closest('tr, dl, section')?.textContent ?? ''}: ${text}`);
  }
  return found;
};
