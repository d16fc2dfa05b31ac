import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, Person, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

describe('an invoice with a factor', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )('is sold, cannot be paid by its carrier, and has its reserve released once, %s', async (_, screen) => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
    const work = new Steps(staff);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    const call = callsOf(page);
    const name = `Heron Capital ${screen.width}`;
    const [broker] = await call('POST', '/api/brokers', [{ name: 'Heron Freight', contactEmail: 'ap@heron.test' }]);
    await page.goto('/clients/factors?new=1');
    const added = page.getByRole('dialog', { name: 'Add New Factor' });
    await work.fill({ Name: name, 'Advance Rate (%)': '90', 'Fee Rate (%)': '3', 'Remit To': 'PO Box 9' }, added);
    await staff.look('factor-form');
    await added.getByRole('button', { name: /^Add/ }).click();
    await added.waitFor({ state: 'detached' });
    await staff.look('factors');

    const [invoice] = await call('POST', '/api/invoices', [{ brokerId: broker?.['id'], amount: 2_000 }]);
    await page.goto(`/accounting/invoices/${String(invoice?.['id'])}`);
    const drawer = page.getByRole('dialog').first();
    await work.button('Factor this invoice', drawer).click();
    const sale = page.getByRole('dialog', { name: /^Factor INV/ });
    await work.choose('Factor', name, sale);
    await staff.look('factor-invoice');
    await work.button('Factor invoice', sale).click();
    await sale.waitFor({ state: 'detached' });
    await drawer.getByRole('rowheader', { name: `Sold to ${name}` }).waitFor();
    expect(await work.button('Record payment', drawer).count()).toBe(0);
    expect(await work.button('Void', drawer).count()).toBe(0);
    await staff.look('factored-invoice');

    await work.button('Record the release', drawer).click();
    const release = page.getByRole('dialog', { name: /^The reserve of/ });
    await work.fill({ 'Not Paid by the Carrier': '150' }, release);
    await work.button('Record', release).click();
    await release.getByText(/are \$210\.00: more than the reserve of \$200\.00/).waitFor();
    await work.fill({ 'Not Paid by the Carrier': '40' }, release);
    await staff.look('release-reserve');
    await work.button('Record', release).click();
    await release.waitFor({ state: 'detached' });
    await drawer.getByText('Reserve released', { exact: true }).waitFor();
    expect(await work.button('Record the release', drawer).count()).toBe(0);
    await staff.leave();
  });
});
