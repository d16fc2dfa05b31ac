import { turnOf } from '../testing/share';
import { address, lastDayOf, monthsOf, newBooks, titleOf, usDay } from './support/books';
import { callsOf } from './support/calls';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const BOOKS = '/accounting/bookkeeping';

describe('the end of a month at the bank of one client', () => {
  const shop = shipped();

  it.each<[string, Screen, string]>(
    turnOf([
      ['at 1280 px', DESKTOP, 'Larch Freight'],
      ['at 390 px in the dark', PHONE_DARK, 'Rowan Haulage'],
      ['at 1280 px in the dark', DESKTOP_DARK, 'Maple Carriers'],
      ['at 390 px', PHONE, 'Willow Transport'],
    ]),
  )(
    'goes from the file of the bank over one check for three invoices and what it paid too much to a closed month, %s',
    async (_, screen, company) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const steps = new Steps(staff);
      await steps.comeIn('admin@axlebook.test', BOOKS);
      await staff.settled();
      const { month } = await monthsOf(page);
      const { clientId, bill, broker } = await newBooks(page, company);
      for (const amount of ['1200.00', '2300.00', '1450.00']) await bill(`${month}-06`, amount);
      const account = { name: `${company} Checking`, bankName: 'First Bank', ledgerAccount: '1000', clientId };
      const [{ id: bankAccountId = '' } = {}] = await callsOf(page)('POST', '/api/bank-accounts', [account]);
      const bank = address(BOOKS, { view: 'bank', bankAccountId: String(bankAccountId) });

      // the file of the bank: a check that nobody has recorded yet, and a fee
      await page.goto(bank);
      await steps.button('Import').click();
      const dialog = page.getByRole('dialog', { name: 'Import Bank File' });
      await dialog.getByLabel(/^Bank account/).selectOption({ label: account.name });
      const [received, charged] = [usDay(`${month}-21`), usDay(`${month}-28`)];
      const csv = `Posting Date,Description,Amount\n${received},DEPOSIT 20419,5000.00\n${charged},MONTHLY FEE,-15.00`;
      const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await dialog.getByLabel('Bank file').setInputFiles(file);
      await dialog.getByRole('group', { name: 'Columns' }).waitFor();
      await steps.button('Import', dialog).click();
      const imported = page.getByRole('dialog', { name: 'Imported' });
      await imported.getByText('2 imported, 0 already imported.').waitFor();
      await steps.button('Done', imported).click();
      await page.getByText('Nothing found').first().waitFor();
      expect(await page.getByText('Nothing found').count()).toBe(2);
      await staff.look('month-end-bank-imported');

      // one check over the three invoices, of which $50.00 stay as a deposit
      await page.goto(address('/accounting/invoices', { clientId }));
      const boxes = page.getByRole('checkbox', { name: /^Select INV/ });
      await boxes.nth(2).waitFor();
      for (const nr of [0, 1, 2]) await boxes.nth(nr).check();
      await steps.button('Record payment').click();
      const check = page.getByRole('dialog', { name: `Record one check of ${broker} for 3 invoices` });
      await steps.fill(
        { 'Check Number': '20419', 'Amount of the Check': '5000', 'Payment Date': usDay(`${month}-20`) },
        check,
      );
      await check.getByLabel(`Keep $50.00 as a deposit of ${broker}`).check();
      await staff.look('month-end-bank-check');
      await steps.button('Record Payment', check).click();
      await steps.told('Check 20419 of $5,000.00 recorded; $50.00 is a deposit');

      // the bank now finds what it was: three payments and the deposit
      await page.goto(bank);
      const match = page.getByRole('button', { name: /^Match DEPOSIT 20419/ });
      await match.waitFor();
      await page.getByText(`4 lines of ${broker} come to the amount`, { exact: false }).first().waitFor();
      await staff.look('month-end-bank-suggested');
      await match.click();
      await steps.told('The line is matched.');
      await page.getByRole('button', { name: 'MONTHLY FEE', exact: true }).click();
      const line = page.getByRole('dialog', { name: 'MONTHLY FEE' });
      await steps.button('Book', line).click();
      const booking = page.getByRole('dialog', { name: /^Book -\$15\.00/ });
      await booking.getByLabel(/^Account/).selectOption('5900');
      await steps.button('Book', booking).click();
      await booking.waitFor({ state: 'detached' });
      await line.getByText('Booked', { exact: true }).waitFor();
      await steps.button('Close panel', line).click();

      // a cent too little is refused; the statement itself is taken
      await steps.button('Reconcile').click();
      const panel = page.getByRole('dialog', { name: `Reconcile ${account.name}` });
      await panel.getByText('Never reconciled').waitFor();
      await steps.button('Reconcile', panel).click();
      const asked = page.getByRole('dialog', { name: `Reconcile ${account.name}` }).last();
      const through = usDay(lastDayOf(month));
      await steps.fill({ Through: through, 'Statement Balance': '4984.99' }, asked);
      await steps.button('Reconcile', asked).click();
      await asked
        .getByText(/differs by \$0\.01/)
        .first()
        .waitFor();
      await steps.fill({ 'Statement Balance': '4985.00' }, asked);
      await steps.button('Reconcile', asked).click();
      await panel.getByText(`Reconciled through ${through}`).waitFor();
      await staff.look('month-end-bank-reconciled');

      await page.goto(address(BOOKS, { view: 'tie-outs', clientId }));
      await page.getByText('Every account agrees with the records that it sums up, its subledger.').waitFor();
      expect(await page.getByText('Differs', { exact: true }).count()).toBe(0);
      expect(await page.getByText('$50.00').count()).toBeGreaterThan(0);
      await staff.look('month-end-bank-tie-outs');

      const title = titleOf(month);
      await page.goto(address(BOOKS, { view: 'periods', clientId, period: month }));
      await steps.button('Close month', page.getByRole('dialog', { name: title })).click();
      const closing = page.getByRole('dialog', { name: `Close ${title}?` });
      const checklist = await closing.getByRole('list', { name: 'Checklist' }).getByRole('listitem').allInnerTexts();
      expect(checklist.filter((item) => /bank/i.test(item))).toHaveLength(2);
      expect(checklist.filter((item) => !/\bMet$/.test(item.trim()) || item.includes('Not met'))).toEqual([]);
      await staff.look('month-end-bank-close');
      await steps.button('Close month', closing).click();
      await page.getByRole('table', { name: 'Printed trial balance' }).waitFor();
      await staff.look('month-end-bank-closed');
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    180_000,
  );
});
