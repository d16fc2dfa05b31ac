import { inRun, inShare } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK } from './support/look';
import { firstIdIn } from './support/made-records';
import { addressesOf, patterns, views } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const nameOf = (address: string): string => address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
/** Other states of a screen that have an address. */
const VIEWS = ['/accounting/invoices?status=overdue', ...views];
/** Who sees the same screens: one of them has them checked, the others go everywhere too. */
const KINDS = {
  nobody: 'outside',
  admin: 'office',
  employee: 'office',
  agent: 'agent',
  client: 'portal',
  driver: 'portal',
} as const;
/** They see what an administrator sees, or less of it: a run takes them to a quarter of its share. */
const LIKE_THE_OFFICE: readonly string[] = ['employee', 'agent'] satisfies readonly (keyof typeof KINDS)[];
const REFUSED = 'No access';
/** Each size and each scheme once, of panels of records in turn; all four where pictures are kept. */
const LOOKS = [DESKTOP, PHONE_DARK];
const looksAt = (address: string, nr: number, kind: string) => {
  if (process.env['SCREENSHOTS']) return [DESKTOP, DESKTOP_DARK, PHONE_DARK, PHONE];
  // an agent's are those of the office in another frame
  return kind === 'agent' || /\/(\d+|[0-9a-f-]{36})$/.test(address) ? LOOKS.slice(nr % 2, (nr % 2) + 1) : LOOKS;
};

describe('every screen', () => {
  const shop = shipped();
  const checked = new Set<string>();

  const firstIdOf = firstIdIn(shop);

  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
    'of the route table, as %s, has a title and a heading, fits and is free of violations',
    async (role) => {
      const kind = KINDS[role];
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP, { atShare: true });
      const { page } = person;
      if (role === 'nobody') await page.goto('/');
      else
        await new Steps(person).comeIn(
          `${role}@axlebook.test`,
          { client: '/client-portal', agent: '/agent-dashboard' }[role as string] ?? '/',
        );
      await person.settled();
      const visit = async (address: string, thoroughly: boolean): Promise<void> => {
        await person.goTo(address);
        // also behind an open drawer
        const [heading = ''] = await page.locator('h1').allTextContents();
        expect({ address, heading, title: await page.title() }).toEqual({
          address,
          heading: expect.stringMatching(/\S/) as string,
          title: expect.stringMatching(/Axlebook/) as string,
        });
        // who is signed out sees few pages at many addresses
        const key = heading === REFUSED ? REFUSED : `${kind === 'outside' ? '' : address} ${heading} ${kind}`;
        if (!thoroughly || checked.has(key)) return person.fits(address);
        for (const screen of looksAt(address, checked.size, kind)) {
          await person.changeTo(screen);
          await person.look(`${role}-${nameOf(address)}`);
        }
        await person.fitsEverywhere(address);
        checked.add(key);
      };
      const wrong: string[] = [];
      const isDue = LIKE_THE_OFFICE.includes(role) ? inRun : inShare;
      for (const pattern of [...patterns, ...VIEWS].filter((each) => isDue(`${kind} ${each}`))) {
        for (const address of await addressesOf(pattern, firstIdOf)) {
          await visit(address, inRun(`${kind} ${pattern}`)).catch((cause: Error) =>
            wrong.push(`${address}: ${cause.message}`),
          );
          await person.changeTo(DESKTOP);
        }
      }
      expect(wrong).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    480_000,
  );

  it('follows what others do, without a reload', async () => {
    const [watching, working] = [
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
    ];
    await new Steps(watching).comeIn('employee@axlebook.test', '/clients/brokers');
    await watching.settled();
    const work = new Steps(working);
    await work.comeIn('admin@axlebook.test', '/clients/brokers');
    await work.button('Add Broker').click();
    await work.fill({ Name: 'Willow Brook Logistics' }, working.page.getByRole('dialog'));
    await working.page.keyboard.press('Enter');
    await watching.page.getByText('Willow Brook Logistics').first().waitFor();
    await watching.leave();
    await working.leave();
  }, 60_000);

  it('shows what people wrote as text, wherever it stands', async () => {
    const EVIL = '<img src=x onerror="window.harmed=1">&<b>Sons</b>';
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const steps = new Steps(person);
    await steps.signIn('/staff-login', 'admin@axlebook.test');
    const post = (path: string, data: object): Promise<{ id: string | number }> =>
      person.page.evaluate(
        async ([to, body]) =>
          (
            await fetch(to, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).json() as Promise<{ id: string }>,
        [path, data] as const,
      );
    const broker = await post('/api/brokers', { name: EVIL, contactEmail: 'evil@broker.test', address: EVIL });
    const client = await post('/api/clients', { companyName: EVIL, contactName: EVIL, notes: EVIL, city: EVIL });
    const invoice = await post('/api/invoices', {
      brokerId: broker.id,
      clientId: client.id,
      amount: '10',
      notes: EVIL,
    });
    await post(`/api/invoices/${invoice.id}/send`, {});
    for (const path of [
      '/clients',
      `/clients/${client.id}`,
      '/clients/brokers',
      `/clients/brokers/${broker.id}`,
      `/accounting/invoices/${invoice.id}`,
      '/audit',
      '/',
    ]) {
      await person.goTo(path);
      if (path.startsWith('/clients')) await person.page.getByText(EVIL).first().waitFor();
      expect({
        path,
        harmed: await person.page.evaluate(() => 'harmed' in window),
        pictures: await person.page.locator('img[src="x"]').count(),
      }).toEqual({ path, harmed: false, pictures: 0 });
    }
    await steps.openMail('evil@broker.test');
    await person.page.getByText('evil@broker.test').first().click();
    await person.settled();
    expect(await person.page.evaluate(() => 'harmed' in window)).toBe(false);
    await person.leave();
  }, 60_000);

  it('shows an employee no audit screen, and a signed-out visitor the landing page', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    await person.page.goto('/accounting');
    await person.page.getByRole('link', { name: 'New Client Registration' }).first().waitFor();
    await new Steps(person).signIn('/staff-login', 'employee@axlebook.test');
    expect(await person.page.getByRole('link', { name: 'Audit' }).count()).toBe(0);
    const { status } = await person.page.evaluate(async () => ({ status: (await fetch('/api/audit/facts')).status }));
    expect(status).toBe(403);
    await person.leave();
  }, 60_000);
});
