import { pdfOf, Sheet } from '../backend/test/reading/paper';
import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE } from './support/look';
import { at, failing, PLAIN_500 } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';
import { Steps } from './support/steps';

/** Every text that specification document 001 gives of the dashboard, in a real browser, in the state it describes. */
describe('the documented texts of the dashboard', () => {
  const texts = new SpecTexts('dashboard');
  const shop = shipped();
  const none = { status: 200, headers: { 'x-total-count': '0' }, contentType: 'application/json', body: '[]' };

  it('its panels and what they choose between', () => {
    proves.each(
      'SCR-313',
      'SCR-318',
      'SCR-320',
      'SCR-330..SCR-334',
      'SCR-339',
      'SCR-340',
      'SCR-342..SCR-345',
      'SCR-351',
      'SCR-358',
      'MSG-085',
      'MSG-086',
    );
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.signIn('/staff-login', 'employee@axlebook.test');
      await texts.on(page, 'SCR-115..SCR-118', 'SCR-313', 'SCR-318', 'SCR-320', 'SCR-330..SCR-334', 'SCR-351');
      await texts.on(page, 'SCR-345', 'SCR-358', 'MSG-085', 'MSG-086');
      await steps.button('Track Load').click();
      await texts.on(page, 'SCR-339', 'SCR-340');
      await page.keyboard.press('Escape');
      await steps.button('Upload Receipt').click();
      await texts.on(page, 'SCR-342..SCR-344');
    });
  }, 90_000);

  it('without invoices and expenses, and with unnamed ones', () => {
    proves.each('SCR-321', 'SCR-328', 'SCR-329', 'SCR-356', 'SCR-357', 'MSG-087..MSG-089', 'MSG-092', 'MSG-093');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.hasSession('employee@axlebook.test');
      await page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: {} }));
      await page.route(/\/api\/(invoices|expenses)\?limit=3/, (route) => route.fulfill(none));
      await page.goto('/');
      await texts.on(page, 'SCR-314..SCR-317', 'SCR-328', 'SCR-329', 'SCR-357', 'MSG-088', 'MSG-089', 'MSG-093');
      await page.unrouteAll();
      await page.route(/\/api\/(invoices|expenses)\?limit=3/, async (route) => {
        const response = await route.fetch();
        const rows = (await response.json()) as object[];
        const unnamed = { vendor: null, description: null, loadId: null, loadNumber: null };
        await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...unnamed })) });
      });
      await page.goto('/');
      await texts.on(page, 'SCR-321', 'SCR-356', 'MSG-087', 'MSG-092');
    });
  }, 90_000);

  it('the panel of fuel cards', () => {
    proves.each('MSG-094', 'MSG-095', 'MSG-102', 'MSG-103');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.hasSession('employee@axlebook.test');
      await page.goto('/');
      await texts.on(page, 'MSG-094');
      await failing(page, '**/api/fuel-cards/sync', PLAIN_500);
      await steps.button('Force Sync Now').click();
      await texts.on(page, 'MSG-103');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/fuel-cards/sync', async (route) => {
        await held;
        await route.fulfill({ json: {} });
      });
      await steps.button('Force Sync Now').click();
      await texts.on(page, 'MSG-095');
      answer();
      await texts.on(page, 'MSG-102');
    });
  }, 60_000);

  it('the panel of papers', () => {
    proves.each('SCR-347', 'SCR-350', 'MSG-090', 'MSG-091');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/');
      const lines = ['RATE CONFIRMATION', 'Load #: CH-90418', 'Origin: Reno, NV', 'Destination: Boise, ID'];
      const buffer = await pdfOf(new Sheet().lines(...lines, 'Total Rate: $1,000.00').drawn);
      await page
        .getByLabel('PDF to read')
        .setInputFiles({ name: 'confirmation.pdf', mimeType: 'application/pdf', buffer });
      await texts.on(page, 'SCR-347', 'MSG-090');
      await texts.on(page, 'SCR-350', 'MSG-091');
    });
  }, 60_000);

  it('a new invoice', () => {
    proves.each('SCR-364..SCR-368', 'SCR-370..SCR-374', 'MSG-096..MSG-101');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/?new=1');
      const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
      await dialog.waitFor();
      await texts.on(page, 'SCR-364..SCR-366', 'SCR-368', 'SCR-370..SCR-373');
      expect(await steps.field('Load Amount', dialog).getAttribute('placeholder')).toBe('0.00');
      await steps.button('Create Invoice', dialog).click();
      await texts.on(page, 'MSG-098', 'MSG-099');
      await steps.pick('Carrier', 'Freight', dialog);
      await steps.fill({ 'Load Amount': '950.50' }, dialog);
      await failing(page, '**/api/invoices', PLAIN_500);
      await steps.button('Create Invoice', dialog).click();
      await texts.on(page, 'MSG-101');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/invoices', async (route) => held.then(() => route.continue()));
      await steps.button('Create Invoice', dialog).click();
      await texts.on(page, 'SCR-374', 'MSG-097');
      answer();
      await texts.on(page, 'MSG-100');
    });
  }, 90_000);

  it.each(turnOf([DESKTOP, DESKTOP_DARK, PHONE]))(
    'stand on it ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      await new Steps(person).signIn('/staff-login', 'employee@axlebook.test');
      await person.page.getByText('No provider is set up; files are imported').waitFor();
      await person.look('dashboard-panels');
      await person.page.getByText('No provider is set up; files are imported').scrollIntoViewIfNeeded();
      await person.look('dashboard-panels-below');
      await person.fitsEverywhere('dashboard');
      await person.leave();
    },
    90_000,
  );

  it('were all looked for', () => {
    expect(texts.unseen().filter((id) => !['SCR-367', 'MSG-096'].includes(id))).toEqual([]);
  });
});
