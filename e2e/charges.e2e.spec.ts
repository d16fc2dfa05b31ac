import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const CHARGES = '/accounting/bookkeeping?view=charges';
const TO_BANK = '/accounting/bookkeeping?view=to-bank';

describe('charges of clients', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px', PHONE],
    ]),
  )(
    'are raised by the office, paid in part by the client, and the rest stays open, %s',
    async (_, screen) => {
      const service = `IRP renewal at ${screen.name}.`;
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const client = await Person.sitDown(shop.browser, shop.product.address, screen);
      const [work, own] = [new Steps(staff), new Steps(client)];
      await own.comeIn('client@axlebook.test', '/client-portal/payments');
      const company = await client.page.evaluate(async () => {
        const overview = (await (await fetch('/api/client-overview')).json()) as { companyName: string };
        return overview.companyName;
      });

      await work.comeIn('admin@axlebook.test', CHARGES);
      await staff.settled();
      await staff.look('charges');
      await work.button('New Charge').click();
      const raising = staff.page.getByRole('dialog', { name: 'Charge a client' });
      await work.pick('Client', company, raising);
      await work.fill({ Amount: '200.00', Description: service }, raising);
      await staff.look('charge-a-client');
      await work.button('Charge', raising).click();
      await raising.waitFor({ state: 'detached' });

      await client.page.goto('/client-portal/payments');
      await client.settled();
      const owed = client.page.getByRole('region', { name: 'You owe' });
      await owed.waitFor();
      expect(await owed.innerText()).toContain('$200.00');
      await client.look('own-charges');
      await owed.getByRole('link', { name: 'Pay it now, or a part of it' }).click();
      const asked = client.page.getByRole('dialog', { name: 'Make a payment' });
      await asked.getByRole('radio', { name: service }).check();
      await own.fill({ Amount: '80.00' }, asked);
      await client.look('pay-a-part');
      await own.button('Continue to checkout', asked).click();
      await client.page.waitForURL('**/checkout?client_secret=*');
      await own.button('Pay Now').waitFor();
      await own.fill({ 'Card number': '4242424242424242', 'Expiry date': '1230', CVC: '123' });
      await own.button('Pay Now').click();
      await client.page.waitForURL('**/payments?payment=success');
      await client.page.goto('/client-portal/payments');
      await owed.getByText('$120.00, $80.00 of $200.00 is paid').first().waitFor();
      await client.look('own-charges-paid-in-part');

      await staff.page.goto(`${CHARGES}&${new URLSearchParams({ q: service })}`);
      await staff.page.getByText('Partly paid').first().waitFor();
      await staff.look('charge-paid-in-part');

      await staff.page.goto(TO_BANK);
      await staff.settled();
      await staff.look('deposits-to-the-bank');
      await work.button('Record Deposit').click();
      const arriving = staff.page.getByRole('dialog', { name: 'Record a deposit to the bank' });
      await arriving.getByText('Adds up').waitFor();
      const amount = arriving.getByLabel(/^Amount/);
      const sum = await amount.inputValue();
      await amount.fill('1.00');
      await arriving.getByText(/^\$1\.00 is \$.* less than the payments come to$/).waitFor();
      await staff.look('record-a-deposit');
      await amount.fill(sum);
      await work.button('Record', arriving).click();
      await arriving.waitFor({ state: 'detached' });

      await staff.page.goto('/accounting/bookkeeping?view=tie-outs');
      await staff.page.getByText('Every account agrees with the records that it sums up').waitFor();
      expect([...staff.errors, ...client.errors]).toEqual([]);
      await client.leave();
      await staff.leave();
    },
    180_000,
  );
});
