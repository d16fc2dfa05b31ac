import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DESKTOP } from './support/look';
import { at, failing, PLAIN_500, someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

/** The same for the screens of agents and their management. */
describe('the documented texts about agents', () => {
  const texts = new SpecTexts('agents');
  const shop = shipped();
  const folder = someFolder();

  it('of agent management', async () => {
    proves.each('SCR-204..SCR-214', 'MSG-041..MSG-060');
    await at(shop, DESKTOP, async (page, steps) => {
      await page.goto('/agents');
      await texts.on(page, 'SCR-214', 'MSG-045');
      await page.waitForURL('**/staff-login');
      await steps.enter('employee@axlebook.test', '/agents');
      await texts.on(page, 'SCR-213', 'MSG-044');
      await page.waitForURL(({ pathname }) => pathname === '/');
    });
    await at(shop, DESKTOP, async (page, steps) => {
      await steps.signIn('/admin-login', 'admin@axlebook.test');
      await page.evaluate(async () => {
        await fetch('/api/users', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: 'second@axlebook.test',
            firstName: 'Second',
            lastName: 'Agent',
            role: 'agent',
          }),
        });
      });
      await page.goto('/agents');
      await steps.unfold(page.getByRole('article').first());
      await texts.on(page, 'SCR-208', 'SCR-209');
      const dialog = page.getByRole('dialog');
      const sure = page.getByRole('alertdialog');
      const send = () => page.keyboard.press('Enter');
      await steps
        .button(/(add|new|create) agent/i)
        .first()
        .click();
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
      await steps.unfold(card);
      await card.getByRole('button', { name: /edit/i }).click();
      await steps.fill({ Department: 'Permits' }, dialog);
      await failsThenWorks('**/api/agents/*', send, 'MSG-052', 'MSG-057');
      await dialog.waitFor({ state: 'detached' });
      await card.getByRole('button', { name: /set password/i }).click();
      await texts.on(page, 'SCR-204');
      const passwords = dialog.locator('input');
      await passwords.nth(0).fill('short');
      await passwords.nth(1).fill('other');
      await send();
      await texts.on(page, 'MSG-049', 'MSG-050');
      await passwords.nth(0).fill('quince and plum');
      await passwords.nth(1).fill('quince and plum');
      await failsThenWorks('**/api/agents/*/set-password', send, 'MSG-055', 'MSG-060');
      await dialog.waitFor({ state: 'detached' });
      await failsThenWorks(
        '**/api/agents/*/toggle-status',
        () => card.getByRole('button', { name: 'Deactivate' }).click(),
        'MSG-054',
        'MSG-059',
      );
      await texts.on(page, 'SCR-207');
      const remove = async (of: typeof card): Promise<void> => {
        await steps.unfold(of);
        await of.getByRole('button', { name: /delete/i }).click();
        await texts.on(page, 'SCR-210', 'MSG-041');
        await sure.getByRole('button', { name: 'Delete' }).click();
      };
      await failing(page, '**/api/agents/*', PLAIN_500);
      await remove(card);
      await texts.on(page, 'MSG-053');
      await sure.getByRole('button', { name: 'Delete' }).click();
      await texts.on(page, 'MSG-058');
      await card.waitFor({ state: 'detached' });
      await remove(page.getByRole('article').first());
      await texts.on(page, 'SCR-211', 'MSG-042');
    });
  }, 120_000);

  it('of the agent’s own desk', () => {
    proves.each('SCR-148', 'SCR-220', 'SCR-221', 'SCR-245', 'MSG-061..MSG-064');
    return at(shop, DESKTOP, async (page, steps) => {
      // another agent than the demo's, who was removed above
      const admin = await shop.browser.newContext({ baseURL: shop.product.address });
      const origin = { origin: shop.product.address };
      await admin.request.post('/api/admin/login', {
        headers: origin,
        data: { email: 'admin@axlebook.test', password: 'axlebook-demo' },
      });
      const user = (await (
        await admin.request.post('/api/users', {
          headers: origin,
          data: { email: 'desk@axlebook.test', firstName: 'Desk', lastName: 'Agent', role: 'agent' },
        })
      ).json()) as { id: string };
      const agent = (await (
        await admin.request.post('/api/agents', {
          headers: origin,
          data: { userId: user.id, displayName: 'Desk Agent' },
        })
      ).json()) as { id: string };
      await admin.request.post(`/api/agents/${agent.id}/set-password`, {
        headers: origin,
        data: { password: 'quince and plum' },
      });
      await admin.close();
      await page.goto('/agent-login');
      await texts.on(page, 'SCR-141', 'MSG-018');
      await steps.enter('desk@axlebook.test', '/agent-dashboard', 'quince and plum');
      await texts.on(page, 'SCR-220', 'SCR-221');
      await page.goto('/agent-login');
      await texts.on(page, 'SCR-148');
      await page.goto('/agent-profile');
      await texts.on(page, 'SCR-245', 'MSG-061');
      const large = path.join(folder(), 'large.jpg');
      writeFileSync(large, Buffer.alloc(5 * 1024 * 1024 + 1));
      await page.locator('input[type="file"]').first().setInputFiles(large);
      await texts.on(page, 'MSG-062');
      await failing(page, '**/api/agent/avatar', PLAIN_500);
      const small = path.join(folder(), 'small.png');
      writeFileSync(
        small,
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      );
      await page.locator('input[type="file"]').first().setInputFiles(small);
      await texts.on(page, 'MSG-064');
      await steps.fill({ 'First Name': 'Deska' });
      await failing(page, '**/api/agent/profile', PLAIN_500);
      await steps.button('Save Changes').click();
      await texts.on(page, 'MSG-063');
    });
  }, 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
