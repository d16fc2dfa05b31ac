import type { Page } from 'playwright-core';

/** What the buttons say that are filled with the color of the firm, of the dialog that is open, else of the page. */
export const filledOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--mui-palette-primary-main)';
    const filled = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const opened = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(shown).at(-1);
    const place = opened ?? document.querySelector('main');
    return [...(place?.querySelectorAll('a, button') ?? [])]
      .filter((each) => shown(each) && getComputedStyle(each).backgroundColor === filled)
      .map(({ textContent }) => textContent.trim());
  });
