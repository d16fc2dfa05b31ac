import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pdfOf, Sheet } from '../backend/test/reading/paper';
import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK } from './support/look';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

const SCREENS = [DESKTOP, PHONE_DARK, DESKTOP_DARK, PHONE];
/** Brokers that nobody takes for each other. */
const NAMES = ['Gull Bay', 'Osage Plains', 'Fern Hollow', 'Slate Ridge'];

/** One load from its paper to the payment that misses what the truck waited for. */
describe('a load of a rate confirmation', () => {
  const shop = shipped();
  const folder = someFolder();
  const paper = async (name: string, sheet: Sheet): Promise<string> => {
    const place = path.join(folder(), name);
    writeFileSync(place, await pdfOf(sheet.drawn));
    return place;
  };

  it.each(turnOf(SCREENS))(
    'that waited 200 minutes is billed and claimed with it, and found paid short: $name',
    async (screen) => {
      const office = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(office);
      await work.signIn('/staff-login', 'admin@axlebook.test');
      const { page } = office;
      const call = callsOf(page);
      const nr = SCREENS.indexOf(screen);
      const [loadNumber, broker] = [`PS-40${nr}`, `${NAMES[nr]} Logistics LLC`];
      const [kept] = await call('POST', '/api/brokers', [{ name: broker, contactEmail: 'ap@gullbay.test' }]);
      const send = async (button: string, file: string): Promise<void> => {
        const chosen = page.waitForEvent('filechooser');
        await work.button(button).click();
        await (await chosen).setFiles(file);
      };

      // the paper becomes a load, with its terms
      await page.goto('/');
      await office.settled();
      const confirmation = new Sheet().lines(
        ...['RATE CONFIRMATION', `Load #: ${loadNumber}`, `Broker: ${broker}`, 'Origin: Elko, NV'],
        ...['Destination: Omaha, NE', 'Total Rate: $1,000.00'],
        'Detention $50.00/hr after 2 hours free, 30 min increments',
      );
      await send('Choose a PDF', await paper(`${screen.name}.pdf`, confirmation));
      await work.button('Load only').click();
      const adding = page.getByRole('dialog', { name: 'Add New Load' });
      await work.button('Add Load', adding).click();
      await adding.waitFor({ state: 'detached' });
      const [load] = await page.evaluate(
        async (number) => (await (await fetch(`/api/loads?q=${number}`)).json()) as Record<string, unknown>[],
        loadNumber,
      );
      const id = String(load?.['id']);
      for (const status of ['in_transit', 'delivered']) await call('PATCH', `/api/loads/${id}`, [{ status }]);

      // it stood 200 minutes at the dock
      await page.goto(`/loads/${id}`);
      const panel = page.getByRole('dialog', { name: loadNumber });
      await work.button('Stops and times', panel).click();
      const stops = page.getByRole('dialog', { name: 'Stops and Times' });
      const times = { Arrived: '2026-11-10T12:00', Departed: '2026-11-10T15:20' };
      await work.fill(times, stops.getByRole('group', { name: 'Stop 1' }));
      await work.button('Save Stops', stops).click();
      await stops.waitFor({ state: 'detached' });
      await panel.getByText('3 h 20 min, 2 h free: $75.00').waitFor();

      // the invoice bills it, a letter claims it
      const lines = [{ kind: 'freight', description: 'Freight', amount: '1000.00' }];
      const [invoice] = await call('POST', '/api/invoices', [
        { brokerId: kept?.['id'], loadId: load?.['id'], status: 'pending', lines },
      ]);
      await work.button('Bill $75.00', panel).click();
      await page
        .getByText(/^Detention at Elko, NV, 90 minutes: \$75\.00 is on invoice /)
        .first()
        .waitFor();
      const letter = await page.evaluate(
        async (at) => (await (await fetch(at)).blob()).type,
        (await panel.getByRole('link', { name: 'Claim letter' }).getAttribute('href')) ?? '',
      );
      expect(letter).toBe('application/pdf');
      await office.look(`waited-and-billed-${screen.name}`);

      // the broker pays the freight alone
      await page.goto(`/accounting/invoices/${String(invoice?.['id'])}`);
      await page.getByText('$1,075.00').first().waitFor();
      const remittance = new Sheet().lines('REMITTANCE ADVICE', 'Date: 11/20/2026');
      remittance.line([40, 'Load #'], [200, 'Amount Paid']).line([40, loadNumber], [200, '$1,000.00']);
      await send('Compare a remittance', await paper(`remittance-${screen.name}.pdf`, remittance));
      await page.getByText(/^Invoice INV-\d+ is short by \$75\.00: detention missing/).waitFor();
      await office.look(`paid-short-${screen.name}`);
      await office.leave();
    },
    120_000,
  );
});
