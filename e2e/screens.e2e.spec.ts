import { DESKTOP, DESKTOP_DARK, Person, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

const OUTSIDE = ['/', '/client-registration', '/staff-login', '/admin-login', '/agent-login', '/client-login', '/no-such-page'];
const INSIDE = [
  '/', '/clients', '/clients/brokers', '/client-registrations', '/loads', '/accounting', '/accounting/invoices', '/accounting/invoices?status=overdue', '/accounting/invoices/110', '/accounting/reports', '/accounting/bookkeeping',
  '/accounting/bookkeeping?view=trial-balance', '/accounting/bookkeeping?view=accounts', '/accounting/1099', '/audit', '/audit/jobs', '/dev/mail', '/profile', '/ifta', '/no-such-page',
];
const nameOf = (path: string): string => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

describe('every screen', () => {
  const shop = shipped();


  it.each<[string, Screen]>([
    ['in the dark at 1280 px', DESKTOP_DARK],
    ['in the dark at 360 px', PHONE_DARK],
  ])(
    'is readable and free of violations %s',
    async (_, screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      for (const path of OUTSIDE) {
        await person.page.goto(path);
        await person.look(`outside-${nameOf(path)}`);
      }
      await new Steps(person).signIn('/staff-login', 'admin@axlebook.test');
      for (const path of INSIDE) {
        await person.page.goto(path);
        await person.look(`inside-${nameOf(path)}`);
      }
      expect(person.errors).toEqual([]);
      await person.leave();
    },
    240_000,
  );

  it('follows what others do, without a reload', async () => {
    const [watching, working] = [await Person.sitDown(shop.browser, shop.product.address, DESKTOP), await Person.sitDown(shop.browser, shop.product.address, DESKTOP)];
    await new Steps(watching).signIn('/staff-login', 'employee@axlebook.test');
    const work = new Steps(working);
    await work.signIn('/staff-login', 'admin@axlebook.test');
    await watching.page.goto('/clients/brokers');
    await watching.settled();
    await working.page.goto('/clients/brokers');
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
    await new Steps(person).signIn('/staff-login', 'admin@axlebook.test');
    const post = (path: string, data: object): Promise<{ id: string | number }> => person.page.evaluate(async ([to, body]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<{ id: string }>, [path, data] as const);
    const broker = await post('/api/brokers', { name: EVIL, contactEmail: 'evil@broker.test', address: EVIL });
    const client = await post('/api/clients', { companyName: EVIL, contactName: EVIL, notes: EVIL, city: EVIL });
    const invoice = await post('/api/invoices', { brokerId: broker.id, clientId: client.id, amount: '10', notes: EVIL });
    await post(`/api/invoices/${invoice.id}/send`, {});
    for (const path of ['/clients', `/clients/${client.id}`, '/clients/brokers', `/clients/brokers/${broker.id}`, `/accounting/invoices/${invoice.id}`, '/audit', '/', '/dev/mail']) {
      await person.page.goto(path);
      await person.settled();
      if (path.startsWith('/clients')) await person.page.getByText(EVIL).first().waitFor();
      expect({ path, harmed: await person.page.evaluate(() => 'harmed' in window), pictures: await person.page.locator('img[src="x"]').count() }).toEqual({ path, harmed: false, pictures: 0 });
    }
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
