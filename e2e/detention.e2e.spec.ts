import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** A truck that waits: its times, what that earns by the terms, the invoice and the letter that claims it. */
describe('a truck that waited', () => {
  const shop = shipped();

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px', PHONE],
      ['at 1280 px in the dark', DESKTOP_DARK],
      ['at 390 px in the dark', PHONE_DARK],
    ]),
  )(
    'for 200 minutes earns $75.00, which is a line of its invoice and a claim, %s',
    async (_, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(staff);
      await work.comeIn('admin@axlebook.test', '/loads');
      const { page } = staff;
      const call = callsOf(page);
      const loadNumber = `W-${screen.name}`;
      const [broker] = await call('POST', '/api/brokers', [
        { name: `Osprey ${screen.name}`, contactEmail: 'ap@osprey.test' },
      ]);
      const brokerId = broker?.['id'];
      const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
      const [load] = await call('POST', '/api/loads', [{ loadNumber, brokerId, rate: 1_000, ...places }]);
      const id = String(load?.['id']);
      await call('PATCH', `/api/loads/${id}`, [{ status: 'in_transit' }]);
      await call('PATCH', `/api/loads/${id}`, [{ status: 'delivered' }]);
      const [invoice] = await call('POST', '/api/invoices', [{ brokerId, loadId: load?.['id'], amount: 1_000 }]);

      await page.goto(`/loads/${id}`);
      const panel = page.getByRole('dialog', { name: loadNumber });
      await work.button('Stops and times', panel).click();
      const stops = page.getByRole('dialog', { name: 'Stops and Times' });
      const first = stops.getByRole('group', { name: 'Stop 1' });
      await expect(first.getByLabel('Time Zone').inputValue()).resolves.toBe('America/Los_Angeles');
      await work.fill({ Arrived: '2026-11-10T15:20', Departed: '2026-11-10T12:00' }, first);
      await work.button('Save Stops', stops).click();
      await first.getByText('Departure cannot be before arrival').waitFor();
      await work.fill({ Arrived: '2026-11-10T12:00', Departed: '2026-11-10T15:20' }, first);
      await staff.look('load-stops');
      await work.button('Save Stops', stops).click();
      await stops.waitFor({ state: 'detached' });
      await panel.getByText('Elko, NV: free time is not stated').waitFor();

      await work.button('Terms', panel).click();
      const terms = page.getByRole('dialog', { name: 'Load Terms' });
      await work.choose('Source', 'Rate confirmation', terms);
      await work.fill(
        {
          'Wording on the Paper': 'Detention $50/hr after 2 hours free',
          'Detention per Hour': '50',
          'Free Minutes': '120',
          'Billing Increment (minutes)': '30',
          'Maximum per Stop': '400',
        },
        terms,
      );
      await staff.look('load-terms');
      await work.button('Save Terms', terms).click();
      await terms.waitFor({ state: 'detached' });
      await panel.getByText('3 h 20 min, 2 h free: $75.00').waitFor();
      await staff.look('load-detention');

      const letter = panel.getByRole('link', { name: 'Claim letter' });
      const kind = await page.evaluate(
        async (at) => (await fetch(at)).headers.get('content-type'),
        (await letter.getAttribute('href')) ?? '',
      );
      expect(kind).toBe('application/pdf');
      await work.button('Bill $75.00', panel).click();
      await page
        .getByText(/^Detention at Elko, NV, 90 minutes: \$75\.00 is on invoice /)
        .first()
        .waitFor();
      await page.goto(`/accounting/invoices/${String(invoice?.['id'])}`);
      const drawer = page.getByRole('dialog').first();
      await drawer.getByText('Detention at Elko, NV, 90 minutes').first().waitFor();
      await drawer.getByText('$1,075.00').first().waitFor();

      // the next truck still stands there
      const [other] = await call('POST', '/api/loads', [{ loadNumber: `${loadNumber}-2`, brokerId, ...places }]);
      const since = new Date(Date.now() - 200 * 60_000 - 5_000).toISOString();
      const at = `/api/loads/${String(other?.['id'])}`;
      await call('PUT', `${at}/stops`, [{ stops: [{ kind: 'pickup', place: 'Elko, NV', arrivedAt: since }] }]);
      await call('PUT', `${at}/terms`, [
        { source: 'hand', detentionRate: 50, detentionFreeMinutes: 120, detentionIncrementMinutes: 30 },
      ]);
      await page.goto(`/loads?q=${encodeURIComponent(`${loadNumber}-2`)}`);
      await page
        .getByText(/^1 h 2\d min over free time, \$75\.00 so far$/)
        .first()
        .waitFor();
      await staff.look('loads-waiting');
      await staff.leave();
    },
    120_000,
  );

  it.each(turnOf([PHONE, PHONE_DARK]))(
    'is told by its driver with one button ($name)',
    async (screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(staff);
      await work.comeIn('driver@axlebook.test', '/client-portal/loads');
      const { page } = staff;
      const [known] = await page.evaluate(
        async () => (await (await fetch('/api/loads?limit=1')).json()) as Record<string, unknown>[],
      );
      const desk = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      await new Steps(desk).comeIn('admin@axlebook.test', '/loads');
      const { brokerId, driverId, clientId } = known ?? {};
      const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
      await callsOf(desk.page)('POST', '/api/loads', [
        { loadNumber: `D-${screen.name}`, brokerId, driverId, clientId, ...places },
      ]);
      await page.reload();
      const arrived = page.getByRole('button', { name: /^Arrived at / }).first();
      const name = (await arrived.innerText()).replace('Arrived at ', '');
      await staff.look('driver-arrives');
      await arrived.press('Enter');
      await page.getByText(`Arrived at ${name}`, { exact: true }).first().waitFor();
      const departed = page.getByRole('button', { name: `Departed from ${name}` }).first();
      await departed.waitFor();
      await staff.look('driver-departs');
      await departed.press('Enter');
      await departed.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Arrived at Omaha, NE' }).first().waitFor();
      await desk.leave();
      await staff.leave();
    },
    90_000,
  );
});
