import type { Locator, Page } from 'playwright-core';
import { turnOf } from '../testing/share';
import { address, amountsIn, lastDayOf, monthsOf, newBooks, openEntryOn } from './support/books';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const BOOKS = '/accounting/bookkeeping';
const INCOME = '/accounting/profit-and-loss';
const OCTOBER = [
  '4000 Freight revenue | $4,500.00',
  'Total revenue | $4,500.00',
  '5100 Repairs | $640.00',
  'Total expenses | $640.00',
  'Net income | $3,860.00',
];

/** The one figure of a row of a statement. */
const figureOf = (table: Locator, row: string): Locator => table.getByRole('row', { name: row }).getByRole('link');

/** What happened last, by the history of an open panel: in words, and as the log has it. */
const lastIn = async (panel: Locator): Promise<{ words: string; raw: string; step: Locator }> => {
  await panel.getByRole('tab', { name: 'History' }).click();
  const step = panel.getByRole('list', { name: 'History, newest first' }).getByRole('listitem').first();
  await step.waitFor();
  const words = await step.innerText();
  await step.getByText('Raw fact').click();
  return { words, raw: (await step.locator('pre').innerText()).replace(/\s+/g, ''), step };
};

/** The month before today's, called October here, is closed; an auditor opens what its profit and loss says. */
describe('a figure of a closed month', () => {
  const shop = shipped();

  const auditor = async (screen: Screen, company: string) => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const { page } = person;
    await new Steps(person).comeIn('admin@axlebook.test', BOOKS);
    await person.settled();
    const { now, month } = await monthsOf(page);
    const books = await newBooks(page, company);
    await books.bill(`${month}-06`, '4500.00');
    const repairs = { accountNumber: '5100', vehicleId: books.vehicleId };
    await books.enter(`${month}-20`, 'Brakes of the truck', repairs, '1000', '640.00');
    await books.close(month);
    // what comes after the month was printed
    await books.bill(`${now}-01`, '410.00');
    return { person, page, books, now, month };
  };
  const statement = async (person: Person, page: Page, asked: Record<string, string>): Promise<Locator> => {
    await page.goto(address(INCOME, asked));
    const table = page.getByRole('table', { name: 'Profit and loss' });
    await table.waitFor();
    await person.settled();
    return table;
  };
  /** The lines that the general ledger shows, on a desk and on a phone. */
  const linesShown = async (page: Page): Promise<number> =>
    (await page.locator('[data-list=ledger] tbody tr[data-index]').count()) +
    (await page.locator('[data-list=ledger] ul[aria-label="General Ledger"] > li').count());

  it.each<[string, Screen, string]>(
    turnOf([
      ['at 1280 px', DESKTOP, 'Juniper Freight'],
      ['at 390 px in the dark', PHONE_DARK, 'Sycamore Haulage'],
      ['at 1280 px in the dark', DESKTOP_DARK, 'Hawthorn Carriers'],
      ['at 390 px', PHONE, 'Aspen Transport'],
    ]),
  )(
    'opens its lines, their entry and the fact behind it, now and as of the position it was printed at, %s',
    async (_, screen, company) => {
      const { person, page, books, now, month } = await auditor(screen, company);
      const { clientId } = books;
      const days = { from: `${month}-01`, to: lastDayOf(month) };
      const income = await statement(person, page, { ...days, clientId });
      expect(await amountsIn(income)).toEqual(OCTOBER);

      // an entry by hand
      await figureOf(income, '5100 Repairs').click();
      await page.waitForURL('**/accounting/bookkeeping?*');
      await person.settled();
      expect(await linesShown(page)).toBe(1);
      await person.look('audit-lines');
      const byHand = await openEntryOn(page, '5100 Repairs');
      await byHand.getByText(`Brakes of the truck · ${books.unit}`).waitFor();
      await person.look('audit-entry');
      const written = await lastIn(byHand);
      expect(written.words).toMatch(/posted \$640\.00 as journal entry JE-\d+: debit 5100 Repairs, credit 1000 Bank/);
      expect(await written.step.innerText()).toContain('JournalEntryPosted');
      expect(written.raw).toContain('"accountNumber":"5100"');
      expect(written.raw).toContain('"debit":64000');
      expect(written.raw).toContain(`"vehicleId":"${books.vehicleId}"`);
      await person.look('audit-entry-fact');

      // an entry that an invoice made: its fact leads on to that of the invoice
      await statement(person, page, { ...days, clientId });
      await figureOf(income, '4000 Freight revenue').click();
      await page.waitForURL('**/accounting/bookkeeping?*');
      await person.settled();
      expect(await linesShown(page)).toBe(1);
      const ofInvoice = await openEntryOn(page, '4000 Freight revenue');
      await ofInvoice.getByText('Posted for').waitFor();
      const booked = await lastIn(ofInvoice);
      expect(booked.words).toMatch(
        /posted \$4,500\.00 for invoice INV-\d+: debit 1100 Accounts receivable, credit 4000 Freight revenue/,
      );
      expect(booked.raw).toContain('"credit":450000');
      await booked.step.getByRole('link', { name: /^INV-/ }).click();
      await page.waitForURL('**/accounting/invoices/*');
      const invoice = page.getByRole('dialog', { name: /INV-/ });
      await invoice.waitFor();
      await person.settled();
      const issued = await lastIn(invoice);
      expect(issued.words).toMatch(/issued invoice INV-\d+ over \$4,500\.00/);
      expect(issued.raw).toContain('"amount":450000');
      await person.look('audit-invoice-fact');

      // as of the position at which the month was printed
      await page.goto(address(BOOKS, { view: 'periods', clientId, period: month }));
      const then = page.getByRole('link', { name: 'Profit & Loss as it stood then' });
      await then.waitFor();
      const position = new URL(String(await then.getAttribute('href')), page.url()).searchParams.get('position') ?? '';
      expect(position).toMatch(/^\d+$/);
      await then.click();
      await income.waitFor();
      await person.settled();
      await page.getByText(new RegExp(`, position ${position}$`)).waitFor();
      expect(await amountsIn(income)).toEqual(OCTOBER);
      await person.look('audit-income-then');
      await figureOf(income, '4000 Freight revenue').click();
      await page.getByText(`As of position ${position}`).first().waitFor();
      await person.settled();
      expect(await linesShown(page)).toBe(1);
      await person.look('audit-lines-then');
      const until = { from: `${month}-01`, to: lastDayOf(now), clientId };
      const revenue = async (asked: Record<string, string>): Promise<string | undefined> =>
        (await amountsIn(await statement(person, page, asked)))[0];
      expect(await revenue(until)).toBe('4000 Freight revenue | $4,910.00');
      expect(await revenue({ ...until, position })).toBe('4000 Freight revenue | $4,500.00');
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    180_000,
  );
});
