import { DESKTOP } from './support/look';
import { paperFile } from './support/files/papers';
import { at, failing, PLAIN_500, someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

/** Every text that specification document 001 gives of the drivers, in a real browser, in the state it describes. */
describe('the documented texts of the drivers', () => {
  const texts = new SpecTexts('drivers');
  const shop = shipped();
  const folder = someFolder();

  it('on their way, none yet, added, edited, deleted, with documents', () => {
    proves.each(
      'SCR-579..SCR-583',
      'SCR-600..SCR-602',
      'SCR-618',
      'SCR-619',
      'SCR-630..SCR-632',
      'SCR-634',
      'MSG-154..MSG-165',
      'MSG-217',
    );
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.hasSession('employee@axlebook.test');
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/drivers?*', async (route) => held.then(() => route.continue()));
      await page.goto('/drivers');
      await texts.on(page, 'SCR-579..SCR-581', 'MSG-154', 'MSG-217');
      answer();
      await page.route(
        '**/api/drivers?*',
        (route) =>
          route.fulfill({
            status: 200,
            headers: { 'x-total-count': '0' },
            contentType: 'application/json',
            body: '[]',
          }),
        { times: 1 },
      );
      await page.goto('/drivers');
      await texts.on(page, 'SCR-582', 'SCR-583', 'MSG-155', 'MSG-156');
      await steps.button('Add First Driver').click();
      await texts.on(page, 'SCR-619', 'SCR-630..SCR-632');
      const adding = page.getByRole('dialog', { name: 'Add Driver' });
      await steps.fill(
        { 'First Name': 'Tia', 'Last Name': 'Text', 'License Number': 'T1', 'License Expiration Date': '10/31/2031' },
        adding,
      );
      await steps.choose('License State', 'Tennessee', adding);
      await steps.choose('License Class', 'Class B', adding);
      await failing(page, '**/api/drivers', PLAIN_500);
      await steps.button('Add Driver', adding).click();
      await texts.on(page, 'MSG-158');
      await steps.button('Add Driver', adding).click();
      await texts.on(page, 'MSG-162');
      await page.getByRole('link', { name: 'Tia Text', exact: true }).click();
      await texts.on(page, 'SCR-600..SCR-602');
      const panel = page.getByRole('dialog', { name: 'Tia Text' });
      await panel.getByRole('tab', { name: 'Documents' }).click();
      const send = async (): Promise<void> => {
        const chosen = page.waitForEvent('filechooser');
        await panel.getByRole('button', { name: 'Upload License' }).click();
        await (await chosen).setFiles(paperFile(folder(), 'license.pdf'));
        await page.getByRole('dialog', { name: 'Upload License' }).getByRole('button', { name: 'Upload' }).click();
      };
      await failing(page, '**/api/drivers/*/documents', PLAIN_500);
      await send();
      await texts.on(page, 'MSG-161');
      await send();
      await texts.on(page, 'MSG-165', 'SCR-618');
      await steps.button('Edit', panel).click();
      await texts.on(page, 'SCR-634');
      const editing = page.getByRole('dialog', { name: 'Edit Driver' });
      await steps.fill({ Notes: 'Nights' }, editing);
      await failing(page, /\/api\/drivers\/\d+$/, PLAIN_500);
      await steps.button('Save Changes', editing).click();
      await texts.on(page, 'MSG-159');
      await steps.button('Save Changes', editing).click();
      await texts.on(page, 'MSG-163');
      await failing(page, /\/api\/drivers\/\d+$/, PLAIN_500);
      await steps.button('Delete', panel).click();
      await steps.button('Delete', page.getByRole('alertdialog')).click();
      await texts.on(page, 'MSG-160');
      await steps.button('Delete', page.getByRole('alertdialog')).click();
      await texts.on(page, 'MSG-164');
    });
  }, 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
