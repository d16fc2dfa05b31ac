import { turnOf } from '../testing/share';
import { DESKTOP, Person, PHONE } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const HEADERS = 'Company Name,Contact Name,Email,Phone,City,State';
const sheet = (nr: number): string =>
  [
    HEADERS,
    `Cedar Point Haul ${nr},Ann Lee,ann@cedar${nr}.test,555 010 0001,Toledo,OH`,
    `,Bo Diaz,bo@nobody${nr}.test,555 010 0002,Toledo,OH`,
    `Wolf Creek Haul ${nr},Cy Wu,not an address,555 010 0003,Toledo,OH`,
    '',
    `Granite Haul ${nr},Di Fox,di@granite${nr}.test,555 010 0004,Toledo,ZZ`,
    `Blue Ash Haul ${nr},Ed Roy,ed@blueash${nr}.test,555 010 0005,Toledo,OH`,
    `Cedar Point Haul ${nr},Ann Lee,ann@cedar${nr}.test,555 010 0001,Toledo,OH`,
  ].join('\n');

describe('an import with mistakes', () => {
  const shop = shipped();

  it.each(turnOf([DESKTOP, PHONE]))(
    'at $width px takes the good rows, tells each bad one by its row and reason, and takes no row twice',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      const steps = new Steps(person);
      await steps.comeIn('admin@axlebook.test', '/clients');
      await steps.button('Import Excel').click();
      await person.look('import');
      const send = (): Promise<void> =>
        page
          .getByLabel('Sheet of clients')
          .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(screen.width)) });
      await send();
      await steps.told('Import Completed');
      for (const row of [3, 4, 6, 8]) await page.getByText(new RegExp(`Row ${row}: `)).waitFor();
      await page.getByText(/Row 8: .*The same as row 2/).waitFor();
      await person.look('import-results');
      await send();
      await page.getByText(/Row 2: .*is there already/).waitFor();
      const found = await page.evaluate(
        async (q) =>
          ((await (await fetch(`/api/clients?q=${q}`)).json()) as { companyName: string }[]).map(
            ({ companyName }) => companyName,
          ),
        `Haul%20${screen.width}`,
      );
      expect(found.toSorted()).toEqual([`Blue Ash Haul ${screen.width}`, `Cedar Point Haul ${screen.width}`]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    60_000,
  );

  const EXPENSES = [
    'Category,Amount,Date,Vendor,Client,Receipt Number,Color',
    'Fuel,$312.40,11/2/2026,Cedar Pilot,,C-1,red',
    'Dinner,12.00,11/2/2026,Cedar Diner,,,',
    'Toll,4.50,11/3/2026,Cedar Turnpike,Nobody At All LLC,,',
    'Fuel,$312.40,11/2/2026,Cedar Pilot,,C-1,',
  ].join('\n');

  it('of expenses does the same, and books the good ones', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    const steps = new Steps(person);
    await steps.comeIn('admin@axlebook.test', '/expenses');
    await steps.button('Import Excel').click();
    await page
      .getByLabel('Sheet of expenses')
      .setInputFiles({ name: 'expenses.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPENSES) });
    await steps.told('Import Completed');
    await page.getByText(/Row 3: Category must be one of/).waitFor();
    await page.getByText('Row 4: No client is called “Nobody At All LLC”').waitFor();
    await page.getByText('Row 5: The same as row 2').waitFor();
    await page.getByText(/Columns not imported: Color\./).waitFor();
    await person.look('import-expenses');
    const found = await page.evaluate(async () =>
      ((await (await fetch('/api/expenses?q=Cedar')).json()) as { vendor: string; amount: string }[]).map(
        ({ vendor, amount }) => [vendor, amount],
      ),
    );
    expect(found).toEqual([['Cedar Pilot', '312.40']]);
    expect(person.errors).toEqual([]);
    await person.leave();
  }, 60_000);
});
