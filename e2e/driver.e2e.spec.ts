import { DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK, Person } from './support/look';
import { paperFile } from './support/papers';
import { someFolder } from './support/scene';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

/** A driver on the phone: what is planned, what its file needs; and the desk that keeps the file. */
describe('the drivers', () => {
  const shop = shipped();
  const folder = someFolder();

  it.each([PHONE, PHONE_DARK])(
    'see their own loads and send the new medical card from the phone ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      await page.goto('/staff-login');
      await new Steps(person).enter('driver@axlebook.test', '/');
      await page.goto('/client-portal/loads');
      await page
        .getByRole('list', { name: /^(Under way|Done)$/ })
        .first()
        .waitFor();
      await person.look('driver-loads');
      await page.goto('/client-portal/file');
      await page.getByRole('region', { name: 'Compliance' }).getByText('Medical certificate expiry').waitFor();
      const name = `card-${screen.name}.pdf`;
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload Medical certificate' }).click();
      await (await chosen).setFiles(paperFile(folder(), name));
      await page.getByText('Document uploaded successfully').waitFor();
      await page.getByRole('list', { name: 'Documents' }).getByText(name).waitFor();
      expect(await page.getByRole('button', { name: /^(Edit|Delete) card/ }).count()).toBe(0);
      await person.look('driver-file');
      await person.leave();
    },
    120_000,
  );

  it.each([DESKTOP, DESKTOP_DARK, PHONE])(
    'are cards whose file stands under three tabs, and a paper gets its end ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      await new Steps(person).signIn('/staff-login', 'employee@axlebook.test');
      await page.goto('/drivers');
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
