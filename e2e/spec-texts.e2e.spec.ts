import { DESKTOP, PHONE } from './support/look';
import { paperFile } from './support/files/papers';
import { at, failing, PLAIN_500, someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';
import type { Steps } from './support/steps';

/** Every text that specification document 000 gives to the letter, in a real browser, in the state it describes. */
describe('the documented texts', () => {
  const texts = new SpecTexts('others');
  const shop = shipped();
  const folder = someFolder();
  const refill = async (steps: Steps): Promise<void> =>
    steps.fill({ Email: 'client@axlebook.test', Password: 'axlebook-demo' });

  it('of the landing page, the sign-in pages and their failures', () => {
    proves.each(
      'SCR-066..SCR-069',
      'SCR-124',
      'SCR-128',
      'SCR-137',
      'SCR-141',
      'SCR-151',
      'MSG-009..MSG-014',
      'MSG-017..MSG-028',
    );
    return at(shop, DESKTOP, async (page, steps) => {
      await page.goto('/');
      await texts.on(page, 'SCR-066..SCR-069', 'MSG-009..MSG-012');
      await page.goto('/staff-login');
      await texts.on(page, 'SCR-124', 'SCR-128', 'MSG-013', 'MSG-014');
      await steps.button('Sign In').click();
      await texts.on(page, 'MSG-020', 'MSG-022');
      await steps.fill({ Email: 'nobody@x.test', Password: 'wrong' });
      await steps.button('Sign In').click();
      await texts.on(page, 'MSG-023', 'MSG-024');
      await page.goto('/staff-login');
      await failing(page, '**/api/staff/login', { status: 200, body: '{"hello":1}' });
      await steps.fill({ Email: 'nobody@x.test', Password: 'wrong' });
      await steps.button('Sign In').click();
      await texts.on(page, 'MSG-026');
      await page.goto('/agent-login');
      await texts.on(page, 'SCR-141', 'MSG-018');
      await steps.button('Forgot Password?').click();
      await steps.fill({ Email: 'no address' }, page.getByRole('dialog'));
      await page.keyboard.press('Enter');
      await texts.on(page, 'MSG-021');
      await failing(page, '**/api/agents/request-reset', 'no network');
      await steps.fill({ Email: 'agent@axlebook.test' }, page.getByRole('dialog'));
      await page.keyboard.press('Enter');
      await texts.on(page, 'MSG-027', 'MSG-028');
      await page.goto('/admin-login');
      await texts.on(page, 'SCR-137', 'MSG-017');
      await steps.fill({ Email: 'admin@axlebook.test', Password: 'wrong' });
      await steps.button('Sign In as Administrator').click();
      await texts.on(page, 'MSG-025');
    });
  }, 90_000);

  it('of the client login and its failures', () => {
    proves.each('SCR-151', 'MSG-019', 'MSG-029..MSG-032');
    return at(shop, DESKTOP, async (page, steps) => {
      await page.goto('/client-login');
      await texts.on(page, 'SCR-151', 'MSG-019');
      await steps.fill({ Email: 'client@axlebook.test', Password: 'wrong' });
      await steps.button('Sign In to Client Portal').click();
      await texts.on(page, 'MSG-030');
      await failing(page, '**/api/client/login', 'no network');
      await refill(steps);
      await steps.button('Sign In to Client Portal').click();
      await texts.on(page, 'MSG-031');
      await refill(steps);
      await steps.button('Sign In to Client Portal').click();
      await page.waitForURL('**/client-portal');
      await texts.on(page, 'MSG-032');
    });
  }, 60_000);

  it('of the registration and its list', () => {
    proves.each('SCR-171..SCR-185', 'SCR-191', 'SCR-193', 'MSG-033..MSG-039');
    return at(shop, DESKTOP, async (page, steps) => {
      await page.goto('/client-registration');
      await texts.on(page, 'SCR-171..SCR-182');
      await steps.fill({
        'Company Name': 'Texts & Sons',
        'Owner Name': 'Tia Text',
        Email: 'tia@texts.test',
        Phone: '(540) 555-0133',
        Address: '12 Depot St',
        City: 'Roanoke',
        'ZIP Code': '24011',
      });
      await steps.field('Business Type').selectOption('small-fleet');
      await steps.field('State').selectOption('VA');
      await failing(page, '**/api/client-registration', PLAIN_500);
      await steps.button(/submit/i).click();
      await texts.on(page, 'MSG-033');
      await steps.button(/submit/i).click();
      await texts.on(page, 'SCR-183', 'SCR-185', 'MSG-034', 'MSG-035');
      await steps.comeIn('admin@axlebook.test', '/client-registrations');
      const request = page.getByRole('article', { name: 'Texts & Sons' });
      await steps.unfold(request);
      await texts.on(page, 'SCR-191', 'MSG-036');
      await request.getByRole('combobox').selectOption('contacted');
      await texts.on(page, 'MSG-039');
      await steps.told('Registration status updated');
      await steps.button('Migrate to Client', request).click();
      await texts.on(page, 'MSG-038');
      await page.route('**/api/client-registrations?*', (route) =>
        route.fulfill({
          status: 200,
          headers: { 'x-total-count': '0' },
          contentType: 'application/json',
          body: '[]',
        }),
      );
      await page.goto('/client-registrations');
      await texts.on(page, 'SCR-193', 'MSG-037');
    });
  }, 90_000);

  it('of the shell, the dashboard and the summary cards', async () => {
    proves.each(
      'SCR-008',
      'SCR-087',
      'SCR-088',
      'SCR-092',
      'SCR-094',
      'SCR-097..SCR-118',
      'SCR-129..SCR-131',
      'SCR-148',
      'SCR-314..SCR-317',
      'MSG-001..MSG-003',
      'MSG-007',
      'MSG-008',
      'MSG-015',
      'MSG-016',
    );
    proves('SCR-309');
    await at(shop, DESKTOP, async (page, steps) => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/user', async (route) => held.then(() => route.continue()));
      await page.goto('/loads', { waitUntil: 'commit' });
      await texts.on(page, 'SCR-008', 'MSG-001');
      answer();
      await page.getByText('Loading...').waitFor({ state: 'hidden' });
      await page.waitForLoadState();
      await steps.signIn('/staff-login', 'admin@axlebook.test');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Firm' }).click();
      await texts.on(page, 'SCR-087', 'SCR-088', 'SCR-094', 'SCR-097..SCR-110', 'SCR-115..SCR-118', 'MSG-007');
      await page.goto('/staff-login');
      await texts.on(page, 'SCR-129', 'SCR-131', 'MSG-015');
      await page.route('**/api/auth/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: {
            ...((await response.json()) as object),
            name: '',
            displayName: '',
            firstName: '',
            lastName: '',
            email: '',
          },
        });
      });
      await page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: {} }));
      await page.goto('/');
      await texts.on(page, 'SCR-092', 'MSG-008', 'SCR-314..SCR-317');
    });
    await at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/staff-login');
      await texts.on(page, 'SCR-130', 'MSG-016');
      await page.goto('/clients');
      await page.getByRole('link', { name: 'Loads' }).first().waitFor();
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Loads' }).first().click();
      await texts.on(page, 'MSG-002', 'MSG-003', 'SCR-309');
    });
    await at(shop, PHONE, async (page, steps) => {
      await steps.comeIn('driver@axlebook.test', '/');
      await steps.button(/menu/i).first().click();
      await texts.on(page, 'SCR-111..SCR-114');
    });
  }, 90_000);

  it('of the client portal', async () => {
    proves.each('SCR-247..SCR-295', 'MSG-065..MSG-074');
    await at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('client@axlebook.test', '/client-portal');
      await texts.on(page, 'SCR-247..SCR-259', 'MSG-065', 'MSG-066');
      await page.goto('/client-portal/documents');
      await texts.on(page, 'SCR-263..SCR-269');
      await steps.button('Upload Document').click();
      await texts.on(page, 'MSG-069');
      await steps.field('Document Type').selectOption('bol');
      await page.locator('input[type="file"]').first().setInputFiles(paperFile(folder(), 'Gate pass.pdf'));
      await failing(page, '**/api/documents/upload', PLAIN_500);
      await steps.button('Upload Document').click();
      await texts.on(page, 'MSG-070');
      await steps.button('Upload Document').click();
      await texts.on(page, 'MSG-071');
      await page.goto('/client-portal/payments');
      await texts.on(page, 'SCR-291..SCR-295', 'MSG-068');
      await steps.button('Make Payment').first().click();
      await texts.on(page, 'MSG-073', 'MSG-074');
      await failing(page, '**/api/create-payment-intent', PLAIN_500);
      await steps.button('Continue to checkout').click();
      await texts.on(page, 'MSG-072');
    });
    await at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('driver@axlebook.test', '/client-portal/ifta');
      await texts.on(page, 'SCR-289', 'MSG-067');
    });
  }, 90_000);

  it('of the checkout', () => {
    proves.each('SCR-298..SCR-307', 'MSG-075..MSG-084');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('client@axlebook.test', '/checkout?client_secret=pi_none_secret_none');
      await texts.on(page, 'SCR-306', 'SCR-307', 'MSG-079', 'MSG-080');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/checkout', async (route) => held.then(() => route.continue()));
      await page.goto('/client-portal/payments');
      await steps.button('Make Payment').first().click();
      await page.getByRole('dialog').getByLabel('Service Fee').check();
      await steps.button('Continue to checkout').click();
      await texts.on(page, 'SCR-298', 'MSG-075');
      answer();
      await texts.on(page, 'SCR-301', 'SCR-303', 'MSG-076', 'MSG-078');
      const pay = async (number: string): Promise<void> => {
        await steps.fill({ 'Card number': number, 'Expiry date': '1230', CVC: '123' });
        await steps.button('Pay Now').click();
      };
      await pay('4000000000000002');
      await texts.on(page, 'MSG-082');
      await failing(page, '**/api/compliance-payments', PLAIN_500);
      let confirm: () => void = () => undefined;
      const confirming = new Promise<void>((resolve) => (confirm = resolve));
      await page.route('**/api/sandbox/confirm', async (route) => confirming.then(() => route.continue()), {
        times: 1,
      });
      await pay('4242424242424242');
      await texts.on(page, 'SCR-302', 'MSG-077');
      confirm();
      await texts.on(page, 'MSG-083');
      await page.goto('/client-portal/payments');
      await steps.button('Make Payment').first().click();
      await steps.button('Continue to checkout').click();
      await steps.button('Pay Now').waitFor();
      await pay('4242424242424242');
      await texts.on(page, 'MSG-084');
    });
  }, 90_000);

  it('were all looked for', () => {
    // the form of an error, in no words of its own
    expect(texts.unseen().filter((id) => id !== 'MSG-006')).toEqual([]);
  });
});
