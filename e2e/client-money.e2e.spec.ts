import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const CLIENT_MONEY = '/accounting/bookkeeping?view=client-money';

describe('money of clients', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px', PHONE],
    ]),
  )(
    'is paid by a client for a government, held for it, paid out to the agency, and never twice, %s',
    async (_, screen) => {
      const title = `Form 2290 ${screen.name}`;
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const client = await Person.sitDown(shop.browser, shop.product.address, screen);
      const [work, own] = [new Steps(staff), new Steps(client)];
      await own.comeIn('client@axlebook.test', '/client-portal/payments');
      const company = await client.page.evaluate(async () => {
        const overview = (await (await fetch('/api/client-overview')).json()) as { companyName: string };
        return overview.companyName;
      });

      await work.comeIn('admin@axlebook.test', '/documents?new=1');
      const paper = staff.page.getByRole('dialog', { name: 'Create Document' });
      await work.fill({ Title: title, Amount: '100.00' }, paper);
      await work.pick('Client', company, paper);
      await work.button('Create Document', paper).click();
      await paper.waitFor({ state: 'detached' });

      await client.page.goto('/client-portal/payments');
      await client.settled();
      await own.button('Make Payment').first().click();
      const asked = client.page.getByRole('dialog', { name: 'Make a payment' });
      await asked.getByLabel(title).check();
      await client.look('pay-a-government');
      await own.button('Continue to checkout', asked).click();
      await client.page.waitForURL('**/checkout?client_secret=*');
      const summary = client.page.getByRole('region', { name: 'What you pay' });
      await summary.getByText('Government fee, held for you until it is paid').waitFor();
      expect(await summary.innerText()).toContain('$250.00');
      await own.button('Pay Now').waitFor();
      await client.look('checkout-of-parts');
      await own.fill({ 'Card number': '4242424242424242', 'Expiry date': '1230', CVC: '123' });
      await own.button('Pay Now').click();
      await client.page.waitForURL('**/payments?payment=success');
      await client.page.goto('/client-portal/payments');
      const account = client.page.getByRole('region', { name: 'Held for you' });
      await account.waitFor();
      expect(await account.innerText()).toMatch(/Held for government fees\s+\$100\.00/);
      await client.look('own-client-money');

      await staff.page.goto(CLIENT_MONEY);
      await staff.settled();
      await staff.look('client-money');
      await staff.page.getByRole('button', { name: company }).click();
      const panel = staff.page.getByRole('dialog', { name: company });
      await panel.getByText('Received with a payment').first().waitFor();
      await staff.look('client-money-account');
      await work.button('Record Movement', panel).click();
      const moving = staff.page.getByRole('dialog', { name: `Client money of ${company}` });
      await work.choose('What happened', 'Paid to an agency', moving);
      await work.fill({ Amount: '100.00', Payee: 'IRS' }, moving);
      await staff.look('client-money-movement');
      await work.button('Record', moving).click();
      await moving.waitFor({ state: 'detached' });
      await panel.getByText('Paid to IRS').first().waitFor();

      await work.button('Record Movement', panel).click();
      await work.choose('What happened', 'Paid to an agency', moving);
      await work.fill({ Amount: '100.00', Payee: 'IRS' }, moving);
      await work.button('Record', moving).click();
      await moving.getByText(/\$0\.00 is held for .*: \$100\.00 cannot be paid out/).waitFor();

      await client.page.goto('/client-portal/payments');
      await account.getByText('Paid to IRS').first().waitFor();
      expect(await account.innerText()).toMatch(
        /Held for government fees\s+\$0\.00\s+Paid to agencies for you\s+\$[\d,]+\.00/,
      );
      await client.look('own-client-money-paid-out');

      await staff.page.goto('/accounting/bookkeeping?view=tie-outs');
      await staff.page.getByText('Every account agrees with the records that it sums up').waitFor();
      expect([...staff.errors, ...client.errors]).toEqual([]);
      await client.leave();
      await staff.leave();
    },
    180_000,
  );
});
