import type { Locator } from 'playwright-core';
import { turnOf } from '../testing/share';
import { callsOf } from './support/calls';
import { paperFile } from './support/files/papers';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { someFolder } from './support/scene';
import { Steps } from './support/steps';

type Row = Record<string, unknown>;

/** The quarter that ended last before a day: that of '2026-11-27' is 3Q2026. */
const endedBefore = (today: string) => {
  const nr = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const [year, quarter] = nr === 0 ? [Number(today.slice(0, 4)) - 1, 4] : [Number(today.slice(0, 4)), nr];
  const month = (at: number): string => String((quarter - 1) * 3 + at).padStart(2, '0');
  const day = (at: number, of: number): string => `${year}-${month(at)}-${String(of).padStart(2, '0')}`;
  return { year, quarter: `Q${quarter}`, period: `${quarter}Q${year}`, name: `Q${quarter} ${year}`, day };
};
const readOf =
  ({ page }: Person) =>
  (path: string): Promise<Row[]> =>
    page.evaluate(async (at) => (await (await fetch(at)).json()) as Row[], path);
const todayOf = async ({ page }: Person): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/firm')).json()) as { today: string }).today);

describe('the fuel tax of a quarter', () => {
  const shop = shipped();
  const folder = someFolder();

  it.each<[string, Screen, number]>(
    turnOf([
      ['at 1280 px', DESKTOP, 0],
      ['at 390 px in the dark', PHONE_DARK, 1],
      ['at 1280 px in the dark', DESKTOP_DARK, 2],
      ['at 390 px', PHONE, 3],
    ]),
  )(
    'goes from the file of the fuel cards over trips and review to the return, the audit pack and an amendment, %s',
    async (_, screen, nr) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const work = new Steps(staff);
      await work.comeIn('admin@axlebook.test', '/fuel-cards');
      const [call, read] = [callsOf(page), readOf(staff)];
      const { day, period, year, quarter, name } = endedBefore(await todayOf(staff));
      const company = `Quarter ${nr} Lines`;
      const [client] = await call('POST', '/api/clients', [
        { companyName: company, contactName: 'Quinn', email: `quarter${nr}@lines.test` },
      ]);
      const clientId = String(client?.['id']);
      const [truck] = await call('POST', '/api/vehicles', [
        { clientId, unitNumber: `Q-${nr}`, vin: `1FUJGLDR9KL77000${nr}`, licensePlate: `Q${nr}`, weight: 80_000 },
      ]);
      const vehicleId = String(truck?.['id']);
      const delivered = (await read('/api/loads?status=delivered&limit=1000')).filter(({ deliveredOn }) => {
        const on = String(deliveredOn);
        return on >= day(1, 1) && on <= day(3, 31);
      });
      for (const { id } of delivered.slice(nr * 3, nr * 3 + 3))
        await call('PATCH', `/api/loads/${String(id)}`, [{ clientId, vehicleId, driverId: null }]);

      await page.goto('/fuel-cards?import=1');
      const importing = page.getByRole('dialog', { name: 'Import Fuel File' });
      await work.pick('Client', company, importing);
      const rows = [
        'Transaction Date,Unit,Card Number,Location State/Province,Product Code,Quantity,Amount,Invoice',
        `${day(1, 12)},Q-${nr},,OH,ULSD,102.34,399.02,9${nr}01`,
        `${day(2, 14)},X-77,70768${nr}9876,OH,ULSD,90.00,350.10,9${nr}02`,
      ];
      await importing
        .getByLabel(/^Fuel card file/)
        .setInputFiles({ name: 'fuel.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
      await importing.getByText(/^Read as/).waitFor();
      await staff.look('fuel-preview');
      await work.button('Import', importing).click();
      const imported = page.getByRole('dialog', { name: 'Imported' });
      await imported.getByText(/1 imported, 0 already imported, 1 set aside/).waitFor();
      await staff.look('fuel-imported');
      await work.button('Done', imported).click();
      await page
        .getByRole('button', { name: /^Book ULSD, 90/ })
        .first()
        .click();
      const settling = page.getByRole('dialog', { name: /^Book ULSD of/ });
      await work.pick('Vehicle', `Q-${nr}`, settling);
      await staff.look('fuel-settle');
      await work.button('Book', settling).click();
      await work.told('The purchase is booked');
      await staff.look('fuel-cards');

      await page.goto(`/ifta/trips?clientId=${clientId}&from-loads=1`);
      await staff.settled();
      const making = page.getByRole('dialog', { name: 'Trips From Loads' });
      if (!(await making.isVisible()))
        await page
          .getByRole('button', { name: /From loads/i })
          .first()
          .click();
      await staff.look('trips-from-loads');
      await work.button('Create Trips', making).click();
      await page
        .getByText(/\d+ trips? added/)
        .first()
        .waitFor();
      await staff.look('trips-made');

      const fuel = { category: 'fuel', fuelUse: 'road', taxPaid: true, clientId, vehicleId, paidFrom: 'bank' };
      const fill = { ...fuel, expenseDate: day(1, 20), vendor: 'Pilot', gallons: '80', amount: '300.00' };
      await call('POST', '/api/expenses', [
        { ...fill, jurisdiction: 'OH' },
        { ...fill, jurisdiction: 'OH' },
        { ...fill, expenseDate: day(1, 21), amount: '301.00' },
        { ...fill, expenseDate: day(1, 22), amount: '302.00', jurisdiction: 'OH', vehicleId: null },
      ]);
      await page.goto('/ifta/returns');
      await work.button('File Current Return').first().click();
      const starting = page.getByRole('dialog', { name: 'File Current Return' });
      await work.pick('Client', company, starting);
      await work.button('Calculate', starting).click();
      const panel = page.getByRole('dialog', { name: `Return of ${name}` });
      await panel.getByRole('tab', { name: 'Review' }).click();
      await panel.getByText(/are there twice/).waitFor();
      await staff.look('ifta-review');
      const review = page.url();
      // opens the purchase of a finding, mends it there, and comes back
      const mend = async (finding: RegExp, link: string, deed: (purchase: Locator) => Promise<void>): Promise<void> => {
        await page.goto(review);
        await panel.getByRole('tab', { name: 'Review' }).click();
        await panel.getByRole('listitem').filter({ hasText: finding }).getByRole('link', { name: link }).click();
        await page.waitForURL(/\/expenses/);
        await deed(page.getByRole('dialog').last());
      };
      const edited = async (purchase: Locator, change: (form: Locator) => Promise<unknown>): Promise<void> => {
        await work.button('Edit', purchase).click();
        const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save Changes' }) });
        await change(form);
        await work.button('Save Changes', form).click();
        await form.waitFor({ state: 'detached' });
      };
      await mend(/are there twice/, 'Purchase 2', async (purchase) => {
        await work.button('Delete', purchase).click();
        const sure = page.getByRole('alertdialog', { name: /^Are you sure/ });
        await work.button('Delete', sure).click();
        await sure.waitFor({ state: 'detached' });
      });
      await mend(/names no state/, 'Open purchase', (purchase) =>
        edited(purchase, (form) => work.fill({ Jurisdiction: 'OH' }, form)),
      );
      await mend(/names no vehicle/, 'Open purchase', (purchase) =>
        edited(purchase, (form) => work.pick('Vehicle', `Q-${nr}`, form)),
      );
      await page.goto(review);
      await panel.getByRole('tab', { name: 'Review' }).click();
      await panel.getByText(/of 100/).waitFor();
      await staff.settled();
      expect(await panel.getByText(/are there twice|names? no state|names? no vehicle/).count()).toBe(0);
      await panel.getByRole('tab', { name: 'Return' }).click();
      await work.button('Recalculate', panel).click();
      await page
        .getByRole('dialog', { name: /^Work out/ })
        .getByRole('button', { name: 'Calculate' })
        .click();
      await page.getByRole('dialog', { name: /^Work out/ }).waitFor({ state: 'detached' });
      await staff.look('ifta-return');
      await work.button('Mark reviewed', panel).click();
      await work.button('File…', panel).click();
      const filing = page.getByRole('dialog', { name: /^File the return of/ });
      await work.fill({ Reference: `NV-${nr}` }, filing);
      await staff.look('ifta-file');
      await work.button('Record as Filed', filing).click();
      await work.told('Recorded as filed');
      await panel.getByText('Filed', { exact: true }).first().waitFor();

      const [{ id } = {}] = await read(`/api/ifta/returns?clientId=${clientId}`);
      const names = await page.evaluate(
        async (at) => {
          const bytes = new Uint8Array(await (await fetch(at)).arrayBuffer());
          return [
            // oxlint-disable-next-line no-control-regex -- the mark of an entry in a ZIP's directory
            ...new TextDecoder('latin1').decode(bytes).matchAll(/PK\x01\x02.{42}([\w./-]+?\.(?:pdf|csv|xlsx|txt))/gs),
          ].map((hit) => hit[1]);
        },
        String(await panel.getByRole('link', { name: 'Audit pack' }).getAttribute('href')),
      );
      expect(names.map((each) => String(each).split('/').slice(1).join('/'))).toEqual(
        expect.arrayContaining(['return.pdf', 'trips.csv', 'fuel.xlsx', 'rates.csv', 'history.csv', 'read-me.txt']),
      );
      expect(String(names[0]).startsWith(period)).toBe(true);

      await call('POST', '/api/expenses', [
        { ...fill, expenseDate: day(3, 3), amount: '120.00', gallons: '30', jurisdiction: 'OH' },
      ]);
      await page.reload();
      await panel.getByRole('table', { name: 'Changed since' }).waitFor();
      await staff.look('ifta-changed');
      await work.button('Amend…', panel).click();
      const amending = page.getByRole('dialog', { name: /^Amend the return of/ });
      await work.fill({ Reason: 'A receipt came late' }, amending);
      await work.button('Record Amendment', amending).click();
      await work.told('Recorded as amended');
      await panel.getByText(/version 2/).waitFor();
      await staff.look('ifta-amended');
      expect({ id: String(id), year, quarter, errors: staff.errors }).toMatchObject({ errors: [] });
      await staff.leave();
    },
    150_000,
  );

  it.each<[string, Screen, number]>(
    turnOf([
      ['at 1280 px', DESKTOP, 0],
      ['at 390 px in the dark', PHONE_DARK, 1],
      ['at 390 px', PHONE, 2],
    ]),
  )(
    'has questions that the client answers in its portal; the answer stands beside the finding, %s',
    async (_, screen, nr) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const work = new Steps(staff);
      await work.comeIn('admin@axlebook.test', '/ifta/returns');
      const [call, read] = [callsOf(staff.page), readOf(staff)];
      const { day, year, quarter } = endedBefore(await todayOf(staff));
      const client = await Person.sitDown(shop.browser, shop.product.address, screen);
      await new Steps(client).hasSession('client@axlebook.test');
      await client.page.goto('/client-portal/deadlines');
      await client.settled();
      const clientId = String((await readOf(client)('/api/obligations'))[0]?.['clientId']);
      const [truck] = await call('POST', '/api/vehicles', [
        { clientId, unitNumber: `P-${nr}`, vin: `1FUJGLDR9KL78000${nr}`, licensePlate: `P${nr}`, weight: 80_000 },
      ]);
      const [trip] = [
        { clientId, vehicleId: truck?.['id'], date: day(1, 9), legs: [{ jurisdiction: 'OH', miles: '640.5' }] },
      ];
      await call('POST', '/api/ifta/trips', [trip]);
      const known = await read(`/api/ifta/returns?clientId=${clientId}&quarter=${quarter}&year=${year}`);
      const [about] = known.length > 0 ? known : await call('POST', '/api/ifta/returns', [{ clientId, year, quarter }]);
      await staff.page.goto(`/ifta/returns/${String(about?.['id'])}`);
      const panel = staff.page.getByRole('dialog', { name: /^Return of/ });
      await panel.getByRole('tab', { name: 'Review' }).click();
      await work.button('Ask the client', panel).click();
      await staff.page
        .getByText(/asked for\. The client finds them/)
        .first()
        .waitFor();
      await panel.getByText(/The client answered 0 of|The client answered \d+ of/).waitFor();
      await staff.look('ifta-asked');

      const what = `Fuel receipts of P-${nr} for ${quarter.slice(1)}Q${year}`;
      await client.page.reload();
      await client.page.getByText(what, { exact: true }).first().waitFor();
      await client.look('portal-questions');
      const file = paperFile(folder(), `receipts-${nr}.pdf`);
      await client.page.getByLabel(`File for ${what}`).setInputFiles(file);
      await client.page.getByText('Thank you, the paper has arrived').first().waitFor();
      await client.look('portal-answered');

      await staff.page.reload();
      await panel.getByRole('tab', { name: 'Review' }).click();
      await panel.getByRole('link', { name: `receipts-${nr}.pdf` }).waitFor();
      await staff.look('ifta-answered');
      await work.button(`Accept: ${what}`, panel).click();
      await work.told('The paper is accepted');
      expect([...staff.errors, ...client.errors]).toEqual([]);
      await client.leave();
      await staff.leave();
    },
    120_000,
  );

  it.each<[string, Screen]>(
    turnOf([
      ['at 1280 px', DESKTOP],
      ['at 390 px in the dark', PHONE_DARK],
      ['at 390 px', PHONE],
      ['at 1280 px in the dark', DESKTOP_DARK],
    ]),
  )(
    'begins with loads whose route is proposed, taken by a click and shown on a map with its stops, %s',
    async (at, screen) => {
      const staff = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = staff;
      const work = new Steps(staff);
      await work.comeIn('admin@axlebook.test', '/loads?new=1');
      const form = page.getByRole('dialog', { name: 'Add New Load' });
      const loadNumber = `R-${at.replace(/\D+/g, '')}-${screen.scheme}`;
      await work.fill(
        { 'Load Number': loadNumber, 'Pickup Location': 'elko nv', 'Drop-off Location': 'Boise, ID' },
        form,
      );
      await form.getByRole('combobox', { name: /^Broker/ }).click();
      await page.getByRole('option').first().click();
      await work.fill({ 'Stops Between': 'Twin Falls, ID' }, form);
      await work.button('Estimate miles and fuel from the route', form).click();
      await form.getByText(/Elko, NV to Boise, ID by way of Twin Falls, ID: about/).waitFor();
      await form.getByLabel('Miles per gallon').fill('6.5');
      await form.getByLabel('Dollars per gallon').fill('3.899');
      await work.button('Estimate the fuel', form).click();
      await form.getByText(/gal/).last().waitFor();
      await staff.look('load-route-proposed');
      await work.button('Use this estimate', form).click();
      expect(Number(await form.getByLabel('Distance (miles)').inputValue())).toBeGreaterThan(200);
      await work.button('Add Load', form).click();
      await work.told('Load created successfully');
      await page.goto(`/loads?q=${loadNumber}`);
      await page.getByRole('link', { name: loadNumber }).first().click();
      const panel = page.getByRole('dialog');
      const map = panel.getByRole('img', {
        name: 'Map of the route from Elko, NV to Boise, ID by way of Twin Falls, ID',
      });
      await map.scrollIntoViewIfNeeded();
      await staff.look('load-route-map');
      await panel.getByText('Estimated', { exact: false }).first().waitFor();
      expect(staff.errors).toEqual([]);
      await staff.leave();
    },
    90_000,
  );
});
