import type { Locator } from 'playwright-core';
import { turnOf } from '../testing/share';
import { address, amountsIn, lastDayOf, monthsOf, newBooks, openEntryOn, titleOf, usDay } from './support/books';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { paperFile } from './support/files/papers';
import { nightOfRecurringEntries } from './support/product/night';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

const BOOKS = '/accounting/bookkeeping';
const INCOME = '/accounting/profit-and-loss';

/** The month before today's, called October here, and September before it; what comes late is booked in November. */
describe('the end of a month in the books of one client', () => {
  const shop = shipped();
  const folder = someFolder();

  it.each<[string, Screen, string]>(
    turnOf([
      ['at 1280 px', DESKTOP, 'Juniper Freight'],
      ['at 390 px in the dark', PHONE_DARK, 'Sycamore Haulage'],
      ['at 1280 px in the dark', DESKTOP_DARK, 'Hawthorn Carriers'],
      ['at 390 px', PHONE, 'Aspen Transport'],
    ]),
  )(
    'is entered, compared, tied out and closed; what comes late is booked in the next month, %s',
    async (_, screen, company) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const steps = new Steps(staff);
      await steps.comeIn('admin@axlebook.test', BOOKS);
      await staff.settled();
      const { now, month, before } = await monthsOf(page);
      const books = await newBooks(page, company);
      const { clientId } = books;
      const firstOpenDay = usDay(`${now}-01`);
      await books.pay(await books.bill(`${before}-10`, '3000.00'), '3000.00', `${before}-20`);
      await books.pay(await books.bill(`${month}-06`, '4500.00'), '2000.00', `${month}-25`);
      const onLine = async (form: Locator, nr: number, account: string, side: string, amount: string) => {
        const line = form.getByRole('group', { name: `Line ${nr}` });
        await steps.choose('Account', account, line);
        await steps.fill({ [side]: amount }, line);
        return line;
      };

      // an entry by hand, about a truck, with its bill
      await page.goto(address(BOOKS, { clientId }));
      await steps.button('New Journal Entry').click();
      const entry = page.getByRole('dialog', { name: 'New Journal Entry' });
      await steps.fill({ 'Entry Date': usDay(`${month}-20`), Description: 'Brakes of the truck' }, entry);
      await steps.pick('Client', company, entry);
      const bill = `${books.unit} brakes.pdf`;
      const chosen = page.waitForEvent('filechooser');
      await steps.button('Upload document', entry).click();
      await (await chosen).setFiles(paperFile(folder(), bill));
      await staff.settled();
      expect(await entry.getByRole('combobox', { name: /^Document/ }).inputValue()).toContain(bill);
      const repairs = await onLine(entry, 1, '5100 Repairs', 'Debit', '640');
      await repairs.getByText('Load, vehicle, driver').click();
      await steps.pick('Vehicle', books.unit, repairs);
      await onLine(entry, 2, '1000 Bank', 'Credit', '640');
      await staff.look('month-end-entry-form');
      await steps.button('Save', entry).click();
      await steps.told('Journal entry posted');
      await page.goto(address(BOOKS, { clientId, account: '5100' }));
      const posted = await openEntryOn(page, '5100 Repairs');
      await posted.getByText(`Brakes of the truck · ${books.unit}`).waitFor();
      await posted.getByRole('link', { name: 'Open', exact: true }).waitFor();
      await staff.look('month-end-entry');

      // the rent, which posts itself at night
      await page.goto(address(BOOKS, { view: 'templates', clientId }));
      await steps.button('New Template').click();
      const rent = page.getByRole('dialog', { name: 'New Template' });
      await steps.fill({ Name: 'Rent of the yard', Description: 'Rent of the yard' }, rent);
      await steps.pick('Client', company, rent);
      await steps.choose('Repeats', 'Every month', rent);
      const [next, until] = [usDay(`${before}-15`), usDay(lastDayOf(month))];
      await steps.fill({ 'Next On': next, Until: until }, rent);
      await onLine(rent, 1, '6200 Rent', 'Debit', '1200');
      await onLine(rent, 2, '1000 Bank', 'Credit', '1200');
      await staff.look('month-end-template-form');
      await steps.button('Save Template', rent).click();
      await steps.told('Template saved');
      await nightOfRecurringEntries(shop.product);
      await page.reload();
      await page.getByText(`Ended ${until}`).waitFor();
      await staff.look('month-end-templates');
      await books.close(before);

      await page.goto(address(BOOKS, { view: 'tie-outs', clientId }));
      await page.getByText('Every account agrees with the records that it sums up, its subledger.').waitFor();
      expect(await page.getByText('Differs', { exact: true }).count()).toBe(0);
      expect(await page.getByText('$2,500.00').count()).toBeGreaterThan(0);
      await staff.look('month-end-tie-outs');

      const days = { from: `${month}-01`, to: lastDayOf(month) };
      const income = page.getByRole('table', { name: 'Profit and loss' });
      await page.goto(address(INCOME, { ...days, compare: 'previous', clientId }));
      await income.waitFor();
      await staff.settled();
      expect(await amountsIn(income)).toEqual([
        '4000 Freight revenue | $4,500.00 | $3,000.00',
        'Total revenue | $4,500.00 | $3,000.00',
        '5100 Repairs | $640.00 | $0.00',
        '6200 Rent | $1,200.00 | $1,200.00',
        'Total expenses | $1,840.00 | $1,200.00',
        'Net income | $2,660.00 | $1,800.00',
      ]);
      const september = `${usDay(`${before}-01`)} to ${usDay(lastDayOf(before))}`;
      await page.getByText(`Growth 50.0% against ${september}`).waitFor();
      await income.getByRole('row', { name: /^Net income/ }).scrollIntoViewIfNeeded();
      await staff.look('month-end-income-compared');

      const title = titleOf(month);
      const periods = address(BOOKS, { view: 'periods', clientId, period: month });
      await page.goto(periods);
      const panel = page.getByRole('dialog', { name: title });
      await panel.getByRole('button', { name: 'Close month' }).click();
      const closing = page.getByRole('dialog', { name: `Close ${title}?` });
      const checklist = await closing.getByRole('list', { name: 'Checklist' }).getByRole('listitem').allInnerTexts();
      expect(checklist.length).toBeGreaterThan(2);
      expect(checklist.filter((item) => !/\bMet$/.test(item.trim()) || item.includes('Not met'))).toEqual([]);
      await staff.look('month-end-close');
      await closing.getByRole('button', { name: 'Close month' }).click();
      const printed = panel.getByRole('table', { name: 'Printed trial balance' });
      await printed.waitFor();
      const balances = [
        '1000 Bank | $1,960.00 | ',
        '1100 Accounts receivable | $2,500.00 | ',
        '4000 Freight revenue |  | $7,500.00',
        '5100 Repairs | $640.00 | ',
        '6200 Rent | $2,400.00 | ',
        'Total | $7,500.00 | $7,500.00',
      ];
      expect(await amountsIn(printed)).toEqual(balances);
      await staff.look('month-end-closed');

      // an invoice of the closed month: refused, and booked on the first open day
      await page.goto('/accounting/invoices?new=1');
      const late = page.getByRole('dialog', { name: 'New Invoice' });
      await steps.pick('Carrier', books.broker, late);
      const issued = usDay(`${month}-28`);
      await steps.fill({ Amount: '410', 'Issue Date': issued, 'Due Date': '' }, late);
      await steps.pick('Client', company, late);
      await late.getByRole('button', { name: 'Create Invoice' }).click();
      const offer = late.getByRole('button', { name: `Book on ${firstOpenDay}` });
      await offer.waitFor();
      expect(await late.locator('[data-field=issueDate]').innerText()).toContain(
        `${title} is closed in the books of ${company}; the first open day is ${firstOpenDay}`,
      );
      await staff.look('month-end-refused');
      await offer.click();
      expect(await steps.field('Booked On', late).inputValue()).toBe(firstOpenDay);
      await late.getByRole('button', { name: 'Create Invoice' }).click();
      await late.waitFor({ state: 'detached' });

      await page.goto(periods);
      const lines = panel.getByRole('region', { name: 'Late entries' }).getByRole('listitem');
      await lines.first().waitFor();
      const came = (await lines.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
      expect(came.map((text) => text.replace(/ (Invoice|Freight of invoice) INV-\d+/, ''))).toEqual([
        `1100 Accounts receivable $410.00 Dr Dated ${issued}, booked on ${firstOpenDay}`,
        `4000 Freight revenue $410.00 Cr Dated ${issued}, booked on ${firstOpenDay}`,
      ]);
      expect(await amountsIn(printed)).toEqual(balances);
      await lines.first().scrollIntoViewIfNeeded();
      await staff.look('month-end-late-entries');
      await page.goto(address(INCOME, { clientId }));
      await income.waitFor();
      await staff.settled();
      expect(await amountsIn(income)).toEqual([
        '4000 Freight revenue | $410.00',
        'Total revenue | $410.00',
        'Total expenses | $0.00',
        'Net income | $410.00',
      ]);
      await staff.look('month-end-next-month');
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    180_000,
  );
});
