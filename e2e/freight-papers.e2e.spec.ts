import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as hostile from '../backend/test/reading/hostile';
import { pdfOf, Sheet } from '../backend/test/reading/paper';
import { callsOf } from './support/calls';
import { DESKTOP, Person, PHONE_DARK } from './support/look';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

const BROKER = 'Copper Hill Logistics LLC';
const CONFIRMATION = [
  'RATE CONFIRMATION',
  'Load #: CH-90417',
  `Broker: ${BROKER}`,
  'Carrier: Nobody Trucking LLC',
  'Origin: Reno, NV',
  'Destination: Boise, ID',
  'Pickup Date: 07/12/2026',
  'Delivery Date: 07/13/2026',
  'Total Rate: $1,000.00',
];

describe('a rate confirmation', () => {
  const shop = shipped();
  const folder = someFolder();
  const paper = async (name: string, lines: readonly string[]): Promise<string> => {
    const place = path.join(folder(), name);
    writeFileSync(place, await pdfOf(new Sheet().lines(...lines).drawn));
    return place;
  };

  it('becomes a load and an invoice, and nothing is typed', async () => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const work = new Steps(staff);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    await callsOf(page)('POST', '/api/brokers', [{ name: BROKER }]);
    await page.goto('/');
    await staff.settled();
    const chosen = page.waitForEvent('filechooser');
    await work.button('Choose a PDF').click();
    await (await chosen).setFiles(await paper('confirmation.pdf', CONFIRMATION));
    await page.getByText('is not one of your clients').waitFor();
    await staff.look('paper-that-is-read');
    await work.button('Approve & Create Invoice').click();
    const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
    await dialog.getByLabel('Load Amount').focus();
    await dialog.getByText('Read from page 1, line 9: Total Rate: $1,000.00').waitFor();
    await dialog.getByRole('img', { name: 'Page 1 of confirmation.pdf' }).waitFor();
    expect(await dialog.getByRole('status').first().textContent()).toContain('line 9: “Total Rate: $1,000.00”');
    const [field, picture] = [dialog.getByLabel('Load Amount'), dialog.getByRole('img', { name: 'Page 1' })];
    expect((await picture.boundingBox())?.x ?? 0).toBeGreaterThan((await field.boundingBox())?.x ?? 1_280);
    await staff.look('invoice-of-a-paper');
    await work.button('Create Invoice', dialog).click();
    await dialog.waitFor({ state: 'detached' });
    const [load] = await page.evaluate(
      async () => (await (await fetch('/api/loads?q=CH-90417')).json()) as Record<string, unknown>[],
    );
    expect(load).toMatchObject({ brokerName: BROKER, pickupLocation: 'Reno, NV', rate: '1000.00' });
    await staff.leave();
  });

  it('that says two totals is decided by the clerk, also on a phone', async () => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, PHONE_DARK);
    const work = new Steps(staff);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    await page.goto('/');
    await staff.settled();
    const chosen = page.waitForEvent('filechooser');
    await work.button('Choose a PDF').click();
    await (await chosen).setFiles(await paper('two-totals.pdf', [...CONFIRMATION, 'Carrier Pay: $1,150.00']));
    await page.getByRole('group', { name: 'Total' }).getByRole('button', { name: '$1,150.00' }).click();
    await staff.look('two-totals-on-a-phone');
    await work.button('Approve & Create Invoice').click();
    const dialog = page.getByRole('dialog', { name: 'Create New Invoice' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name=amount]')?.value === '1,150.00',
    );
    expect(await dialog.getByLabel('Load Amount').inputValue()).toBe('1,150.00');
    // on a phone the paper stands under the fields
    const picture = dialog.getByRole('img', { name: 'Page 1 of two-totals.pdf' });
    await picture.waitFor();
    const bottom = (await dialog.getByLabel('Notes').boundingBox())?.y ?? Infinity;
    expect((await picture.boundingBox())?.y ?? 0).toBeGreaterThan(bottom);
    await picture.scrollIntoViewIfNeeded();
    await staff.look('paper-under-its-fields');
    await staff.leave();
  });
});

describe('a hostile PDF', () => {
  const shop = shipped();
  const folder = someFolder();
  const DAMAGED = 'This file cannot be read: it is damaged, protected or too large.';
  const HOSTILE: readonly (readonly [name: string, content: () => Buffer | Promise<Buffer>, said: string | RegExp])[] =
    [
      ['locked.pdf', hostile.locked, DAMAGED],
      ['loop.pdf', hostile.loop, /No text was found in this file|cannot be read/],
      ['cut.pdf', hostile.cut, 'This file is damaged. Please send it again.'],
      ['program.pdf', () => Buffer.from('MZ\u0000\u0001'), /not what its name says|PDF/],
    ];

  it.each([DESKTOP, PHONE_DARK])('is refused in a sentence, and the next paper is read: $width', async (screen) => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
    const work = new Steps(staff);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    const { page } = staff;
    await page.goto('/');
    await staff.settled();
    const choose = async (name: string, content: Buffer): Promise<void> => {
      const place = path.join(folder(), name);
      writeFileSync(place, content);
      const chosen = page.waitForEvent('filechooser');
      await work.button('Choose a PDF').click();
      await (await chosen).setFiles(place);
    };
    const panel = page.getByRole('region', { name: 'Document Processing' });
    for (const [name, content, said] of HOSTILE) {
      await choose(name, await content());
      await panel.getByText(said).waitFor();
      expect(await work.button('Approve & Create Invoice').count()).toBe(0);
    }
    await staff.look(`hostile-pdf-${screen.name}`);
    await choose('confirmation.pdf', await pdfOf(new Sheet().lines(...CONFIRMATION).drawn));
    await work.button('Approve & Create Invoice').waitFor();
    expect(await page.evaluate(async () => (await fetch('/api/health/live')).status)).toBe(200);
    await staff.leave();
  });
});
