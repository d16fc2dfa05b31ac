import type { Page } from 'playwright-core';
import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';
import { filterNamed } from './support/toolbar';

const WIDE: Screen = { ...DESKTOP, name: 'wide', width: 1440 };

/** The list of invoices as bookkeepers use it all day, in a real browser. */
describe('a list', () => {
  const shop = shipped();

  const open = async (address: string, screen = WIDE): Promise<{ person: Person; page: Page }> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const { page } = person;
    await new Steps(person).comeIn('admin@axlebook.test', address);
    await person.settled();
    return { person, page };
  };
  const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

  it('shows twenty rows at 1440 × 900, keeps its headers in sight and scrolls with the page alone', async () => {
    const { person, page } = await open('/accounting/invoices');
    const whole = await page.evaluate(
      () =>
        [...document.querySelectorAll('[role=grid] tbody tr')].filter(
          (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
        ).length,
    );
    expect(whole).toBeGreaterThanOrEqual(20);
    const scrollers = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter(
          (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
        )
        .map((each) => each.tagName),
    );
    expect(scrollers).toEqual([]);
    await page.mouse.wheel(0, 2_000);
    await page.getByRole('row').last().waitFor();
    const top = await header(page, 'Balance').evaluate((cell) => cell.getBoundingClientRect().top);
    expect(top).toBe(56);
    await person.leave();
  }, 90_000);

  it.each([831, 1024, 1100, 1280, 1440])(
    'has number, carrier and balance on the screen at %i px',
    async (width) => {
      const { person, page } = await open('/accounting/invoices', { ...WIDE, width });
      for (const name of ['Number', 'Carrier', 'Balance']) {
        const box = await header(page, name).boundingBox();
        expect({ name, fits: box !== null && box.x >= 0 && box.x + box.width <= width }).toEqual({ name, fits: true });
      }
      await person.leave();
    },
    60_000,
  );

  it('is gone back through with the back button: page, filter, sort and search, each one step', async () => {
    const { person, page } = await open('/accounting/invoices');
    const search = () => new URL(page.url()).search;
    await page.getByRole('button', { name: 'Due Date' }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('paid');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('searchbox').pressSequentially('INV', { delay: 300 });
    await page.waitForFunction(() => location.search.includes('q=INV'));
    await person.settled();
    const seen = [search()];
    for (let step = 0; step < 4; step += 1) {
      await page.goBack();
      await person.settled();
      seen.push(search());
    }
    expect(
      seen.map((each) =>
        [...new URLSearchParams(each).keys()]
          .filter((name) => name !== 'cursor')
          .sort()
          .join(),
      ),
    ).toEqual(['q,sort,status', 'page,sort,status', 'sort,status', 'sort', '']);
    await person.leave();
  }, 90_000);

  it('goes to its last page when asked for one past the end', async () => {
    const { person, page } = await open('/accounting/invoices?page=999');
    expect(await page.getByText('No invoices found').count()).toBe(0);
    await page.getByText(/^101–118 of 118$/).waitFor();
    expect(new URL(page.url()).search).toBe('?page=5');
    await person.leave();
  }, 60_000);

  it("is shown as of the end of a day of the firm's, wherever one sits", async () => {
    const { person, page } = await open('/accounting/invoices');
    const asOf = await filterNamed(page, 'As of');
    await asOf.fill('10/31/2026');
    await page.keyboard.press('Enter');
    await page.getByText('This is the list as of the end of 10/31/2026, New York time.').waitFor();
    await asOf.fill('10/31/2026 5:00 PM');
    await page.keyboard.press('Enter');
    await page.getByText(/This is the list as of 10\/31\/2026 5:00\sPM, New York time\./).waitFor();
    await asOf.fill('soon');
    await page.keyboard.press('Enter');
    await page.getByText('Type a date such as 10/31/2026, or 10/31/2026 5:00 PM').waitFor();
    await person.look('as-of-refused');
    await person.leave();
  }, 60_000);

  it('is used by keyboard: to a row, into it and back to it', async () => {
    const { person, page } = await open('/accounting/invoices');
    await page
      .getByRole('checkbox', { name: /^Select INV/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await page.getByText('3 selected').waitFor();
    await person.look('invoices-selected');
    await page.keyboard.press('ArrowRight');
    const number = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(number).toMatch(/^INV-/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: number }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/accounting/invoices');
    await person.settled();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(number);
    await person.leave();
  }, 90_000);

  it('and the screens between are told to who cannot see them, and the keyboard follows', async () => {
    const { person, page } = await open('/accounting/invoices');
    const told = () => page.getByRole('log', { name: 'What changed' }).locator('p').allTextContents();
    expect(await told()).toContain('Showing 1–25 of 118.');
    await page.getByRole('button', { name: 'Next' }).click();
    await person.settled();
    expect(await told()).toContain('Showing 26–50 of 118.');
    await page.getByRole('link', { name: 'Loads' }).first().click();
    await person.settled();
    expect(await told()).toEqual(expect.arrayContaining(['Loads']));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await person.leave();
  }, 90_000);

  it('has its payment button above the tab bar on a phone', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, PHONE);
    const { page } = person;
    const steps = new Steps(person);
    await steps.comeIn('client@axlebook.test', '/payments');
    await page.getByRole('button', { name: 'Make Payment' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /continue|pay/i })
      .last()
      .click();
    await page.waitForURL('**/checkout**');
    const pay = page.getByRole('button', { name: 'Pay Now' });
    await pay.waitFor();
    await person.settled();
    const [button, bar] = await Promise.all([
      pay.boundingBox(),
      page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await person.leave();
  }, 90_000);
});
