import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pdfOf, Sheet } from '../backend/test/reading/paper';
import { scanOf } from '../backend/test/reading/pictures';
import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK } from './support/look';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

/** A receipt on its way: photographed by a driver, read, found by the office at the load and taken for the claim. */
describe('papers of a load', () => {
  const shop = shipped();
  const folder = someFolder();

  it.each(
    turnOf([
      { name: 'in the light', phone: PHONE, desk: DESKTOP },
      { name: 'in the dark', phone: PHONE_DARK, desk: DESKTOP_DARK },
    ]),
  )(
    'are photographed by its driver and read; the office takes the lumper for the claim, $name',
    async ({ name, phone, desk }) => {
      const driver = await Person.sitDown(shop.browser, shop.product.address, phone);
      await new Steps(driver).comeIn('driver@axlebook.test', '/client-portal/loads');
      const [known] = await driver.page.evaluate(
        async () => (await (await fetch('/api/loads?limit=1')).json()) as Record<string, unknown>[],
      );
      const office = await Person.sitDown(shop.browser, shop.product.address, desk);
      const work = new Steps(office);
      await work.comeIn('admin@axlebook.test', '/loads');
      const { brokerId, driverId, clientId } = known ?? {};
      const loadNumber = `P-${phone.name}`;
      const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
      const [load] = await callsOf(office.page)('POST', '/api/loads', [
        { loadNumber, brokerId, driverId, clientId, ...places },
      ]);

      await driver.page.reload();
      await driver.page.getByText(loadNumber, { exact: true }).first().waitFor();
      const photo = path.join(folder(), `receipt-${phone.name}.png`);
      const lines = ['LUMPER RECEIPT', 'Bay Crews Unloading LLC', 'Date: 07/12/2026', 'Total: $180.00'];
      writeFileSync(photo, await scanOf(new Sheet().lines(...lines).drawn));
      const chosen = driver.page.waitForEvent('filechooser');
      await driver.page
        .getByRole('listitem')
        .filter({ hasText: loadNumber })
        .getByRole('button', { name: 'Photograph a paper' })
        .click();
      await (await chosen).setFiles(photo);
      await driver.page.getByText('Your paper is with the load. The office can see it.').first().waitFor();
      await driver.look('driver-photographs');
      await driver.fitsEverywhere('driver-photographs');

      const { page } = office;
      await page.goto(`/loads/${String(load?.['id'])}`);
      const panel = page.getByRole('dialog', { name: loadNumber });
      const papers = panel.getByRole('region', { name: 'Documents' });
      await papers.getByText('Lumper receipt').waitFor({ timeout: 60_000 });
      await papers.getByText('Total: $180.00').waitFor();
      await office.look('load-with-a-photographed-paper');
      await work.button('$180.00 lumper at Omaha, NE', papers).click();
      await page.getByText('Lumper at Omaha, NE: $180.00').first().waitFor();
      await panel.getByText('Lumpers').first().waitFor();
      await office.look(`load-with-a-lumper-${name}`);
      await driver.leave();
      await office.leave();
    },
    150_000,
  );

  it('with a remittance say at the invoice what is missing; the times of a device fill in stops', async () => {
    const office = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const work = new Steps(office);
    await work.comeIn('admin@axlebook.test', '/loads');
    const { page } = office;
    const call = callsOf(page);
    const [broker] = await call('POST', '/api/brokers', [{ name: 'Lakeshore Freight LLC' }]);
    const brokerId = broker?.['id'];
    const [vehicle] = await page.evaluate(
      async () => (await (await fetch('/api/vehicles?limit=1')).json()) as Record<string, unknown>[],
    );
    const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE', pickupDate: '2026-11-10T20:00:00Z' };
    const of = { brokerId, clientId: vehicle?.['clientId'], vehicleId: vehicle?.['id'] };
    const [load] = await call('POST', '/api/loads', [{ loadNumber: 'LK-4410', rate: 1_000, ...of, ...places }]);

    await work.button('Times from GPS').click();
    const dialog = page.getByRole('dialog', { name: 'Stop Times' });
    const gps = path.join(folder(), 'gps.csv');
    const unit = String(vehicle?.['vin']);
    writeFileSync(
      gps,
      [
        'VIN,Load,Geofence,Event,Timestamp',
        `${unit},LK-4410,"Elko, NV",Enter,2026-11-10 12:00`,
        `${unit},LK-4410,"Elko, NV",Exit,2026-11-10 15:20`,
        `${unit},LK-4410,Nowhere,Exit,2026-11-10 15:20`,
      ].join('\n'),
    );
    await dialog.getByLabel(/^GPS or ELD file/).setInputFiles(gps);
    await dialog.getByText('3 rows: 1 stop to fill in').waitFor();
    await office.look('times-of-a-device');
    await work.button('Fill in 1 stop', dialog).click();
    await dialog.getByText('1 stop filled in.').waitFor();
    await office.look('times-of-a-device-filled-in');
    await work.button('Done', dialog).click();
    await dialog.waitFor({ state: 'detached' });

    const lines = [
      { kind: 'freight', description: 'Freight', amount: '1000.00' },
      { kind: 'detention', description: 'Two hours at the dock', amount: '100.00' },
    ];
    const [invoice] = await call('POST', '/api/invoices', [
      { ...of, vehicleId: undefined, loadId: load?.['id'], status: 'pending', lines },
    ]);
    await page.goto(`/accounting/invoices/${String(invoice?.['id'])}`);
    const sheet = new Sheet().lines('REMITTANCE ADVICE', 'Date: 11/20/2026');
    sheet.line([40, 'Load #'], [200, 'Amount Paid']).line([40, 'LK-4410'], [200, '$1,000.00']);
    const remittance = path.join(folder(), 'remittance.pdf');
    writeFileSync(remittance, await pdfOf(sheet.drawn));
    const chosen = page.waitForEvent('filechooser');
    await work.button('Compare a remittance').click();
    await (await chosen).setFiles(remittance);
    await page.getByText(/^Invoice INV-\d+ is short by \$100\.00: detention missing/).waitFor();
    await office.look('invoice-with-a-remittance');
    await office.leave();
  }, 120_000);

  it.each(turnOf([DESKTOP, PHONE_DARK]))(
    'that agree on a load become the load alone ($name)',
    async (screen) => {
      const office = await Person.sitDown(shop.browser, shop.product.address, screen);
      const work = new Steps(office);
      await work.signIn('/staff-login', 'admin@axlebook.test');
      const { page } = office;
      const [broker, loadNumber] =
        screen === DESKTOP ? ['Pine Gap Logistics LLC', 'PG-7741'] : ['Gray Fox Logistics LLC', 'PG-7742'];
      await callsOf(page)('POST', '/api/brokers', [{ name: broker }]);
      await page.goto('/');
      await office.settled();
      const paper = path.join(folder(), `confirmation-${screen.name}.pdf`);
      const said = [
        ...['RATE CONFIRMATION', `Load #: ${loadNumber}`, `Broker: ${broker}`, 'Origin: Reno, NV'],
        ...['Destination: Boise, ID', 'Total Rate: $1,000.00', 'Detention $50.00/hr after 2 hours'],
      ];
      writeFileSync(paper, await pdfOf(new Sheet().lines(...said).drawn));
      const chosen = page.waitForEvent('filechooser');
      await work.button('Choose a PDF').click();
      await (await chosen).setFiles(paper);
      await work.button('Load only').click();
      const dialog = page.getByRole('dialog', { name: 'Add New Load' });
      await dialog.getByText('Read from page 1, line 6: Total Rate: $1,000.00').waitFor();
      await office.look(`load-of-a-paper-${screen.name}`);
      await work.button('Add Load', dialog).click();
      await dialog.waitFor({ state: 'detached' });
      const [load] = await page.evaluate(
        async (number) => (await (await fetch(`/api/loads?q=${number}`)).json()) as Record<string, unknown>[],
        loadNumber,
      );
      expect(load).toMatchObject({ brokerName: broker, rate: '1000.00', terms: { source: 'paper' } });
      await office.leave();
    },
    90_000,
  );
});
