import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** The year that is over; its forms are due in January. */
const YEAR = new Date().getUTCFullYear() - 1;
const HOME = { address: '2 Oak Ave', city: 'Reno', state: 'NV', zipCode: '89501' };
const HEADER =
  'Form Type,Recipient First Name,Recipient Last Name (Surname),Recipient Taxpayer ID Number,Box 1 - Nonemployee Compensation';

/** A January. */
describe('the forms 1099 of a year', () => {
  const shop = shipped();

  it.each<[string, Screen, number]>(
    turnOf([
      ['at 1280 px', DESKTOP, 1],
      ['at 390 px in the dark', PHONE_DARK, 2],
      ['at 1280 px in the dark', DESKTOP_DARK, 3],
      ['at 390 px', PHONE, 4],
    ]),
  )(
    'have their W-9s asked for, are generated, completed, filed, exported and corrected, %s',
    async (_, screen, nr) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const work = new Steps(staff);
      await work.comeIn('admin@axlebook.test', '/accounting/1099');
      const call = callsOf(page);
      const payer = `January ${nr} Haulage`;
      const books = { taxId: '12-3456789', address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201' };
      const [client] = await call('POST', '/api/clients', [
        { companyName: payer, contactName: 'Jan', email: `january${nr}@haulage.test`, ...books },
      ]);
      const clientId = String(client?.['id']);
      const who = { type: 'mechanic', taxIdType: 'ssn', clientId, ...HOME };
      const people = await call('POST', '/api/contractors', [
        { ...who, name: `Ana January ${nr}`, taxId: `3190${nr}0001`, w9ReceivedOn: `${YEAR}-01-02` },
        { ...who, name: `Cy January ${nr}`, taxId: `3190${nr}0002`, email: `cy${nr}@january.test` },
      ]);
      const idOf = (name: string): string => String(people.find((one) => String(one['name']).startsWith(name))?.['id']);
      const paid = { category: 'repair', paidFrom: 'bank', paidBy: 'check', clientId, expenseDate: `${YEAR}-06-01` };
      const pay = (contractorId: string, amount: string) =>
        call('POST', '/api/expenses', [{ ...paid, contractorId, amount }]);
      await pay(idOf('Ana'), '5000.00');
      await pay(idOf('Cy'), '2500.00');

      await page.goto(`/accounting/contractors/${idOf('Cy')}`);
      await work.button('Ask for W-9').click();
      await work.told(`The letter is on its way to cy${nr}@january.test`);
      await staff.look('contractor-without-w9');

      await page.goto(`/accounting/1099?year=${YEAR}&clientId=${clientId}`);
      await work.button('Generate 1099 Forms').first().click();
      const making = page.getByRole('dialog', { name: 'Generate 1099 Forms' });
      await work.choose('Tax Year', String(YEAR), making);
      await work.pick('Payer', payer, making);
      await making.getByText('Missing: W-9').waitFor();
      await staff.look('forms-preview');
      await work.button('Generate 2 forms', making).click();
      await making.waitFor({ state: 'detached' });
      await page.getByText('$5,000.00').first().waitFor();
      await staff.look('forms-made');

      await call('PATCH', `/api/contractors/${idOf('Cy')}`, [{ w9ReceivedOn: `${YEAR + 1}-01-10` }]);
      await page.getByRole('button', { name: `Generate the form of Cy January ${nr}` }).click();
      await work.told('The form now matches its payments');

      await page.goto(`/accounting/1099?year=${YEAR}&manage=1099-nec`);
      const managing = page.getByRole('dialog', { name: '1099-NEC Forms Management' });
      await work.pick('Payer', payer, managing);
      await work.button('Paste the header row of the template', managing).click();
      await work.fill({ 'Header Row': HEADER }, managing);
      await work.button('Save Columns', managing).click();
      await managing.getByText('The template of the year, as it was pasted: 5.').waitFor();
      await staff.look('forms-managed');
      const file = await page.evaluate(
        async (of) => (await fetch(`/api/tax-forms/export?${new URLSearchParams(of)}`)).text(),
        { form: '1099-nec', year: String(YEAR), clientId },
      );
      expect(file.trim().split(/\r?\n/)).toHaveLength(3);
      expect(file).toContain(`1099-NEC,Ana,${nr},319`);

      await page.goto(`/accounting/1099?year=${YEAR}&clientId=${clientId}`);
      await page.getByRole('link', { name: `Ana January ${nr}`, exact: true }).click();
      const form = page.getByRole('dialog', { name: /^(Corrected )?1099-NEC Form/ });
      const irs = staff.page.context().waitForEvent('page');
      await form.getByRole('link', { name: 'File with IRS' }).click();
      await (await irs).close();
      const filing = page.getByRole('dialog', { name: 'File with IRS' });
      await work.fill({ Reference: 'IRIS-2' }, filing);
      await staff.look('form-filing');
      await work.button('Record as Filed', filing).click();
      await filing.waitFor({ state: 'detached' });
      await form.getByText('IRIS-2').waitFor();

      await pay(idOf('Ana'), '100.00');
      await page.reload();
      await form.getByText(/Since it was filed: .*5,?000\.00, is .*5,?100\.00/).waitFor();
      await staff.look('form-changed');
      await work.button('Correct', form).click();
      const correcting = page.getByRole('dialog', { name: 'Correct a filed form' });
      await work.button('Begin Correction', correcting).click();
      await correcting.waitFor({ state: 'detached' });
      await form.getByRole('link', { name: 'A later form' }).click();
      await page.getByRole('dialog').getByText('The form before').waitFor();
      await page.getByRole('dialog').getByText('$5,100.00').first().waitFor();
      await staff.look('form-corrected');
      await staff.fitsEverywhere('form-corrected');
      await staff.changeTo(screen);
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    180_000,
  );
});
