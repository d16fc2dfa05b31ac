import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { paperFile } from './support/files/papers';
import { someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const PAPER = 'Scale ticket.pdf';
const AMOUNT = '$150.00';

/**
 * The portal in a real browser on the product as it starts for the first time, with a database of its own: upload,
 * review, pay.
 */
describe('a client in the portal', () => {
  const shop = shipped({ first: true, env: () => ({ LOG_LEVEL: 'trace' }) });
  const folder = someFolder();

  const atCheckout = async (steps: Steps): Promise<void> => {
    await steps.page.goto('/client-portal/payments');
    await steps.button('Make Payment').first().click();
    await steps.page.getByRole('dialog').getByLabel('Service Fee').check();
    await steps.button('Continue to checkout').click();
    await steps.page.waitForURL('**/checkout?client_secret=*');
    await steps.button('Pay Now').waitFor();
  };
  const payWith = async (steps: Steps, number: string): Promise<void> => {
    await steps.fill({ 'Card number': number, 'Expiry date': '1230', CVC: '123' });
    await steps.button('Pay Now').click();
  };

  it('signs in, uploads a paper and pays, with the keyboard alone', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const steps = new Steps(person);
    const { keyboard } = person.page;
    await person.page.goto('/client-login');
    await steps.tabTo('Email');
    await keyboard.type('client@axlebook.test');
    await keyboard.press('Tab');
    await keyboard.type('axlebook-demo');
    await keyboard.press('Enter');
    await person.page.waitForURL('**/client-portal');
    await person.page.getByText('Quarters completed').waitFor();
    await steps.tabTo('Documents');
    await keyboard.press('Enter');
    await person.page.waitForURL('**/client-portal/documents');
    await steps.tabTo('Document Type');
    await keyboard.type('Bill of');
    await steps.tabTo(/^File/);
    const [chooser] = await Promise.all([person.page.waitForEvent('filechooser'), keyboard.press('Space')]);
    await chooser.setFiles(paperFile(folder(), PAPER));
    await steps.tabTo('Upload Document');
    await keyboard.press('Enter');
    await person.page.getByText('Your document has been uploaded successfully and is being processed.').waitFor();
    await person.page
      .getByRole('listitem')
      .filter({ hasText: PAPER })
      .filter({ hasText: /received/i })
      .waitFor();

    await person.page.goto('/client-portal/payments');
    await person.settled();
    await steps.tabTo('Make Payment');
    await keyboard.press('Enter');
    await person.page.getByRole('dialog').getByText('What is it for?').waitFor();
    await steps.tabTo(/IFTA Processing Fee/);
    await keyboard.press('Enter');
    await person.page.waitForURL('**/checkout?client_secret=*');
    await steps.button('Pay Now').waitFor();
    await steps.tabTo('Card number');
    await keyboard.type('4242424242424242');
    await steps.tabTo('Expiry date');
    await keyboard.type('1230');
    await steps.tabTo('CVC');
    await keyboard.type('123');
    await keyboard.press('Enter');
    await person.page.getByText('Your payment has been processed successfully.').waitFor();
    await person.page.waitForURL('**/payments?payment=success');
    await person.look('keyboard-paid');
    expect(person.errors).toEqual([]);
    await person.leave();
  }, 90_000);

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px', PHONE],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )(
    'finds its way %s, and every screen is free of violations',
    async (_, screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const steps = new Steps(person);
      await person.page.goto('/checkout?client_secret=pi_sandbox_x_secret_y');
      await person.page.waitForURL('**/client-login?next=*');
      await person.look('client-login');
      await steps.comeIn('client@axlebook.test', '/client-portal');
      await person.look('portal-overview');
      for (const [tab, content] of [
        ['Documents', 'Upload a document'],
        ['IFTA Status', 'Tax owed'],
        ['Payments', 'Make Payment'],
      ] as const) {
        await person.page
          .getByRole('navigation', { name: 'Client Portal' })
          .getByRole('link', { name: tab, exact: true })
          .click();
        await person.page.waitForURL(
          `**/client-portal/${{ Documents: 'documents', 'IFTA Status': 'ifta', Payments: 'payments' }[tab]}`,
        );
        await person.page.getByText(content).first().waitFor();
        await person.look(`portal-${tab.toLowerCase().replace(' ', '-')}`);
      }
      await atCheckout(steps);
      await person.look('checkout');
      await payWith(steps, '4000000000000002');
      await person.page.getByText('Payment Failed').first().waitFor();
      await person.look('checkout-declined');
      await payWith(steps, '4000002760003184');
      await person.page.getByRole('dialog', { name: 'Confirm this payment with your bank' }).waitFor();
      await person.look('checkout-bank');
      await steps.button('Approve').click();
      await person.page.getByText('Your payment has been processed successfully.').waitFor();
      await person.page.waitForURL('**/payments?payment=success');
      await person.look('payments');
      await person.page.goto('/checkout?client_secret=pi_sandbox_none_secret_none');
      await person.page.getByText('Payment Error').waitFor();
      await person.look('checkout-error');
      await steps.page.getByRole('link', { name: 'Back to Portal' }).or(steps.button('Back to Portal')).click();
      await person.page.waitForURL('**/client-portal');
      for (const path of ['/', '/profile', '/ifta', '/support']) {
        await person.page.goto(path);
        await person.look(`client${path.replace('/', '-')}`);
      }
      expect(person.errors.filter((error) => !/status of 402/.test(error))).toEqual([]);
      await person.leave();
    },
    180_000,
  );

  it('sees what the staff make of its paper, without a reload; a payment is refunded', async () => {
    const [client, staff] = [
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
    ];
    const [own, work] = [new Steps(client), new Steps(staff)];
    await own.comeIn('client@axlebook.test', '/client-portal/documents?limit=100');
    const row = client.page.getByRole('listitem').filter({ hasText: PAPER });
    await row.filter({ hasText: /received/i }).waitFor();
    await row.getByRole('checkbox', { name: new RegExp(`^Select ${PAPER}`) }).press('Space');
    await client.look('portal-selected');
    const [file] = await Promise.all([
      client.page.waitForEvent('download'),
      own.button('Export selected').press('Enter'),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.map((line) => line.replace('\uFEFF', '').split(',')[0])).toEqual(['Name', PAPER]);
    await own.button('Clear selection').click();

    await work.comeIn('admin@axlebook.test', `/documents/uploads?q=${encodeURIComponent('Scale ticket')}`);
    await staff.page.getByText(PAPER).first().click();
    await staff.page.waitForURL('**/documents/uploads/*');
    await staff.look('document-review');
    await work.button('Start review').first().click();
    await row.filter({ hasText: /pending/i }).waitFor();
    await work.button('Mark processed').first().click();
    await row.filter({ hasText: /processed/i }).waitFor();

    await client.page.goto('/client-portal/payments');
    await client.settled();
    const completed = await client.page.getByText('Completed').count();
    await staff.page.goto('/payments');
    await staff.settled();
    await work
      .button(/refund/i)
      .first()
      .click();
    await work.fill({ Reason: 'Paid twice' }, staff.page.getByRole('dialog'));
    await work.button('Refund', staff.page.getByRole('dialog')).click();
    await staff.page.getByText(`${AMOUNT} refunded`).waitFor();
    await client.page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('main *')].filter(
          (element) => element.childElementCount === 0 && element.textContent === 'Completed',
        ).length < before,
      completed,
    );
    await work.openMail('eceipt');
    await staff.page
      .getByText(/receipt/i)
      .first()
      .waitFor();
    await client.leave();
    await staff.leave();
  }, 90_000);

  it('leaves no card number anywhere: not in files, not in the database, not in the log', () => {
    const marked = /4242 ?4242 ?4242 ?4242|4000 ?0027 ?6000 ?3184/;
    const files = (place: string): string[] =>
      readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? files(path.join(place, entry.name)) : [path.join(place, entry.name)],
      );
    const all = files(shop.product.dataDir).filter((file) => statSync(file).isFile());
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((file) => marked.test(readFileSync(file, 'latin1')))).toEqual([]);
    expect(shop.product.said).toContain('"msg"');
    expect(shop.product.said).not.toMatch(marked);
  }, 60_000);
});
