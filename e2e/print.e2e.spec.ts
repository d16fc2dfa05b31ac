import type { Page } from 'playwright-core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { callsOf } from './support/calls';
import { address, amountsIn, lastDayOf, monthsOf, newBooks, usDay } from './support/books';
import { DESKTOP, Person, PHONE } from './support/look';
import { linesOfPdf, moneyIn } from './support/files/pdf-text';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

const SCREENSHOTS = process.env['SCREENSHOTS'];

/**
 * A client whose owner put in 10,000.00 and bought a truck for 6,000.00; 4,500.00 is billed, of which 2,000.00 is
 * paid; repairs of 640.00 are paid by bank, fuel of 150.00 is owed. What its statements say, amount by amount.
 */
const STATEMENTS: readonly (readonly [name: string, path: string, table: string, basis: string, amounts: string])[] = [
  [
    ...(['profit-and-loss', '/accounting/profit-and-loss', 'Profit and loss', 'Accrual basis'] as const),
    '$4,500.00 $4,500.00 $150.00 $640.00 $790.00 $3,710.00',
  ],
  [
    ...(['balance-sheet', '/reports/balance-sheet', 'Balance sheet', 'Accrual basis'] as const),
    '$5,360.00 $2,500.00 $6,000.00 $13,860.00 $150.00 $150.00 $10,000.00 $0.00 $3,710.00 $13,710.00 $13,860.00',
  ],
  [
    ...(['cash-flow', '/reports/cash-flow', 'Cash flow', 'Cash basis'] as const),
    '$0.00 $2,000.00 -$640.00 $1,360.00 -$6,000.00 -$6,000.00 $10,000.00 $10,000.00 $5,360.00 $5,360.00',
  ],
];
const FIRM = 'Blue Mile Trucking Services';
const plain = (lines: readonly string[]): string => lines.join('').replace(/\s+/g, '');

/** What bookkeepers hand on, on paper. */
describe('on paper', () => {
  const shop = shipped();
  const folder = someFolder();

  const open = async (address: string): Promise<{ person: Person; page: Page }> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    await new Steps(person).comeIn('admin@axlebook.test', address);
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

  it('cards have no boxes to select them, and a list of the chosen client says whose it is', async () => {
    const { person, page } = await open('/insurance');
    const { clientId, clientName } = await page.evaluate(async () => {
      const answer = await fetch('/api/insurance?limit=25');
      const [first] = (await answer.json()) as { clientId: string; clientName: string }[];
      return { clientId: first?.clientId ?? '', clientName: first?.clientName ?? '' };
    });
    await page.goto(`/insurance?client=${clientId}`);
    await page.getByRole('button', { name: 'Cards', exact: true }).click();
    await person.settled();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page.getByText('1 selected').waitFor();
    await print(page, 'cards');
    expect(await seen(page, 'main input, main button, [role=group]')).toBe(0);
    expect(await seen(page, 'main li')).toBeGreaterThan(0);
    expect(await page.getByText('Select all').isVisible()).toBe(false);
    expect(await page.locator('[data-print=only]').innerText()).toContain(`Client: ${clientName}`);
    await person.leave();
  }, 90_000);

  it('the history of a record says what changed, and the bars of a chart are of different grays', async () => {
    const { person, page } = await open('/clients');
    const id = await page.evaluate(async () => {
      const [first] = (await (await fetch('/api/clients?limit=25')).json()) as { id: string }[];
      return first?.id ?? '';
    });
    await page.goto(`/clients/${id}?tab=history`);
    await page.locator('summary').getByText('What changed').first().waitFor();
    const changes = page.getByRole('table', { name: 'What changed' }).first();
    const tell = (what: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), what);
    await tell('beforeprint');
    expect(await changes.isVisible()).toBe(true);
    await tell('afterprint');
    expect(await changes.isVisible()).toBe(false);
    await page.goto('/');
    await page.locator('figure figcaption i').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const grays = await page
      .locator('figure:has(figcaption)')
      .first()
      .locator('figcaption i')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(grays.length).toBeGreaterThan(1);
    expect(new Set(grays).size).toBe(grays.length);
    await person.leave();
  }, 90_000);

  it('the statements of a client are one sheet each that says what it is of, with the numbers of the screen', async () => {
    const { person, page } = await open('/accounting/bookkeeping');
    const { month } = await monthsOf(page);
    const { clientId, bill, pay, enter } = await newBooks(page, 'Hickory Lines');
    await enter(`${month}-01`, 'Put in by the owner', { accountNumber: '1000' }, '3000', '10000.00');
    await enter(`${month}-03`, 'A truck', { accountNumber: '1500' }, '1000', '6000.00');
    await pay(await bill(`${month}-06`, '4500.00'), '2000.00', `${month}-25`);
    await enter(`${month}-20`, 'Brakes', { accountNumber: '5100' }, '1000', '640.00');
    await callsOf(page)('POST', '/api/expenses', [
      { clientId, category: 'fuel', amount: 150, expenseDate: `${month}-21`, paidFrom: 'on_account', vendor: 'Stop 9' },
    ]);
    const [from, to] = [`${month}-01`, lastDayOf(month)];
    for (const [name, at, caption, basis, amounts] of STATEMENTS) {
      const days: Record<string, string> = name === 'balance-sheet' ? { to } : { from, to };
      await page.goto(address(at, { ...days, clientId }));
      const table = page.getByRole('table', { name: caption });
      await table.waitFor();
      await person.look(`statement-${name}`);
      await person.changeTo(PHONE);
      await person.look(`statement-${name}`);
      await person.changeTo(DESKTOP);
      expect([name, moneyIn(await amountsIn(table)).join(' ')]).toEqual([name, amounts]);
      const position = /position \d+/.exec(await page.getByText(/ · as of position \d+/).innerText())?.[0] ?? '';
      const says = [FIRM, 'Hickory Lines', basis, ...Object.values(days).map(usDay), position, 'Page 1 of 1'];

      await page.locator('[data-menu=Export] > summary').click();
      const button = page.getByRole('link', { name: 'Export PDF' });
      const file = await page.request.get(String(await button.getAttribute('href')));
      const printed = { file: await file.body(), page: await page.pdf({ format: 'Letter' }) };
      for (const [how, bytes] of Object.entries(printed)) {
        if (SCREENSHOTS) writeFileSync(path.join(SCREENSHOTS, `statement-${name}-${how}.pdf`), bytes);
        const lines = await linesOfPdf(folder(), `${name}-${how}.pdf`, bytes);
        const missing = says.filter((words) => !plain(lines).includes(words.replace(/\s+/g, '')));
        expect([name, how, missing]).toEqual([name, how, []]);
        expect([name, how, moneyIn(lines).join(' ')]).toEqual([name, how, expect.stringContaining(amounts)]);
      }
    }
    expect(person.errors).toEqual([]);
    await person.leave();
  }, 180_000);
});
