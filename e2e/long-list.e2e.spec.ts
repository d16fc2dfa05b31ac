import type { Page } from 'playwright-core';
import { callsOf } from './support/calls';
import { DESKTOP, Person } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const ROWS = 500;
/** What fits on the screen, and some above and below. */
const DRAWN = 150;

describe('a page of five hundred rows', () => {
  const shop = shipped();

  const rows = (page: Page) => page.getByRole('grid').getByRole('row');
  /** The place that has the focus, as a screen reader counts: the header is the first row. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr');
      const top = row?.getBoundingClientRect().top ?? -1;
      return { row: Number(row?.getAttribute('aria-rowindex')), isSeen: top > 0 && top < window.innerHeight };
    });
  const press = async (page: Page, key: string, row: number): Promise<void> => {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (wanted) => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') === String(wanted),
      row,
    );
    expect({ key, ...(await focused(page)) }).toEqual({ key, row, isSeen: true });
    expect(await rows(page).count()).toBeLessThan(DRAWN);
  };

  it('is chosen beside the page turns, draws what is near the screen, and is used by keyboard to its last row', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    const steps = new Steps(person);
    await steps.signIn('/staff-login', 'admin@axlebook.test');
    const [broker] = await page.evaluate(
      async () => (await (await fetch('/api/brokers?limit=1')).json()) as { id: number }[],
    );
    await callsOf(page)(
      'POST',
      '/api/invoices',
      Array.from({ length: ROWS }, () => ({ brokerId: broker?.id, amount: 100, status: 'pending' })),
    );
    await page.goto('/accounting/invoices?page=2');
    await person.settled();
    await steps.field('Rows per page').selectOption('500');
    await page.getByText('1–500 of 618', { exact: true }).waitFor();
    await person.settled();
    expect(new URL(page.url()).search).toBe('?limit=500');
    expect(await page.getByRole('log', { name: 'What changed' }).locator('p').allTextContents()).toContain(
      'Showing 1–500 of 618.',
    );
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('619');
    expect(await rows(page).count()).toBeLessThan(DRAWN);

    await page
      .getByRole('checkbox', { name: /^Select INV/ })
      .first()
      .focus();
    for (let row = 3; row <= 60; row += 1) await press(page, 'ArrowDown', row);
    await press(page, 'Control+End', ROWS + 1);
    await press(page, 'ArrowUp', ROWS);
    await press(page, 'PageUp', ROWS - 10);
    await press(page, 'Control+End', ROWS + 1);
    await press(page, 'Home', ROWS + 1);
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await press(page, 'Control+Home', 2);
    await page.keyboard.press('Shift+Space');
    await page.getByText('500 selected').waitFor();

    await steps.button('Next').click();
    await page.getByText('501–618 of 618', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('1–500 of 618', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('26–50 of 618', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(person.errors).toEqual([]);
    await person.leave();
  }, 120_000);
});
