import { DESKTOP } from './support/look';
import { at } from './support/scene';
import { shipped } from './support/product/shipped';

/** What the screens say of people, of the network, of payers and of doors holds. */
describe('what a screen says is so', () => {
  const shop = shipped();

  it('the practice desk names who does something, and nobody where nobody is assigned', () =>
    at(shop, DESKTOP, async (page, steps) => {
      await steps.signIn('/staff-login', 'employee@axlebook.test');
      const rows = await page.evaluate(async () => {
        const answer = await fetch('/api/practice?limit=20');
        return (await answer.json()) as { assignedName: string | null }[];
      });
      expect(rows.map(({ assignedName }) => assignedName)).toContain(null);
      await page.goto('/practice');
      const lines = page.getByRole('grid').getByRole('row');
      await lines.nth(rows.length).waitFor();
      const cells = await lines.evaluateAll((shown) =>
        shown.map((line) => [...line.children].map(({ textContent }) => textContent)),
      );
      const place = (cells[0] ?? []).findIndex((name) => name.startsWith('Assigned to'));
      const shown = cells.slice(1).map((line) => line[place]);
      expect(shown.slice(0, rows.length)).toEqual(rows.map(({ assignedName }) => assignedName ?? 'Nobody yet'));
    }));

  it('a page that was asked for without a network opens when the network is back', () =>
    at(shop, DESKTOP, async (page, steps) => {
      await steps.signIn('/staff-login', 'employee@axlebook.test');
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Insurance' }).first().click();
      await page.getByText('This page opens as soon as the network is back.').waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Insurance' }).waitFor();
    }));

  it('one check over invoices of two carriers asks who sent it, and two checks are two', () =>
    at(shop, DESKTOP, async (page, steps) => {
      await steps.signIn('/staff-login', 'employee@axlebook.test');
      const open = await page.evaluate(async () => {
        const answer = await fetch('/api/invoices?status=pending,overdue&limit=100');
        return (await answer.json()) as { id: number; invoiceNumber: string; brokerName: string }[];
      });
      const [one] = open;
      const other = open.find(({ brokerName }) => brokerName !== one?.brokerName);
      if (!one || !other) throw new Error('The demo has open invoices of one carrier only');
      await page.goto(`/accounting/invoices?status=pending,overdue&limit=100`);
      for (const { invoiceNumber } of [one, other])
        await page.getByRole('checkbox', { name: new RegExp(`^Select ${invoiceNumber},`) }).check();
      await steps.button('Record payment').click();
      const asked = page.getByRole('dialog', { name: 'Who sent the check?' });
      const carriers = [one.brokerName, other.brokerName].sort((a, b) => a.localeCompare(b));
      await asked.getByText(`These invoices are of 2 carriers: ${carriers.join(' and ')}.`).waitFor();
      await steps.button('2 checks, one of each carrier', asked).click();
      for (const [at, carrier] of carriers.entries()) {
        const form = page.getByRole('dialog', { name: `Record one check of ${carrier} for 1 invoice` });
        await steps.fill({ 'Check Number': `90${at}` }, form);
        await steps.button('Record Payment', form).click();
        await form.waitFor({ state: 'detached' });
      }
      const paid = await page.evaluate(async () => {
        const answer = await fetch('/api/payments?limit=20');
        return (await answer.json()) as { checkNumber: string | null; brokerName: string }[];
      });
      const ofChecks = paid.filter(({ checkNumber }) => checkNumber?.startsWith('90'));
      expect(ofChecks.map(({ checkNumber, brokerName }) => [checkNumber, brokerName]).sort()).toEqual(
        carriers.map((carrier, at) => [`90${at}`, carrier]),
      );
    }));

  it('a driver at the client door is led to the right one', () =>
    at(shop, DESKTOP, async (page, steps) => {
      await page.goto('/client-login');
      await steps.fill({ Email: 'driver@axlebook.test', Password: 'axlebook-demo' });
      await page.keyboard.press('Enter');
      await page.getByText('Drivers sign in at Staff Login, not here').waitFor();
      await page.getByRole('link', { name: 'Drivers sign in here' }).click();
      await page.waitForURL('**/staff-login');
      await steps.enter('driver@axlebook.test', '/');
    }));
});
