import { turnOf } from '../testing/share';
import type { Page } from 'playwright-core';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const PASSWORD = 'a brand new phrase';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

/** Every way in, who sees what, and what keeps others out, in a real browser on the shipped product. */
describe('the front door', () => {
  const shop = shipped();

  const sitDown = async (screen: Screen): Promise<{ person: Person; steps: Steps; page: Page }> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    return { person, steps: new Steps(person), page: person.page };
  };
  /** The link of the latest letter to somebody. */
  const linkTo = async (to: string, subject: RegExp): Promise<string> => {
    for (let n = 0; n < 100; n += 1) {
      const mails = (await (await fetch(`${shop.product.address}/api/dev/mail`)).json()) as Mail[];
      const found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
      if (found) {
        const { text } = (await (
          await fetch(`${shop.product.address}/api/dev/mail/${encodeURIComponent(found.id)}`)
        ).json()) as { text: string };
        return /\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? '';
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No letter came to ${to}`);
  };

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px', PHONE],
    ]),
  )(
    'opens to an administrator, who sees to accounts and agents %s',
    async (_, screen) => {
      const { person, steps, page } = await sitDown(screen);
      await page.goto('/admin-login');
      await person.look('admin-login');
      await steps.enter('admin@axlebook.test', '/');
      await page.goto('/agents');
      await steps.button(/edit/i).first().click();
      await page.getByRole('dialog').waitFor();
      await person.look('agent-dialog');
      await page.keyboard.press('Escape');
      await page.goto('/users');
      await steps
        .button(/invite/i)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await person.look('invite-dialog');
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    120_000,
  );

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )(
    'opens to an agent, at a desk of its own %s',
    async (_, screen) => {
      const { person, steps, page } = await sitDown(screen);
      await page.goto('/agent-dashboard');
      await page.waitForURL('**/staff-login');
      await page.goto('/agent-login');
      await person.look('agent-login');
      await steps.enter('agent@axlebook.test', '/agent-dashboard');
      await person.look('agent-dashboard');
      const tabs = page
        .getByRole('navigation')
        .filter({ hasText: 'Overview' })
        .getByRole('link')
        .or(page.getByRole('tab'));
      const names = (await tabs.allInnerTexts()).filter(Boolean);
      expect(names.length).toBeGreaterThan(2);
      for (const name of names.slice(1)) {
        await tabs.filter({ hasText: name }).first().click();
        await person.look(`agent-${name.toLowerCase()}`);
      }
      await page.goto('/agent-profile');
      await person.look('agent-profile');
      await page.goto('/agent-login');
      await person.look('agent-login-summary');
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    120_000,
  );

  it('is opened to somebody new by an invitation, and again by a forgotten password', async () => {
    const admin = await sitDown(DESKTOP);
    await admin.steps.signIn('/admin-login', 'admin@axlebook.test');
    await admin.page.goto('/users');
    await admin.steps
      .button(/invite/i)
      .first()
      .click();
    const dialog = admin.page.getByRole('dialog');
    await admin.steps.fill({ Email: 'nora@bluemile.test', 'First Name': 'Nora', 'Last Name': 'Vale' }, dialog);
    await dialog.getByLabel(/^Role/).selectOption('employee');
    await admin.page.keyboard.press('Enter');
    await admin.page.getByText('nora@bluemile.test').first().waitFor();

    const nora = await sitDown(PHONE);
    await nora.page.goto(await linkTo('nora@bluemile.test', /account/));
    await nora.person.look('reset-password');
    await nora.page.getByLabel(/^New password/i).fill(PASSWORD);
    await nora.page.getByLabel(/again|confirm|repeat/i).fill(PASSWORD);
    await nora.page.keyboard.press('Enter');
    await nora.page
      .getByRole('link', { name: /staff login|sign in/i })
      .first()
      .waitFor();
    await nora.person.look('password-changed');
    await nora.page.goto('/staff-login');
    await nora.steps.enter('nora@bluemile.test', '/', PASSWORD);
    await nora.page.getByText('Pending Invoices').waitFor();

    const again = await sitDown(DESKTOP);
    await again.page.goto('/staff-login');
    await again.steps.button('Forgot Password?').click();
    await again.steps.fill({ Email: 'nora@bluemile.test' }, again.page.getByRole('dialog'));
    await again.page.keyboard.press('Enter');
    await again.page
      .getByText(/a link to set a new password is on its way/)
      .first()
      .waitFor();
    await again.page.goto(await linkTo('nora@bluemile.test', /new password/i));
    await again.page.getByLabel(/^New password/i).fill(`${PASSWORD} 2`);
    await again.page.getByLabel(/again|confirm|repeat/i).fill(`${PASSWORD} 2`);
    await again.page.keyboard.press('Enter');
    await again.page
      .getByRole('link', { name: /staff login|sign in/i })
      .first()
      .waitFor();
    // the session on the phone ended with the password, and the phone says so by itself
    await nora.page.getByText('You are logged out. Logging in again...').waitFor();
    await nora.page.waitForURL('**/staff-login');
    for (const { person } of [admin, nora, again]) await person.leave();
  }, 120_000);

  it('stays shut to a browser whose storage was edited', async () => {
    const { person, steps, page } = await sitDown(DESKTOP);
    await page.goto('/client-login');
    await steps.enter('client@axlebook.test', '/client-portal');
    await page.evaluate(() => {
      const admin = {
        id: 'admin_1',
        role: 'admin',
        email: 'admin@axlebook.test',
        permissions: ['users.manage', 'audit.read'],
      };
      localStorage.setItem(
        'staffSession',
        JSON.stringify({ user: admin, role: 'admin', isAdmin: true, isAgent: false, token: 'forged' }),
      );
      localStorage.setItem('adminSession', JSON.stringify(admin));
    });
    await page.goto('/users');
    await person.settled();
    expect(await page.getByText('nora@bluemile.test').count()).toBe(0);
    expect(await page.getByRole('button', { name: /invite/i }).count()).toBe(0);
    const statuses = await page.evaluate(async () =>
      Promise.all(['/api/users', '/api/clients', '/api/audit/facts'].map(async (path) => (await fetch(path)).status)),
    );
    expect(statuses).toEqual([403, 403, 403]);
    await person.leave();
  }, 60_000);

  it('with a corrupt stored session leads to the staff login, and clears it', async () => {
    proves('RUL-070', 'RUL-071');
    const { person, page } = await sitDown(DESKTOP);
    await page.goto('/');
    await page.getByRole('link', { name: 'Client Login' }).first().waitFor();
    await page.evaluate(() => localStorage.setItem('staffSession', '{broken'));
    await page.goto('/');
    await page.waitForURL('**/staff-login');
    expect(await page.evaluate(() => localStorage.getItem('staffSession'))).toBeNull();
    await person.leave();
  }, 60_000);

  it('sends a session that ended back to the same page after login', async () => {
    proves('MSG-002', 'RUL-162');
    const { person, steps, page } = await sitDown(DESKTOP);
    await steps.comeIn('employee@axlebook.test', '/clients');
    await person.settled();
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Loads' }).first().click();
    await page.getByText('You are logged out. Logging in again...').waitFor();
    await page.waitForURL('**/staff-login');
    await steps.enter('employee@axlebook.test', '/loads');
    await person.leave();
  }, 60_000);

  it('closes everywhere at once when asked to', async () => {
    const [here, there] = [await sitDown(DESKTOP), await sitDown(PHONE)];
    for (const { steps } of [here, there]) await steps.comeIn('employee@axlebook.test', '/profile');
    await here.steps.button(/sign out everywhere/i).click();
    await here.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.page.getByText('Only this device is signed in now.').waitFor();
    const { status } = await there.page.evaluate(async () => ({ status: (await fetch('/api/auth/user')).status }));
    expect(status).toBe(401);
    for (const { person } of [here, there]) await person.leave();
  }, 60_000);
});
