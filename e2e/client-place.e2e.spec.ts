import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const NAME = 'Ridgeline Carriers LLC';

describe('the client is a place', () => {
  const shop = shipped();
  const at = async (screen: Screen, work: (person: Person, steps: Steps) => Promise<void>): Promise<void> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const steps = new Steps(person);
    await steps.hasSession('admin@axlebook.test');
    await work(person, steps);
    await person.leave();
  };
  const idOf = async ({ page }: Person): Promise<string> => {
    const answer = await page.request.get(`/api/clients?q=${encodeURIComponent(NAME)}`);
    const [found] = (await answer.json()) as { id: string }[];
    return found?.id ?? '';
  };
  const onScreen = ({ page }: Person): Promise<(string | null)[]> =>
    page.getByRole('tab').evaluateAll((tabs) => tabs.map(({ textContent }) => textContent));

  it.each(
    turnOf([
      ['a desktop', DESKTOP],
      ['a desktop in the dark', DESKTOP_DARK],
      ['a phone', PHONE],
    ]),
  )('on %s: it is found in its list, and everything of it stands under tabs', (_, screen) =>
    at(screen, async (person, steps) => {
      const { page } = person;
      await page.goto(`/clients?q=Ridgeline`);
      await page.getByRole('link', { name: NAME }).click();
      await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
      await page.getByText('Balance', { exact: true }).waitFor();
      await page.getByRole('figure').getByText('Ending balance', { exact: true }).first().waitFor();
      await person.look('client-page');
      expect(await onScreen(person)).toEqual([
        'Overview',
        'Invoices',
        'Loads',
        'Papers',
        'Filings',
        'Fees',
        'People',
        'Vehicles',
        'History',
      ]);
      for (const tab of ['Invoices', 'Loads', 'Papers', 'Filings', 'Fees', 'People', 'Vehicles', 'History']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForURL(({ search }) => search === `?tab=${tab.toLowerCase()}`);
        await person.look(`client-page-${tab.toLowerCase()}`);
      }
      await page.goBack();
      await page.waitForURL(({ search }) => search === '?tab=vehicles');
      await page.getByRole('tab', { name: 'Overview' }).click();
      await page.waitForURL(({ search }) => search === '');
      await steps.button('Edit').click();
      await page.getByRole('dialog', { name: 'Edit Client' }).waitFor();
    }),
  );

  it('opens the invoices of a month by its bar, and they sum to it', () =>
    at(DESKTOP, async (person) => {
      const { page } = person;
      await page.goto(`/clients/${await idOf(person)}`);
      const bar = page
        .getByRole('figure')
        .getByRole('link')
        .filter({ hasText: /billed: \$[1-9]/ })
        .first();
      const text = /, billed: \$([\d,.]+)$/.exec((await bar.textContent()) ?? '')?.[1] ?? '';
      await bar.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/accounting\/invoices\?.*issuedFrom=/);
      const amounts = await page.evaluate(async () => {
        const asked = new URLSearchParams(window.location.search);
        asked.set('limit', '1000');
        const rows = (await (await fetch(`/api/invoices?${asked}`)).json()) as { amount: string }[];
        return rows.map(({ amount }) => Math.round(Number(amount) * 100));
      });
      expect(amounts.length).toBeGreaterThan(0);
      const sum = amounts.reduce((total, cents) => total + cents, 0);
      expect((sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })).toBe(text);
    }));

  it('is chosen in the header by keyboard, goes along to other lists, and is taken off', () =>
    at(DESKTOP, async (person, steps) => {
      const { page } = person;
      const id = await idOf(person);
      await page.goto('/accounting/invoices');
      await steps.button('Chosen client: All clients').focus();
      await page.keyboard.press('Enter');
      const field = page.getByRole('dialog', { name: 'Show one client' }).getByRole('combobox');
      await field.waitFor();
      await person.look('client-choice');
      await page.keyboard.type('Ridgeline');
      await page.getByRole('option').filter({ hasText: NAME }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(({ search }) => new URLSearchParams(search).get('client') === id);
      await steps.button(`Client: ${NAME}`).waitFor();
      await person.look('client-chosen');
      await page.getByRole('link', { name: 'Loads', exact: true }).click();
      await page.waitForURL(({ pathname, search }) => pathname === '/loads' && search === `?client=${id}`);
      await steps.button(`Client: ${NAME}`).waitFor();
      await page.goto(`/clients/vehicles?client=${id}&new=1`);
      const form = page.getByRole('dialog', { name: 'Add New Vehicle' });
      await form.waitFor();
      await page.waitForFunction(
        (name) => [...document.querySelectorAll('input')].some(({ value }) => value === name),
        NAME,
      );
      await page.goto(`/loads?client=${id}`);
      await steps.button(`Client: ${NAME}`).focus();
      await page.keyboard.press('Delete');
      await page.waitForURL(({ search }) => search === '');
    }));

  it('is chosen on a phone in the menu', () =>
    at(PHONE, async (person, steps) => {
      const { page } = person;
      await page.goto('/loads');
      await steps.button('Open menu').click();
      await steps.button('Chosen client: All clients', page.getByRole('dialog', { name: 'Menu' })).click();
      await page.getByRole('dialog', { name: 'Show one client' }).getByRole('combobox').fill('Ridgeline');
      await page.getByRole('option').filter({ hasText: NAME }).click();
      await steps.button(`Client: ${NAME}`).waitFor();
      await person.look('client-chosen-phone');
    }));

  it('is printed without what can only be clicked', () =>
    at(DESKTOP_DARK, async (person, steps) => {
      const { page } = person;
      await page.goto(`/clients/${await idOf(person)}?tab=invoices`);
      await page.getByRole('grid', { name: 'Invoices' }).waitFor();
      await person.settled();
      await page.emulateMedia({ media: 'print' });
      for (const gone of [
        page.getByRole('navigation', { name: 'Main' }),
        steps.button('Edit'),
        steps.button('New Invoice'),
        page.getByRole('searchbox'),
        page.getByRole('tab', { name: 'Loads' }),
      ])
        expect(await gone.isVisible()).toBe(false);
      for (const there of [
        page.getByRole('heading', { level: 1, name: NAME }),
        page.getByText('Balance', { exact: true }).first(),
        page.getByRole('grid', { name: 'Invoices' }),
        page.getByText('Invoices', { exact: true }).filter({ visible: true }).last(),
      ])
        expect(await there.isVisible()).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    }));
});
