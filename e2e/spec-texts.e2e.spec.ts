import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { paperFile } from './support/papers';
import { Product } from './support/product';
import { SpecTexts } from './support/spec-rows';
import { Steps } from './support/steps';

/** Every text that specification document 000 gives to the letter, in a real browser, in the state it describes. */
describe('the documented texts', () => {
  const texts = new SpecTexts();
  let product: Product;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    product = await Product.start();
    browser = await launchBrowser();
    folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-texts-'));
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const at = async (screen: Screen, work: (page: Page, steps: Steps) => Promise<void>): Promise<void> => {
    const person = await Person.sitDown(browser, product.address, screen);
    try {
      await work(person.page, new Steps(person));
    } finally {
      await person.leave();
    }
  };
  /** The next call to `url` fails as told; every other goes through. */
  const failing = async (page: Page, url: string, answer: { status: number; body: string } | 'no network'): Promise<void> => {
    await page.route(url, (route) => (answer === 'no network' ? route.abort() : route.fulfill({ ...answer, contentType: 'application/problem+json' })), { times: 1 });
  };
  const PLAIN_500 = { status: 500, body: '{"statusCode":500,"message":""}' };
  const refill = async (steps: Steps): Promise<void> => steps.fill({ Email: 'client@axlebook.test', Password: 'axlebook-demo' });

  it('of the landing page, the sign-in pages and their failures [SCR-066..SCR-069 SCR-124 SCR-128 SCR-137 SCR-141 SCR-151 MSG-009..MSG-014 MSG-017..MSG-028]', () =>
    at(DESKTOP, async (page, steps) => {
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
    }), 90_000);

  it('of the client login and its failures [SCR-151 MSG-019 MSG-029..MSG-032]', () =>
    at(DESKTOP, async (page, steps) => {
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
    }), 60_000);

  it('of the registration and its list [SCR-171..SCR-185 SCR-191 SCR-193 MSG-033..MSG-039]', () =>
    at(DESKTOP, async (page, steps) => {
      await page.goto('/client-registration');
      await texts.on(page, 'SCR-171..SCR-182');
      await steps.fill({ 'Company Name': 'Texts & Sons', 'Owner Name': 'Tia Text', Email: 'tia@texts.test', Phone: '(540) 555-0133', Address: '12 Depot St', City: 'Roanoke', 'ZIP Code': '24011' });
      await steps.field('Business Type').selectOption('small-fleet');
      await steps.field('State').selectOption('VA');
      await failing(page, '**/api/client-registration', PLAIN_500);
      await steps.button(/submit/i).click();
      await texts.on(page, 'MSG-033');
      await steps.button(/submit/i).click();
      await texts.on(page, 'SCR-183', 'SCR-185', 'MSG-034', 'MSG-035');
      await steps.signIn('/staff-login', 'admin@axlebook.test');
      await page.goto('/client-registrations');
      await texts.on(page, 'SCR-191', 'MSG-036');
      const request = page.getByRole('article', { name: 'Texts & Sons' });
      await request.getByRole('combobox').selectOption('contacted');
      await texts.on(page, 'MSG-039');
      await steps.told('Registration status updated');
      await steps.button('Migrate to Client', request).click();
      await texts.on(page, 'MSG-038');
      await page.route('**/api/client-registrations?*', (route) => route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, contentType: 'application/json', body: '[]' }));
      await page.goto('/client-registrations');
      await texts.on(page, 'SCR-193', 'MSG-037');
    }), 90_000);

  it('of the shell, the dashboard and the summary cards [SCR-008 SCR-087 SCR-088 SCR-092 SCR-094 SCR-097..SCR-118 SCR-129..SCR-131 SCR-148 SCR-314..SCR-317 MSG-001 MSG-002 MSG-007 MSG-008 MSG-015 MSG-016]', async () => {
    await at(DESKTOP, async (page, steps) => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/user', async (route) => held.then(() => route.continue()), { times: 1 });
      await page.goto('/loads', { waitUntil: 'commit' });
      await texts.on(page, 'SCR-008', 'MSG-001');
      answer();
      await page.waitForLoadState();
      await steps.signIn('/staff-login', 'admin@axlebook.test');
      await texts.on(page, 'SCR-087', 'SCR-088', 'SCR-094', 'SCR-097..SCR-110', 'SCR-115..SCR-118', 'MSG-007');
      await page.goto('/staff-login');
      await texts.on(page, 'SCR-129', 'SCR-131', 'MSG-015');
      await page.route('**/api/auth/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), name: '', displayName: '', firstName: '', lastName: '', email: '' } });
      });
      await page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: {} }));
      await page.goto('/');
      await texts.on(page, 'SCR-092', 'MSG-008', 'SCR-314..SCR-317');
    });
    await at(DESKTOP, async (page, steps) => {
      await steps.signIn('/staff-login', 'employee@axlebook.test');
      await page.goto('/staff-login');
      await texts.on(page, 'SCR-130', 'MSG-016');
      await page.goto('/clients');
      await page.getByRole('link', { name: 'Loads' }).first().waitFor();
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Loads' }).first().click();
      await texts.on(page, 'MSG-002');
    });
    await at(PHONE, async (page, steps) => {
      await page.goto('/staff-login');
      await steps.enter('driver@axlebook.test', '/');
      await steps.button(/menu/i).first().click();
      await texts.on(page, 'SCR-111..SCR-114');
    });
  }, 90_000);

  it('of agent management [SCR-204..SCR-214 MSG-041..MSG-060]', async () => {
    await at(DESKTOP, async (page, steps) => {
      await page.goto('/agents');
      await texts.on(page, 'SCR-214', 'MSG-045');
      await page.waitForURL('**/staff-login');
      await steps.enter('employee@axlebook.test', '/agents');
      await texts.on(page, 'SCR-213', 'MSG-044');
      await page.waitForURL(({ pathname }) => pathname === '/');
    });
    await at(DESKTOP, async (page, steps) => {
      await steps.signIn('/admin-login', 'admin@axlebook.test');
      await page.evaluate(async () => {
        await fetch('/api/users', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'second@axlebook.test', firstName: 'Second', lastName: 'Agent', role: 'agent' }) });
      });
      await page.goto('/agents');
      await texts.on(page, 'SCR-204', 'SCR-208', 'SCR-209');
      const dialog = page.getByRole('dialog');
      const sure = page.getByRole('alertdialog');
      const send = () => page.keyboard.press('Enter');
      await steps.button(/(add|new|create) agent/i).first().click();
      await steps.fill({ Email: 'wrong' }, dialog);
      await dialog.getByRole('button', { name: /create/i }).click();
      await texts.on(page, 'MSG-046', 'MSG-047', 'MSG-048');
      await steps.pick('User', 'Second', dialog);
      await steps.fill({ 'Display Name': 'Second Agent', Email: '', 'Max Clients': '0' }, dialog);
      await failing(page, '**/api/agents', PLAIN_500);
      await dialog.getByRole('button', { name: /create/i }).click();
      await texts.on(page, 'MSG-051');
      await dialog.getByRole('button', { name: /create/i }).click();
      await texts.on(page, 'MSG-056', 'SCR-212', 'MSG-043');
      const card = page.getByRole('article', { name: 'Second Agent' });
      const failsThenWorks = async (url: string, act: () => Promise<unknown>, failed: string, done: string) => {
        await failing(page, url, PLAIN_500);
        await act();
        await texts.on(page, failed);
        await act();
        await texts.on(page, done);
      };
      await card.getByRole('button', { name: /edit/i }).click();
      await steps.fill({ Department: 'Permits' }, dialog);
      await failsThenWorks('**/api/agents/*', send, 'MSG-052', 'MSG-057');
      await dialog.waitFor({ state: 'detached' });
      await card.getByRole('button', { name: /set password/i }).click();
      const passwords = dialog.locator('input');
      await passwords.nth(0).fill('short');
      await passwords.nth(1).fill('other');
      await send();
      await texts.on(page, 'MSG-049', 'MSG-050');
      await passwords.nth(0).fill('quince and plum');
      await passwords.nth(1).fill('quince and plum');
      await failsThenWorks('**/api/agents/*/set-password', send, 'MSG-055', 'MSG-060');
      await dialog.waitFor({ state: 'detached' });
      await failsThenWorks('**/api/agents/*/toggle-status', () => card.getByRole('button', { name: 'Deactivate' }).click(), 'MSG-054', 'MSG-059');
      await texts.on(page, 'SCR-207');
      const remove = async (of: typeof card): Promise<void> => {
        await of.getByRole('button', { name: /delete/i }).click();
        await texts.on(page, 'SCR-210', 'MSG-041');
        await sure.getByRole('button', { name: 'Delete' }).click();
      };
      await failing(page, '**/api/agents/*', PLAIN_500);
      await remove(card);
      await texts.on(page, 'MSG-053');
      if (!(await sure.isVisible())) await remove(card);
      else await sure.getByRole('button', { name: 'Delete' }).click();
      await texts.on(page, 'MSG-058');
      await remove(page.getByRole('article').first());
      await texts.on(page, 'SCR-211', 'MSG-042');
    });
  }, 120_000);

  it('of the client portal [SCR-247..SCR-295 MSG-065..MSG-074]', async () => {
    await at(DESKTOP, async (page, steps) => {
      await page.goto('/client-login');
      await steps.enter('client@axlebook.test', '/client-portal');
      await texts.on(page, 'SCR-247..SCR-259', 'MSG-065', 'MSG-066');
      await page.goto('/client-portal/documents');
      await texts.on(page, 'SCR-263..SCR-269');
      await steps.button('Upload Document').click();
      await texts.on(page, 'MSG-069');
      await steps.field('Document Type').selectOption('bol');
      await page.locator('input[type="file"]').first().setInputFiles(paperFile(folder, 'Gate pass.pdf'));
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
    await at(DESKTOP, async (page, steps) => {
      await page.goto('/staff-login');
      await steps.enter('driver@axlebook.test', '/');
      await page.goto('/client-portal/ifta');
      await texts.on(page, 'SCR-289', 'MSG-067');
    });
  }, 90_000);

  it('of the checkout [SCR-298..SCR-307 MSG-075..MSG-084]', () =>
    at(DESKTOP, async (page, steps) => {
      await page.goto('/client-login');
      await steps.enter('client@axlebook.test', '/client-portal');
      await page.goto('/checkout?client_secret=pi_none_secret_none');
      await texts.on(page, 'SCR-306', 'SCR-307', 'MSG-079', 'MSG-080');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/checkout', async (route) => held.then(() => route.continue()), { times: 1 });
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
      await page.route('**/api/sandbox/confirm', async (route) => confirming.then(() => route.continue()), { times: 1 });
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
    }), 90_000);

  it('of the agent’s own desk [SCR-148 SCR-220 SCR-221 SCR-245 MSG-061..MSG-064]', () =>
    at(DESKTOP, async (page, steps) => {
      // another agent than the demo's, who was removed above
      const admin = await browser.newContext({ baseURL: product.address });
      const origin = { origin: product.address };
      await admin.request.post('/api/admin/login', { headers: origin, data: { email: 'admin@axlebook.test', password: 'axlebook-demo' } });
      const user = (await (await admin.request.post('/api/users', { headers: origin, data: { email: 'desk@axlebook.test', firstName: 'Desk', lastName: 'Agent', role: 'agent' } })).json()) as { id: string };
      const agent = (await (await admin.request.post('/api/agents', { headers: origin, data: { userId: user.id, displayName: 'Desk Agent' } })).json()) as { id: string };
      await admin.request.post(`/api/agents/${agent.id}/set-password`, { headers: origin, data: { password: 'quince and plum' } });
      await admin.close();
      await page.goto('/agent-login');
      await steps.enter('desk@axlebook.test', '/agent-dashboard', 'quince and plum');
      await texts.on(page, 'SCR-220', 'SCR-221');
      await page.goto('/agent-login');
      await texts.on(page, 'SCR-148');
      await page.goto('/agent-profile');
      await texts.on(page, 'SCR-245', 'MSG-061');
      const large = path.join(folder, 'large.jpg');
      writeFileSync(large, Buffer.alloc(5 * 1024 * 1024 + 1));
      await page.locator('input[type="file"]').first().setInputFiles(large);
      await texts.on(page, 'MSG-062');
      await failing(page, '**/api/agent/avatar', PLAIN_500);
      const small = path.join(folder, 'small.png');
      writeFileSync(small, Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'));
      await page.locator('input[type="file"]').first().setInputFiles(small);
      await texts.on(page, 'MSG-064');
      await steps.fill({ 'First Name': 'Deska' });
      await failing(page, '**/api/agent/profile', PLAIN_500);
      await steps.button('Save Changes').click();
      await texts.on(page, 'MSG-063');
    }), 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
