import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK } from './support/look';
import { at, failing, PLAIN_500 } from './support/scene';
import { shipped } from './support/shipped';
import { SpecTexts } from './support/spec-rows';
import { Steps } from './support/steps';

const TABS = [
  'dot-audits',
  'safety-audits',
  'review-audits',
  'updates',
  'permits',
  'authority',
  'plates',
  'plates/ifta',
  'plates/units',
  'plates/permits',
  'plates/2290',
];

/** Insurance, business registration and the compliance hub, in a real browser. */
describe('what the firm keeps for its clients', () => {
  const texts = new SpecTexts('compliance');
  const shop = shipped();

  it(
    'insurance: companies and agents by name, added, edited and deleted with the documented words [each SCR-746 SCR-747 SCR-751 MSG-185 MSG-187..MSG-192]',
    () =>
      at(shop, DESKTOP, async (page, steps) => {
        await steps.signIn('/staff-login', 'employee@axlebook.test');
        await page.goto('/insurance');
        await texts.on(page, 'SCR-746', 'SCR-747');
        const dialog = page.getByRole('dialog');
        await steps.button('Add Insurance').click();
        await dialog.getByLabel(/^Type/).selectOption('company');
        await dialog.getByLabel(/^Policy Type/).selectOption('liability');
        await steps.fill({ Name: 'Aardvark Mutual', 'Coverage Amount': '500000' }, dialog);
        await failing(page, '**/api/insurance', PLAIN_500);
        await dialog.getByRole('button', { name: 'Add Insurance Record' }).click();
        await texts.on(page, 'MSG-187');
        await dialog.getByRole('button', { name: 'Add Insurance Record' }).click();
        await texts.on(page, 'MSG-190');
        const card = page.getByRole('listitem').filter({ hasText: 'Aardvark Mutual' });
        await card.getByText(/below the \$750,000/).waitFor();
        await steps.button('Edit', card).click();
        await dialog.getByLabel(/^Name/).fill('Aardwolf Mutual');
        await failing(page, '**/api/insurance/*', PLAIN_500);
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await texts.on(page, 'MSG-188');
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await texts.on(page, 'MSG-191');
        const changed = page.getByRole('listitem').filter({ hasText: 'Aardwolf Mutual' });
        await steps.button('Delete', changed).click();
        await texts.on(page, 'SCR-751', 'MSG-185');
        const sure = page.getByRole('alertdialog');
        await failing(page, '**/api/insurance/*', PLAIN_500);
        await steps.button('Delete', sure).click();
        await texts.on(page, 'MSG-189');
        await steps.button('Delete', sure).click();
        await texts.on(page, 'MSG-192');
        await page.getByRole('button', { name: 'Undo' }).click();
        await changed.waitFor();
      }),
    90_000,
  );

  it(
    'business registration: both tabs with their figures, registered, edited and deleted with the documented words [each SCR-488..SCR-493 SCR-495 SCR-496 SCR-511..SCR-514 SCR-530 MSG-119..MSG-124]',
    () =>
      at(shop, DESKTOP, async (page, steps) => {
        await steps.signIn('/staff-login', 'employee@axlebook.test');
        await page.goto('/business');
        await texts.on(page, 'SCR-488..SCR-493', 'SCR-530', 'SCR-531');
        await page.goto('/business/register');
        await texts.on(page, 'SCR-511..SCR-514');
        const portal = page.getByRole('link', { name: 'Open state portals' });
        expect([await portal.getAttribute('target'), await portal.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
        await page.goto('/business?new=1');
        await texts.on(page, 'SCR-495');
        const dialog = page.getByRole('dialog');
        const register = dialog.getByRole('button', { name: 'Register Entity' });
        await register.click();
        await texts.on(page, 'MSG-119..MSG-124');
      }),
    90_000,
  );

  it(
    'business registration: what is wrong, what fails and what is done [each MSG-125..MSG-132]',
    () =>
      at(shop, DESKTOP, async (page, steps) => {
        await steps.signIn('/staff-login', 'employee@axlebook.test');
        await page.goto('/business?new=1');
        const dialog = page.getByRole('dialog');
        const register = dialog.getByRole('button', { name: 'Register Entity' });
        await steps.fill({ Email: 'office', 'Filing Fee': '-1' }, dialog);
        await register.click();
        await texts.on(page, 'MSG-125', 'MSG-126');
        await dialog.getByLabel(/^Entity Type/).selectOption('llc');
        await dialog.getByLabel(/^State/).selectOption('TN');
        await steps.fill(
          {
            'Business Name': 'Aardvark Freight LLC',
            'Registered Agent': 'Morgan Hale',
            'Business Address': '12 Depot St',
            'Business Purpose': 'Freight',
            Email: '',
            'Filing Fee': '125',
          },
          dialog,
        );
        await failing(page, '**/api/business-entities', PLAIN_500);
        await register.click();
        await texts.on(page, 'MSG-130');
        await register.click();
        await texts.on(page, 'MSG-127');
        const card = page.getByRole('listitem').filter({ hasText: 'Aardvark Freight LLC' });
        await card.getByText('Limited Liability Company (LLC)').waitFor();
        await steps.button('Edit', card).click();
        await texts.on(page, 'SCR-496');
        await dialog.getByLabel(/^Status/).selectOption('active');
        await failing(page, '**/api/business-entities/*', PLAIN_500);
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await texts.on(page, 'MSG-131');
        await dialog.getByRole('button', { name: 'Save Changes' }).click();
        await texts.on(page, 'MSG-128');
        await steps.button('Delete', card).click();
        const sure = page.getByRole('alertdialog');
        await failing(page, '**/api/business-entities/*', PLAIN_500);
        await steps.button('Delete', sure).click();
        await texts.on(page, 'MSG-132');
        await steps.button('Delete', sure).click();
        await texts.on(page, 'MSG-129');
        await page.getByRole('button', { name: 'Undo' }).click();
        await card.waitFor();
      }),
    90_000,
  );

  it(
    'the compliance hub: six tabs, and units that are added whole and deleted when one is selected [each SCR-789 SCR-793 SCR-799 SCR-804 SCR-808 SCR-812 SCR-815 MSG-199 MSG-200]',
    () =>
      at(shop, DESKTOP, async (page, steps) => {
        await steps.signIn('/staff-login', 'employee@axlebook.test');
        await page.goto('/features');
        await texts.on(page, 'SCR-789..SCR-815');
        await page.goto('/features/plates/units');
        await steps.fill({ 'Unit Number': '9001' });
        await steps.button('Add Unit').click();
        await texts.on(page, 'MSG-199');
        await steps.button('Delete Unit').click();
        await texts.on(page, 'MSG-200');
        await steps.fill({ VIN: '1FUJGLDR9KL999001', 'License Plate': 'P9001' });
        await steps.button('Add Unit').click();
        await steps.told('The unit is in the fleet now.');
        await steps.field('Search units').fill('9001');
        await page.getByRole('radio', { name: 'Select unit 9001' }).check();
        await steps.button('Delete Unit').click();
        await steps.button('Delete', page.getByRole('alertdialog')).click();
        await steps.told('Unit deleted successfully');
        await page.getByText('No units found', { exact: true }).waitFor();
      }),
    90_000,
  );

  it(
    'the compliance hub: pages of the authorities open in a tab of their own [SCR-821..SCR-825 RUL-255]',
    () =>
      at(shop, DESKTOP, async (page, steps) => {
        await steps.signIn('/staff-login', 'employee@axlebook.test');
        const links: unknown[] = [];
        for (const tab of ['plates', 'plates/ifta', 'plates/2290']) {
          await page.goto(`/features/${tab}`);
          const outward = page.locator('main a[href^="https://"]');
          await outward.first().waitFor();
          links.push(
            ...(await outward.evaluateAll((all) =>
              all.map((link) => [
                new URL((link as HTMLAnchorElement).href).host,
                link.getAttribute('target'),
                link.getAttribute('rel'),
              ]),
            )),
          );
        }
        expect(links).toEqual(
          ['www.irponline.org', 'www.iftach.org', 'tax.utah.gov', 'www.irs.gov', 'www.irs.gov'].map((host) => [
            host,
            '_blank',
            'noopener',
          ]),
        );
      }),
    60_000,
  );

  it('looks right at every size, in both schemes', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    await new Steps(person).signIn('/staff-login', 'employee@axlebook.test');
    for (const path of ['/insurance', '/business', '/business/register', ...TABS.map((tab) => `/features/${tab}`)]) {
      await person.goTo(path);
      for (const screen of [DESKTOP, DESKTOP_DARK, PHONE_DARK, PHONE]) {
        await person.changeTo(screen);
        await person.look(`kept${path.replaceAll('/', '-')}`);
      }
      await person.fitsEverywhere(path);
      await person.changeTo(DESKTOP);
    }
    await person.leave();
  }, 300_000);

  it('leaves no documented text unseen', () => expect(texts.unseen()).toEqual([]));
});
