import { DESKTOP, Person, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** A statement of the firm's own bank: one line, of today. */
const statement = (today: string, text: string): string =>
  [
    'Posting Date,Description,Amount',
    `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)},${text},-15.00`,
  ].join('\n');

describe('the bank', () => {
  const shop = shipped();

  it.each<[string, Screen]>([
    ['at 1280 px', DESKTOP],
    ['at 390 px in the dark', PHONE_DARK],
  ])(
    'is imported with its columns named once; a fee is booked with a click; what is reconciled is told, %s',
    async (name, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const isFirst = screen === DESKTOP;
      await new Steps(staff).comeIn('admin@axlebook.test', '/accounting/bookkeeping?view=bank');
      await staff.settled();
      const today = await page.evaluate(async () => {
        const response = await fetch('/api/firm');
        return ((await response.json()) as { today: string }).today;
      });
      if (isFirst) {
        await page.goto('/accounting/bank-accounts?new=1');
        const form = page.getByRole('dialog');
        await new Steps(staff).fill({ Name: 'Checking', Bank: 'First Bank' }, form);
        await form.getByLabel(/^Ledger account/i).fill('1050');
        await form.getByRole('button', { name: /^Add/ }).click();
        await form.waitFor({ state: 'detached' });
        await staff.look('bank-accounts');
        await page.goto('/accounting/bookkeeping?view=bank');
        await staff.settled();
      }
      await page.getByRole('button', { name: 'Import' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import Bank File' });
      await dialog.getByLabel(/^Bank account/).selectOption({ label: 'Checking' });
      const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(statement(today, `FEE ${name}`)) };
      await dialog.getByLabel('Bank file').setInputFiles(file);
      await dialog.getByRole('group', { name: 'Columns' }).waitFor();
      await staff.look('bank-mapping');
      await dialog.getByRole('button', { name: 'Import' }).click();
      const imported = page.getByRole('dialog', { name: 'Imported' });
      await imported.getByText('1 imported, 0 already imported.').waitFor();
      await imported.getByRole('button', { name: 'Done' }).click();
      await imported.waitFor({ state: 'detached' });
      await staff.look('bank-lines');

      await page.getByRole('button', { name: `FEE ${name}`, exact: true }).click();
      const panel = page.getByRole('dialog', { name: `FEE ${name}` });
      await panel.getByRole('region', { name: 'Suggestions' }).waitFor();
      await staff.look('bank-line');
      await panel.getByRole('button', { name: 'Book', exact: true }).click();
      const booking = page.getByRole('dialog', { name: /^Book -\$15\.00/ });
      await booking.getByLabel(/^Account/).selectOption('5900');
      await booking.getByRole('button', { name: 'Book', exact: true }).click();
      await booking.waitFor({ state: 'detached' });
      await panel.getByText('Booked', { exact: true }).waitFor();
      await panel.getByRole('button', { name: 'Close panel' }).click();

      await page.getByRole('combobox', { name: 'Bank account' }).selectOption({ label: 'Checking' });
      await page.getByRole('button', { name: 'Reconcile', exact: true }).click();
      const reconciling = page.getByRole('dialog', { name: 'Reconcile Checking' });
      await reconciling.getByText('Settled balance').waitFor();
      await staff.look('bank-reconcile');
      await reconciling.getByRole('button', { name: 'Reconcile', exact: true }).click();
      const asked = page.getByRole('dialog', { name: 'Reconcile Checking' }).last();
      await asked.getByLabel(/^Statement Balance/).fill('1.23');
      await asked.getByRole('button', { name: 'Reconcile', exact: true }).click();
      await asked
        .getByText(/differs by \$/)
        .first()
        .waitFor();
      await staff.look('bank-differs');
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    150_000,
  );
});
