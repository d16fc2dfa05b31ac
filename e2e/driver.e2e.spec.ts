import type { Locator } from 'playwright-core';
import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK, Person } from './support/look';
import { paperFile, receiptFile } from './support/files/papers';
import { someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** A driver on the phone: what is planned, what was spent, what its file needs; and the desk that keeps the file. */
describe('the drivers', () => {
  const shop = shipped();
  const folder = someFolder();

  it.each(turnOf([PHONE, PHONE_DARK, DESKTOP]))(
    'see their loads, send a paper, an expense with its receipt and the new medical card ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      const steps = new Steps(person);
      const choose = async (button: Locator, file: string) => {
        const chosen = page.waitForEvent('filechooser');
        await button.click();
        await (await chosen).setFiles(file);
      };
      await steps.comeIn('driver@axlebook.test', '/client-portal/loads');
      await page
        .getByRole('list', { name: /^(Under way|Done)$/ })
        .first()
        .waitFor();
      await person.look('driver-loads');
      const first = page
        .getByRole('list', { name: /^(Under way|Done)$/ })
        .first()
        .getByRole('listitem')
        .first();
      // a few loads have no tools, unless the address asks for some of them
      await page.goto('/client-portal/loads?limit=100');
      await page.locator('summary').filter({ hasText: 'Fields' }).press('Enter');
      await page.getByRole('checkbox', { name: 'Drop-off date' }).press('Space');
      await first.getByText('Pickup date', { exact: true }).waitFor();
      expect(await first.innerText()).not.toMatch(/Drop-off date/);
      await person.look('driver-loads-fields');
      await page.getByRole('button', { name: 'Reset to default' }).press('Enter');
      await first.getByText(/^Drop-off \d/).waitFor();

      await page.goto('/client-portal/documents');
      const paper = `bill-of-lading-${screen.name}.pdf`;
      await steps.field('File').setInputFiles(paperFile(folder(), paper));
      await steps.choose('Document Type', 'Other');
      await steps.button('Upload Document').click();
      await page.getByRole('link', { name: `Download ${paper}` }).waitFor();

      await page.goto('/client-portal/expenses');
      await steps.button('Add Expense').click();
      const form = page.getByRole('dialog', { name: 'Add Expense' });
      const vendor = `Pilot ${screen.name}`;
      const receipt = [vendor, 'AMARILLO, TX 79104', 'DIESEL', 'GALLONS 104.217', 'TOTAL $412.60'];
      await choose(
        form.getByRole('button', { name: screen === DESKTOP ? 'Upload receipt' : 'Take a photo' }),
        receiptFile(folder(), 'fuel.pdf', receipt),
      );
      await form.getByText('The receipt was read. Please check what it proposes.').waitFor();
      for (const [label, value] of [
        ['Category', 'fuel'],
        ['Amount', '412.60'],
        ['Vendor', vendor],
        ['Gallons', '104.217'],
        ['Jurisdiction', 'TX'],
      ] as const)
        expect([label, await steps.field(label, form).inputValue()]).toEqual([label, value]);
      await steps.choose('Paid with', 'My own money', form);
      await person.look('driver-expense-add');
      await form.getByRole('button', { name: 'Add Expense' }).click();
      await steps.told('Expense added successfully');
      const card = page.getByRole('listitem').filter({ hasText: vendor });
      await card.getByText('Receipt is there').waitFor();
      await person.look('driver-expenses');
      await card.getByRole('link', { name: vendor }).click();
      const panel = page.getByRole('dialog', { name: vendor });
      await panel.getByRole('list', { name: 'Documents' }).getByText('fuel.pdf').waitFor();
      expect(await panel.getByRole('button', { name: /^(Edit|Delete)/ }).count()).toBe(0);
      await person.look('driver-expense');
      await person.fitsEverywhere('driver-expense');
      await page.getByRole('button', { name: 'Close panel' }).click();
      await person.fitsEverywhere('driver-expenses');
      await person.changeTo(screen);

      await page.goto('/client-portal/trips');
      await steps.button('Add Trip').first().click();
      const trip = page.getByRole('dialog', { name: 'Add Trip' });
      await trip.getByRole('button', { name: 'Add line' }).click();
      await steps.choose('State or Province', 'Nevada', trip);
      await trip.getByLabel('Miles', { exact: true }).fill('410.2');
      await trip.getByLabel('Origin').fill(`Reno, NV (${screen.name})`);
      await trip.getByLabel('Destination').fill('Wendover, NV');
      await trip.getByLabel('Unit Number').fill('no such unit');
      await trip.getByRole('button', { name: 'Add Trip' }).click();
      await trip.getByText('No vehicle has this unit number').waitFor();
      await person.look('driver-trip-add');
      await trip.getByLabel('Unit Number').fill('101');
      await trip.getByRole('button', { name: 'Add Trip' }).click();
      await trip.waitFor({ state: 'detached' });
      await page.getByText(`Reno, NV (${screen.name}) to Wendover, NV`).first().waitFor();
      await person.look('driver-trips');

      await page.goto('/client-portal/file');
      await page.getByRole('region', { name: 'Compliance' }).getByText('Medical certificate expiry').waitFor();
      const name = `card-${screen.name}.pdf`;
      await choose(page.getByRole('button', { name: 'Upload Medical certificate' }), paperFile(folder(), name));
      const asking = page.getByRole('dialog', { name: 'Upload Medical certificate' });
      await asking.getByRole('textbox', { name: /^Expiration Date/ }).fill('09/30/2028');
      await asking.getByRole('button', { name: 'Upload' }).click();
      await page.getByText('Document uploaded successfully').waitFor();
      await page.getByRole('list', { name: 'Documents' }).getByText(name).waitFor();
      expect(await page.getByRole('button', { name: /^(Edit|Delete) card/ }).count()).toBe(0);
      await person.look('driver-file');
      await person.leave();
    },
    120_000,
  );

  it.each(turnOf([DESKTOP, DESKTOP_DARK, PHONE]))(
    'are cards whose file stands under three tabs, and a paper gets its end ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      await new Steps(person).comeIn('employee@axlebook.test', '/drivers');
      await page.getByRole('link', { name: 'Wade Turner' }).waitFor();
      await person.look('drivers');
      await page.getByRole('link', { name: 'Wade Turner' }).click();
      const panel = page.getByRole('dialog', { name: 'Wade Turner' });
      await panel.getByText('CDL expiry').waitFor();
      await person.look('driver-info');
      await panel.getByRole('tab', { name: 'Compliance' }).click();
      await panel.getByText('Clearinghouse query').waitFor();
      await person.look('driver-compliance');
      await panel.getByRole('tab', { name: 'Documents' }).click();
      const name = `license-${screen.name}.pdf`;
      const chosen = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: 'Upload License' }).click();
      await (await chosen).setFiles(paperFile(folder(), name));
      const asking = page.getByRole('dialog', { name: 'Upload License' });
      await asking.getByRole('textbox', { name: /^Expiration Date/ }).fill('09/30/2031');
      await person.look('driver-upload');
      await asking.getByRole('button', { name: 'Upload' }).click();
      await panel.getByText('Expires 09/30/2031').first().waitFor();
      await panel.getByRole('button', { name: `Edit ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
      await dialog.getByRole('textbox', { name: 'Expiration Date' }).fill('10/31/2031');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await panel.getByText('Expires 10/31/2031').first().waitFor();
      await person.look('driver-documents');
      await page.goto('/drivers?new=1');
      await page.getByRole('dialog', { name: 'Add Driver' }).waitFor();
      await person.look('driver-add');
      await person.leave();
    },
    120_000,
  );
});
