import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK, Person } from './support/look';
import { paperFile } from './support/files/papers';
import { at, failing, PLAIN_500, someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';
import { Steps } from './support/steps';

/** A client's papers from the state and what is paid for them, at work and in the portal. */
describe('documents and payments', () => {
  const texts = new SpecTexts('papers');
  const shop = shipped();
  const folder = someFolder();

  it('have the documented words', () => {
    proves.each('SCR-681..SCR-687', 'SCR-690', 'SCR-710', 'MSG-173..MSG-178');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/documents?new=1');
      const dialog = page.getByRole('dialog', { name: 'Create Document' });
      await steps.choose('Document Type', 'Other', dialog);
      await texts.on(page, 'SCR-681..SCR-687');
      await steps.fill({ Title: 'Letter of the state' }, dialog);
      await failing(page, '**/api/compliance-documents', PLAIN_500);
      await steps.button('Create Document', dialog).click();
      await texts.on(page, 'MSG-173');
      await steps.button('Create Document', dialog).click();
      await texts.on(page, 'MSG-174');
      await page.getByRole('grid').getByRole('link', { name: 'Letter of the state' }).click();
      const panel = page.getByRole('dialog', { name: 'Letter of the state' });
      const chosen = page.waitForEvent('filechooser');
      await steps.button('Upload Document', panel).click();
      await (await chosen).setFiles(paperFile(folder(), 'letter.pdf'));
      const download = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Download', exact: true }).click();
      expect((await download).suggestedFilename()).toBe('letter.pdf');
      await texts.on(page, 'SCR-690', 'MSG-175');
      await page.goto('/payments?new=1');
      const paying = page.getByRole('dialog', { name: 'New Payment' });
      await steps.choose('Payment Method', 'Check', paying);
      await steps.fill({ Amount: '75', Description: 'Filing of the letter' }, paying);
      await steps.pick('Client', 'Ridgeline Carriers LLC', paying);
      await failing(page, '**/api/compliance-payments', PLAIN_500);
      await steps.button('Submit Payment', paying).click();
      await texts.on(page, 'MSG-176');
      await steps.button('Submit Payment', paying).click();
      await texts.on(page, 'MSG-177');
      await page.goto('/payments?payment=success');
      await texts.on(page, 'SCR-710', 'MSG-178');
      await page.waitForURL(({ pathname, search }) => pathname === '/payments' && search === '');
    });
  }, 120_000);

  it.each(turnOf([DESKTOP, DESKTOP_DARK, PHONE, PHONE_DARK]))(
    'a paper of a client is made, scanned, rejected, approved, paid by ACH, and stands in the books ($name)',
    async (screen) => {
      const title = `IRP renewal ${screen.name}`;
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      const steps = new Steps(person);
      await steps.comeIn('admin@axlebook.test', '/documents');
      await page.getByText('Total', { exact: true }).first().waitFor();
      await person.look('documents');
      await page.goto('/documents?new=1');
      const dialog = page.getByRole('dialog', { name: 'Create Document' });
      await steps.choose('Document Type', 'IRP Invoice', dialog);
      await steps.fill({ Title: title, Amount: '1840.50' }, dialog);
      await dialog.getByRole('textbox', { name: 'Due Date' }).fill('12/31/2031');
      await steps.pick('Client', 'Ridgeline Carriers LLC', dialog);
      await person.look('document-create');
      await steps.button('Create Document', dialog).click();
      await page.getByRole('link', { name: title }).first().click();
      const panel = page.getByRole('dialog', { name: title });
      const chosen = page.waitForEvent('filechooser');
      await steps.button('Upload Document', panel).click();
      await (await chosen).setFiles(paperFile(folder(), `${screen.name}.pdf`));
      await panel.getByRole('list', { name: 'Documents' }).getByText(`${screen.name}.pdf`).waitFor();
      await steps.button('Reject', panel).click();
      const rejecting = page.getByRole('dialog', { name: `Reject ${title}?` });
      await steps.fill({ Reason: 'The second page is missing' }, rejecting);
      await steps.button('Reject', rejecting).click();
      await panel.getByText('The second page is missing').waitFor();
      await person.look('document-rejected');
      await steps.button('Review again', panel).click();
      await steps.button('Approve', panel).click();
      await panel.getByText('Approved', { exact: true }).first().waitFor();

      await page.goto('/payments?new=1');
      const paying = page.getByRole('dialog', { name: 'New Payment' });
      await steps.choose('Payment Method', 'ACH', paying);
      await steps.fill(
        {
          Amount: '1840.50',
          Description: title,
          'Account Holder Name': 'Ridgeline Carriers LLC',
          'Bank Name': 'First Bank',
          'Routing Number': '021000021',
          'Account Number': '123456789',
        },
        paying,
      );
      await steps.pick('Document', title, paying);
      await person.look('payment-new');
      await steps.button('Submit Payment', paying).click();
      await page.getByText('Payment Submitted').waitFor();
      await page.goto(`/payments?q=${encodeURIComponent(title)}`);
      await page.getByText('*****6789').first().waitFor();
      expect(await page.getByText('123456789').count()).toBe(0);
      await person.look('payments');
      await steps.unfold(page.getByRole('main'));
      await page.getByRole('button', { name: 'Update $1,840.50 of Ridgeline Carriers LLC' }).click();
      const moving = page.getByRole('dialog', { name: 'Update payment of $1,840.50' });
      await steps.fill({ Transaction: 'ACH-77' }, moving);
      await person.look('payment-update');
      await steps.button('Update', moving).click();
      await page.getByText('The payment of $1,840.50 is now completed').waitFor();
      await page.getByRole('link', { name: title }).first().click();
      const paid = page.getByRole('dialog', { name: title }).getByRole('region', { name: 'Payments for it' });
      await paid.getByText('$1,840.50').waitFor();
      await person.look('document-paid');
      await page.goto(`/accounting/bookkeeping?q=${encodeURIComponent(title)}`);
      await page.getByText(`${title}, Ridgeline Carriers LLC`).first().waitFor();
      await person.leave();
    },
    180_000,
  );

  it.each(turnOf([DESKTOP, PHONE_DARK]))(
    'a client sees its own in the portal and sends a file ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      await new Steps(person).comeIn('client@axlebook.test', '/client-portal/documents');
      const own = page.getByRole('list', { name: 'Compliance documents' });
      await own.getByText('IRP renewal').first().waitFor();
      await person.look('portal-documents');
      await page
        .getByRole('button', { name: /^Files of IRP renewal/ })
        .first()
        .click();
      const panel = page.getByRole('dialog', { name: /^IRP renewal/ });
      const name = `sent-${screen.name}.pdf`;
      const chosen = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: 'Upload Document' }).click();
      await (await chosen).setFiles(paperFile(folder(), name));
      await panel.getByRole('list', { name: 'Documents' }).getByText(name).waitFor();
      expect(await panel.getByRole('button', { name: /^(Approve|Reject|Edit|Delete)/ }).count()).toBe(0);
      await person.look('portal-document-files');
      await person.leave();
    },
    120_000,
  );

  it.each(turnOf([DESKTOP, { ...PHONE, name: '360 px', width: 360 }]))(
    'a client makes one of its own with its file, and the office has it ($name)',
    async (screen) => {
      const title = `Kentucky permit ${screen.name}`;
      const client = await Person.sitDown(shop.browser, shop.product.address, screen);
      const steps = new Steps(client);
      await steps.comeIn('client@axlebook.test', '/client-portal/documents');
      await steps.button('Create Document').click();
      const dialog = client.page.getByRole('dialog', { name: 'Create Document' });
      await steps.choose('Document Type', 'Permit Invoice', dialog);
      await steps.fill({ Title: title, Amount: '85.10' }, dialog);
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(paperFile(folder(), `own-${screen.width}.pdf`));
      await client.look('portal-document-create');
      await steps.button('Create Document', dialog).click();
      await steps.told('Document Created');
      const row = client.page.getByRole('list', { name: 'Compliance documents' }).getByRole('listitem');
      await row.filter({ hasText: title }).getByText('Pending').waitFor();
      await client.leave();

      await at(shop, DESKTOP, async (page, staff) => {
        await staff.comeIn('employee@axlebook.test', `/documents?q=${encodeURIComponent(title)}`);
        await page.getByRole('link', { name: title }).first().click();
        const panel = page.getByRole('dialog', { name: title });
        for (const shown of ['Ridgeline Carriers LLC', '$85.10', `own-${screen.width}.pdf`])
          await panel.getByText(shown).first().waitFor();
      });
    },
    120_000,
  );
});
