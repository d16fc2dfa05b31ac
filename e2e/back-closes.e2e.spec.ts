import type { Page } from 'playwright-core';
import { inShare, isWhole } from '../testing/share';
import { DESKTOP, Person, PHONE } from './support/look';
import { patterns, plainAddressesOf, views } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const FIELDS = 'input:not([type=hidden], [type=file], [disabled], [readonly], [tabindex="-1"]), select, textarea';

const keepView = async (page: Page): Promise<void> => {
  await page.locator('summary', { hasText: 'Views' }).first().click();
  await page.getByRole('button', { name: /^Save this view/ }).click();
};

/** Goes through every page and takes its first action: a new page or dialog is tried without a line here. */
describe('what a click opened', () => {
  const shop = shipped();

  it.each([
    ['admin', '/', /^(?!\/(client-portal|agent-|checkout))/, 20],
    ['client', '/client-portal', /^\/(client-portal|payments)/, 1],
  ] as const)(
    'by the primary button of a page has the focus in its first field, and Back closes it: as %s',
    async (role, home, where, atLeast) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const { page } = person;
      await new Steps(person).comeIn(`${role}@axlebook.test`, home);
      const wrong: string[] = [];
      let opened = 0;
      const addresses = [...patterns.flatMap(plainAddressesOf), ...views];
      for (const address of addresses.filter((each) => where.test(each) && inShare(`back ${each}`))) {
        await person.goTo(address);
        const before = page.url();
        const action = page
          .locator('main button.MuiButton-contained:not([disabled]):not([type=submit])')
          .filter({ visible: true })
          .first();
        if ((await action.count()) === 0) continue;
        const name = `${address}: ${(await action.innerText()).trim()}`;
        await action.click();
        await person.settled();
        const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).first();
        if ((await dialog.count()) === 0) continue;
        opened += 1;
        const first = dialog.locator(FIELDS).filter({ visible: true });
        if ((await first.count()) > 0) {
          const focused = await dialog.evaluate(
            (box, fields) => box.contains(document.activeElement) && document.activeElement?.matches(fields),
            FIELDS,
          );
          if (focused !== true) wrong.push(`${name}: no field has the focus`);
        }
        await page.goBack();
        await person.settled();
        if ((await dialog.count()) > 0) wrong.push(`${name}: Back does not close it`);
        if (page.url() !== before) wrong.push(`${name}: Back leads to ${page.url()}`);
        else if (!(await action.evaluate((button) => button === document.activeElement)))
          wrong.push(`${name}: the focus does not come back to it`);
      }
      expect(wrong).toEqual([]);
      if (isWhole) expect(opened).toBeGreaterThanOrEqual(atLeast);
      await person.leave();
    },
    300_000,
  );

  it.each([
    ['the search', (page: Page) => page.keyboard.press('Control+k'), 'Search'],
    ['the list of keys', (page: Page) => page.keyboard.press('?'), 'Keyboard'],
    ['the views of a list', keepView, 'Views of this list'],
    [
      'the search of the header',
      (page: Page) =>
        page
          .getByRole('button', { name: /^Search/ })
          .first()
          .click(),
      'Search',
    ],
  ] as const)(
    'is also %s: Back closes it, the page stays, and one more step leads to the page before',
    async (_what, open, name) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const { page } = person;
      await new Steps(person).comeIn('admin@axlebook.test', '/loads');
      await person.settled();
      await page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
      await page.waitForURL('**/accounting?tab=invoices*').catch(() => undefined);
      await person.settled();
      const before = page.url();
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await open(page);
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        await person.settled();
        const fields = dialog.locator(FIELDS).filter({ visible: true });
        if ((await fields.count()) > 0)
          expect(await fields.first().evaluate((field) => field === document.activeElement)).toBe(true);
        await close();
        await dialog.waitFor({ state: 'detached' });
        await person.settled();
        expect(page.url()).toBe(before);
      }
      await page.goBack();
      await page.waitForURL('**/loads');
      await person.leave();
    },
    60_000,
  );

  it('leaves no step behind where it is closed by its own button', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    const steps = new Steps(person);
    await steps.comeIn('admin@axlebook.test', '/loads');
    await person.settled();
    await page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
    await person.settled();
    await steps.button('New Invoice').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await steps.button('Cancel', dialog).click();
    await dialog.waitFor({ state: 'detached' });
    await person.settled();
    await page.goBack();
    await page.waitForURL('**/loads');
    await person.leave();
  }, 60_000);

  it('is also the menu of a phone', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, PHONE);
    const { page } = person;
    await new Steps(person).comeIn('admin@axlebook.test', '/loads');
    await person.settled();
    await page.getByRole('button', { name: /menu/i }).first().click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/loads');
    await page.getByRole('button', { name: /menu/i }).first().click();
    await menu.getByRole('link', { name: 'Clients', exact: true }).click();
    await page.waitForURL('**/clients');
    await person.settled();
    await page.goBack();
    await page.waitForURL('**/loads');
    expect(await menu.count()).toBe(0);
    await person.leave();
  }, 60_000);
});
