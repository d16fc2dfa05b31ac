import type { Page } from 'playwright-core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DESKTOP, Person } from './support/look';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

const SCREENSHOTS = process.env['SCREENSHOTS'];

/** What bookkeepers hand on, on paper. */
describe('on paper', () => {
  const shop = shipped();

  const open = async (address: string): Promise<{ person: Person; page: Page }> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    await new Steps(person).signIn('/staff-login', 'admin@axlebook.test');
    await page.goto(address);
    await person.settled();
    return { person, page };
  };
  const print = async (page: Page, name: string): Promise<void> => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    if (SCREENSHOTS) writeFileSync(path.join(SCREENSHOTS, `${name}.pdf`), pdf);
    await page.emulateMedia({ media: 'print' });
  };
  const seen = (page: Page, selector: string): Promise<number> =>
    page.locator(selector).filter({ visible: true }).count();
  const colors = (page: Page): Promise<string[]> =>
    page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);

  it.each(['light', 'dark'])(
    'a list has its rows, and no navigation, buttons or filters, in the %s scheme',
    async (scheme) => {
      const { person, page } = await open('/accounting/invoices?status=paid');
      await page.evaluate((to) => localStorage.setItem('mui-mode', to), scheme);
      await page.reload();
      await person.settled();
      await print(page, `invoices-${scheme}`);
      expect(await seen(page, 'aside, nav, main button:not(th button), main select, header button')).toBe(0);
      expect(await seen(page, '[role=grid] tbody tr')).toBeGreaterThan(10);
      expect(await seen(page, 'h1')).toBe(1);
      expect(
        await page
          .locator('thead')
          .first()
          .evaluate((head) => getComputedStyle(head).display),
      ).toBe('table-header-group');
      expect(await colors(page)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      expect(await page.locator('[data-print=only]').innerText()).toContain('Status: Paid');
      await person.leave();
    },
    90_000,
  );

  it('an invoice is alone, whole and without its buttons', async () => {
    const { person, page } = await open('/accounting/invoices');
    await page.locator('[role=grid] tbody a').first().click();
    await page.getByRole('dialog').waitFor();
    await person.settled();
    await print(page, 'invoice');
    expect(await seen(page, '[role=dialog] button, aside, nav, [role=grid]')).toBe(0);
    expect(await page.getByRole('dialog').innerText()).toMatch(/Issue date/);
    await person.leave();
  }, 90_000);

  it('the trial balance has its rows and totals', async () => {
    const { person, page } = await open('/accounting/bookkeeping?view=trial-balance');
    await print(page, 'trial-balance');
    expect(await seen(page, 'aside, nav, main button, main input')).toBe(0);
    expect(await seen(page, 'table tbody tr')).toBeGreaterThan(3);
    expect(await page.locator('tfoot').innerText()).toMatch(/\$/);
    await person.leave();
  }, 90_000);
});
