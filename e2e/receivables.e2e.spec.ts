import type { Locator, Page } from 'playwright-core';
import { turnOf } from '../testing/share';
import { DESKTOP, Person, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

interface Bar {
  readonly text: string;
  readonly query: string;
  readonly list: string;
}

const barsOf = (figure: Locator): Promise<Bar[]> =>
  figure.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      return { text: link.textContent, query: search, list: pathname };
    }),
  );

/** The cents of every row of a list. */
const centsOf = (page: Page, address: string, field: string): Promise<number[]> =>
  page.evaluate(
    async ([path, name]) => {
      const response = await fetch(path);
      const rows = (await response.json()) as Record<string, string>[];
      return rows.map((row) => Math.round(Number(row[name]) * 100));
    },
    [address, field] as const,
  );
const dollars = (cents: readonly number[]): string =>
  (cents.reduce((sum, each) => sum + each, 0) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

describe('receivables', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )('are drawn by age and by month, readable, and sum to the lists they open, %s', async (_, screen) => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
    await new Steps(staff).signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    const months = page.getByRole('figure', { name: 'Billed and received by month' });
    await months.locator('svg path, svg rect').first().waitFor({ state: 'attached' });
    await staff.look('billed-and-received');
    const byMonth = await barsOf(months);
    expect(byMonth).toHaveLength(24);
    for (const { text, query, list } of byMonth) {
      const from = list === '/accounting/invoices' ? '/api/invoices' : '/api/payments';
      const cents = await centsOf(page, `${from}${query}&limit=1000`, 'amount');
      expect(text).toMatch(new RegExp(`, ${from === '/api/invoices' ? 'billed' : 'received'}: `));
      expect([text, text.split(': ')[1]]).toEqual([text, dollars(cents)]);
    }
    expect(byMonth.some(({ text }) => /, billed: \$[1-9]/.test(text))).toBe(true);
    expect(byMonth.some(({ text }) => /, received: \$[1-9]/.test(text))).toBe(true);

    await page.goto('/accounting');
    const ages = page.getByRole('figure', { name: 'Open by days past due' });
    await ages.locator('svg path, svg rect').first().waitFor({ state: 'attached' });
    const byAge = await barsOf(ages);
    expect(byAge.map(({ query }) => query)).toEqual(
      ['current', '1-30', '31-60', '61-90', 'over-90'].map((age) => `?age=${age}`),
    );
    for (const { text, query } of byAge) {
      const cents = await centsOf(page, `/api/invoices${query}&limit=1000`, 'balance');
      const counted = cents.length === 1 ? '1 invoice' : `${cents.length} invoices`;
      expect([text, text.split(': ')[1]]).toEqual([text, `${dollars(cents)} (${counted})`]);
    }
    const open = await centsOf(page, '/api/invoices?status=pending,overdue&limit=1000', 'balance');
    const results = byAge.map(({ text }) =>
      Math.round(Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100),
    );
    expect([results.length, dollars(results)]).toEqual([5, dollars(open)]);

    await ages.getByRole('link').first().focus();
    await staff.look('receivables');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/accounting/invoices?age=current');
    await staff.leave();
  });
});
