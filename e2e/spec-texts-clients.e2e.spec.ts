import { DESKTOP } from './support/look';
import { sheetFile } from './support/files/papers';
import { at, failing, PLAIN_500, someFolder } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

const NONE = { status: 200, headers: { 'x-total-count': '0' }, contentType: 'application/json', body: '[]' };

/**
 * Every text that specification document 001 gives of clients and loads, in a real browser, in the state it describes.
 */
describe('the documented texts of clients and loads', () => {
  const texts = new SpecTexts('clients');
  const shop = shipped();
  const folder = someFolder();

  it('of clients: listed, none found, none yet, added, changed, deleted', () => {
    proves.each(
      'SCR-532',
      'SCR-533',
      'SCR-535..SCR-537',
      'SCR-551..SCR-553',
      'SCR-556',
      'SCR-561..SCR-566',
      'MSG-133..MSG-136',
      'MSG-140..MSG-143',
      'MSG-149..MSG-151',
      'MSG-216',
    );
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/clients');
      await texts.on(page, 'SCR-532', 'SCR-533', 'SCR-551', 'MSG-216');
      await page.goto('/clients?q=nobody+is+called+so');
      await texts.on(page, 'SCR-535', 'MSG-133');
      await page.route('**/api/client-standings?*', (route) => route.fulfill(NONE), { times: 1 });
      await page.goto('/clients');
      await texts.on(page, 'SCR-536', 'SCR-537', 'MSG-134', 'MSG-135');
      await steps.button('Add Your First Client').click();
      await texts.on(page, 'SCR-552', 'SCR-561..SCR-566');
      const adding = page.getByRole('dialog', { name: 'Add New Client' });
      await steps.fill({ 'Company Name': 'Texted Hauling LLC' }, adding);
      const saves = adding.getByRole('button', { name: /^(Add|Create|Save)/ });
      await failing(page, '**/api/clients', PLAIN_500);
      await saves.click();
      await texts.on(page, 'MSG-141');
      await failing(page, '**/api/clients', {
        status: 409,
        body: JSON.stringify({ statusCode: 409, message: 'This client is there already', errors: [] }),
      });
      await saves.click();
      await texts.on(page, 'MSG-140');
      await saves.click();
      await texts.on(page, 'MSG-149');
      await page.goto('/clients?q=Texted+Hauling');
      await steps.unfold(page.getByRole('listitem').filter({ hasText: 'Texted Hauling LLC' }));
      await steps.button('Edit Texted Hauling LLC').click();
      await texts.on(page, 'SCR-553');
      const editing = page.getByRole('dialog', { name: 'Edit Client' });
      await steps.fill({ City: 'Toledo' }, editing);
      await failing(page, '**/api/clients/*', PLAIN_500);
      await editing.getByRole('button', { name: /^(Update|Save)/ }).click();
      await texts.on(page, 'MSG-142');
      await editing.getByRole('button', { name: /^(Update|Save)/ }).click();
      await texts.on(page, 'MSG-150');
      await steps.button('Delete Texted Hauling LLC').click();
      await texts.on(page, 'SCR-556', 'MSG-136');
      await failing(page, '**/api/clients/*', PLAIN_500);
      await steps.button('Delete').click();
      await texts.on(page, 'MSG-143');
      await steps.button('Delete').click();
      await texts.on(page, 'MSG-151');
    });
  }, 90_000);

  it('of the import of clients, with mistakes, without, and of their clearing', () => {
    proves.each(
      'SCR-550',
      'SCR-567..SCR-570',
      'SCR-573..SCR-575',
      'SCR-577',
      'MSG-137..MSG-139',
      'MSG-144..MSG-148',
      'MSG-152',
      'MSG-153',
    );
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('admin@axlebook.test', '/clients');
      await texts.on(page, 'SCR-550');
      await steps.button('Import Excel').click();
      await texts.on(page, 'SCR-567..SCR-570', 'MSG-137');
      await page.getByRole('link', { name: 'Download Template' }).click();
      await texts.on(page, 'MSG-153');
      await steps.told('Template Downloaded');
      const send = (name: string): Promise<void> =>
        page.getByLabel('Sheet of clients').setInputFiles(sheetFile(folder(), name));
      await send('clients.pdf');
      await texts.on(page, 'MSG-139');
      await steps.told('Invalid File Type');
      await failing(page, '**/api/clients/import?*', PLAIN_500);
      await send('clients.csv');
      await texts.on(page, 'MSG-145');
      await steps.told('Import Failed');
      /** What a batch is told to be, look after look. */
      const told = async (...states: readonly object[]): Promise<void> => {
        let looks = 0;
        await page.route('**/api/batches/*', async (route) => {
          const response = await route.fetch();
          const batch = (await response.json()) as object;
          const state = states[Math.min(looks, states.length - 1)];
          looks += 1;
          await route.fulfill({ response, json: { ...batch, ...state } });
        });
      };
      await told({ status: 'running' }, { status: 'failed', reason: null });
      await send('clients.csv');
      await texts.on(page, 'MSG-146');
      await steps.told('Import Failed');
      await page.unroute('**/api/batches/*');
      await told({ status: 'running' }, {});
      await send('clients.csv');
      await texts.on(page, 'SCR-573..SCR-577', 'MSG-138', 'MSG-147');
      await steps.told('Import Completed');
      await texts.on(page, 'MSG-148');
      await steps.told('Import Warnings');
      await failing(page, '**/api/clients/clear?*', PLAIN_500);
      await steps.button('Clear All Clients').click();
      await steps.fill({ 'Type Clear All Clients to go on': 'Clear All Clients' });
      await steps.button('Remove All').click();
      await texts.on(page, 'MSG-144');
      await steps.told('Clear Failed');
      await page.unroute('**/api/batches/*');
      await told({ failed: 0, errors: [] });
      await steps.button('Remove All').click();
      await texts.on(page, 'MSG-152');
    });
  }, 90_000);

  it('of loads: what is missing, added', () => {
    proves.each('MSG-193..MSG-198');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/loads?new=1');
      const adding = page.getByRole('dialog', { name: 'Add New Load' });
      const saves = adding.getByRole('button', { name: 'Add Load' });
      await saves.click();
      await texts.on(page, 'MSG-193..MSG-196');
      await steps.fill(
        { 'Load Number': 'TX-1', 'Pickup Location': 'Toledo OH', 'Drop-off Location': 'Erie PA' },
        adding,
      );
      await steps.pick('Broker', 'Summit Freight', adding);
      await failing(page, '**/api/loads', PLAIN_500);
      await saves.click();
      await texts.on(page, 'MSG-197');
      await saves.click();
      await texts.on(page, 'MSG-198');
    });
  }, 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
