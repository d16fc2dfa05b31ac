import { turnOf } from '../testing/share';
import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/**
 * The main job in a real browser on the shipped product: from a company's registration to a paid invoice, balanced
 * books and the history behind it.
 */
describe('from a registration to a paid invoice', () => {
  const shop = shipped();

  it.each<[string, Screen, string]>(
    turnOf([
      ['at 1280 px', DESKTOP, 'Alder Ridge Transport'],
      ['at 390 px', PHONE, 'Birch Hollow Trucking'],
    ]),
  )(
    '%s',
    async (_, screen, company) => {
      const suffix = screen.name.toUpperCase();
      const visitor = await Person.sitDown(shop.browser, shop.product.address, screen);
      const applying = new Steps(visitor);
      await visitor.page.goto('/');
      await visitor.look('landing');
      await visitor.page.getByRole('link', { name: 'New Client Registration' }).first().click();
      await visitor.page.waitForURL('**/client-registration');
      await applying.button(/submit/i).click();
      await visitor.page.getByText('Company name is required').waitFor();
      await visitor.look('registration-with-errors');
      await applying.fill({
        'Company Name': company,
        'Owner Name': 'Jo Alder',
        Email: `jo-${screen.name}@alder.test`,
        Phone: '(540) 555-0133',
        Address: '12 Depot St',
        City: 'Roanoke',
        'ZIP Code': '24011',
        'DOT Number': '2523064',
        'Fleet Size': '4',
      });
      await applying.field('Business Type').selectOption('small-fleet');
      await applying.field('State').selectOption('VA');
      await visitor.page.getByLabel('IFTA Processing').check();
      await applying.button(/submit/i).click();
      await visitor.page.getByText('Registration Submitted!').first().waitFor();
      await visitor.look('registration-submitted');
      await visitor.leave();

      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(staff);
      await work.signIn('/staff-login', 'admin@axlebook.test');
      await staff.look('dashboard');

      await staff.goTo('/client-registrations');
      const request = staff.page
        .getByRole('article', { name: company })
        .or(staff.page.getByRole('row').filter({ hasText: company }));
      await request.waitFor();
      await staff.look('registrations');
      await work.unfold(request);
      await work.button('Migrate to Client', request).click();
      await work.told('Registration migrated to client successfully');
      await request.getByRole('link', { name: 'Open client' }).waitFor();
      await staff.goTo(`/clients?q=${encodeURIComponent(company)}`);
      await staff.page.getByText(company).first().waitFor();
      await staff.look('clients');

      await staff.goTo('/clients/brokers');
      await staff.look('brokers');
      await work.button('Add Broker').click();
      const newBroker = staff.page.getByRole('dialog');
      await work.fill(
        { Name: `Juniper Freight ${suffix}`, 'Contact Email': 'ap@juniper.test', 'Tax ID': '12-3456789' },
        newBroker,
      );
      await staff.look('broker-dialog');
      await staff.page.keyboard.press('Enter');
      await newBroker.waitFor({ state: 'detached' });

      await staff.goTo('/loads');
      await staff.look('loads');
      await work.button('Add Load').click();
      const newLoad = staff.page.getByRole('dialog');
      await work.fill(
        {
          'Load Number': `J-${suffix}`,
          'Pickup Location': 'Roanoke, VA',
          'Drop-off Location': 'Atlanta, GA',
          'Distance (miles)': '432.5',
        },
        newLoad,
      );
      await work.pick('Broker', `Juniper Freight ${suffix}`, newLoad);
      await work.pick('Client', company, newLoad);
      await staff.look('load-dialog');
      await newLoad
        .getByRole('button', { name: /^(add|save|create)/i })
        .last()
        .click();
      await work.told('Load created successfully');

      await staff.goTo('/accounting/invoices');
      await work.button('New Invoice').click();
      const newInvoice = staff.page.getByRole('dialog');
      await work.pick('Carrier', `Juniper Freight ${suffix}`, newInvoice);
      await work.field('Amount', newInvoice).fill('2000.00');
      await work.pick('Associated Load', `J-${suffix}`, newInvoice);
      await work.pick('Client', company, newInvoice);
      await staff.look('invoice-dialog');
      await newInvoice
        .getByRole('button', { name: /create/i })
        .last()
        .click();
      await work.told('Invoice created successfully');

      await staff.goTo('/accounting/invoices?sort=-createdAt');
      await staff.look('invoices');
      const number = await staff.page
        .getByRole('link', { name: /^INV-\d{6}$/ })
        .first()
        .textContent();
      await staff.page
        .getByRole('link', { name: number ?? '' })
        .first()
        .click();
      await staff.page.waitForURL('**/accounting/invoices/*');
      const drawer = staff.page.getByRole('dialog');
      await drawer.getByText(`Juniper Freight ${suffix}`).first().waitFor();
      await staff.look('invoice');

      await work.button(/^Send/, drawer).click();
      const letter = staff.page.getByRole('dialog', { name: /^Send/ });
      await staff.look('send-dialog');
      await letter.getByRole('button', { name: /^send/i }).last().click();
      await letter.waitFor({ state: 'detached' });

      await work.button('Record payment', drawer).click();
      const money = staff.page.getByRole('dialog', { name: /^Record payment/ });
      await work.field('Amount', money).fill('2000.01');
      await money
        .getByRole('button', { name: /record|save/i })
        .last()
        .click();
      await staff.page
        .getByText(/more than the open balance|\$2,000\.00 is open/)
        .first()
        .waitFor();
      await staff.look('overpayment-refused');
      await work.field('Amount', money).fill('500');
      await money
        .getByRole('button', { name: /record|save/i })
        .last()
        .click();
      await money.waitFor({ state: 'detached' });
      await drawer.getByText('$1,500.00').first().waitFor();

      await work.button('Record payment', drawer).click();
      const rest = staff.page.getByRole('dialog', { name: /^Record payment/ });
      await work.field('Amount', rest).fill('1500.00');
      await work.field('Payment Method', rest).selectOption('factoring');
      await work.field('Factor Fee', rest).fill('45');
      await rest.getByText('$1,455.00').waitFor();
      await staff.look('payment-dialog');
      await rest
        .getByRole('button', { name: /record|save/i })
        .last()
        .click();
      await rest.waitFor({ state: 'detached' });
      await drawer.getByText('Paid', { exact: true }).first().waitFor();
      await staff.look('invoice-paid');
      await drawer.getByRole('tab', { name: 'History' }).click();
      await drawer
        .getByText(/issued invoice/)
        .first()
        .waitFor();
      await staff.look('invoice-history');

      await staff.goTo('/accounting/bookkeeping?view=trial-balance');
      await staff.look('trial-balance');
      const sums = staff.page
        .getByRole('row', { name: /^Total/ })
        .last()
        .or(staff.page.getByRole('group', { name: 'Totals' }));
      const totals = await sums.locator('td, dd').allTextContents();
      expect(totals.filter((text) => text.includes('$'))).toHaveLength(2);
      expect(new Set(totals.filter((text) => text.includes('$'))).size).toBe(1);
      await staff.goTo(`/accounting/bookkeeping?q=${number ?? ''}`);
      await staff.page.getByText('Accounts receivable').first().waitFor();
      await staff.look('general-ledger');

      await staff.goTo(`/audit?q=${number?.toLowerCase() ?? ''}`);
      await staff.page
        .getByText(/issued invoice/)
        .first()
        .waitFor();
      await staff.look('audit');
      await staff.goTo('/audit/jobs');
      await staff.look('jobs');
      await work.openMail(`Invoice ${number ?? ''}`);
      await staff.page
        .getByText(new RegExp(`Invoice ${number ?? ''}`))
        .first()
        .waitFor();
      await staff.look('mail');
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    240_000,
  );
});
