import type { Page, Request } from 'playwright-core';
import { callsOf } from './support/calls';
import { DESKTOP, Person, PHONE } from './support/look';
import { patterns } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const TABS = 8;
const WRITES = 100;
const BROKERS = '/clients/brokers';

/** Every way in, and the demo's account for it. */
const DOORS = patterns.flatMap((pattern) => /^\/(\w+)-login$/.exec(pattern)?.[1] ?? []);
const accountAt = (door: string): string => `${door === 'staff' ? 'employee' : door}@axlebook.test`;

/** How often each address was asked for since the last look. */
const asked = (page: Page) => {
  let seen: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/stream')
      seen.push(pathname + search);
  });
  return {
    times: (): Record<string, number> =>
      Object.fromEntries([...new Set(seen)].map((url) => [url, seen.filter((other) => other === url).length])),
    again: () => (seen = []),
  };
};

/** Longer than news are collected, and than the rest between two times that they are fetched. */
const fetchedAll = (page: Page): Promise<void> => page.waitForTimeout(3_000);

describe('many tabs, many changes and no network', () => {
  const shop = shipped();
  const sitDown = async (): Promise<Person> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    await new Steps(person).signIn('/staff-login', 'admin@axlebook.test');
    return person;
  };

  it('eight tabs hold one stream, all hear of a change, and another tab goes on when the first is closed', async () => {
    const person = await sitDown();
    const other = await sitDown();
    const change = callsOf(other.page);
    const context = person.page.context();
    const streams = new Set<Request>();
    context.on('request', (request) => request.url().endsWith('/api/stream') && streams.add(request));
    const over = (request: Request): boolean => streams.delete(request);
    context.on('requestfinished', over).on('requestfailed', over);
    const open = (): number => [...streams].filter((request) => !request.frame().page().isClosed()).length;
    await person.page.goto('about:blank');
    const tabs: Page[] = [];
    for (let nr = 0; nr < TABS; nr += 1) {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto(BROKERS);
      await page.getByRole('heading', { name: 'Client Management' }).waitFor();
      await page.getByRole('grid').waitFor();
      tabs.push(page);
    }
    expect(open()).toBe(1);
    const hear = async (name: string, within: Page[]): Promise<void> => {
      await change('POST', '/api/brokers', [{ name }]);
      await Promise.all(within.map((page) => page.getByText(name).first().waitFor()));
    };
    await hear('AAA Told To All', tabs);
    await tabs[0]?.close();
    await hear('AAA Told By The Next', tabs.slice(1));
    expect(open()).toBe(1);
    await other.leave();
    await person.leave();
  }, 120_000);

  it('a hundred foreign changes are at most ten fetches of anything, an own one is one', async () => {
    const person = await sitDown();
    const auditor = await sitDown();
    const other = await sitDown();
    const change = callsOf(other.page);
    const [broker] = await change('POST', '/api/brokers', [{ name: 'AAA Busy Freight' }]);
    await person.page.goto(BROKERS);
    await auditor.page.goto('/audit');
    await Promise.all([person.settled(), auditor.settled()]);
    const [list, audit] = [asked(person.page), asked(auditor.page)];
    await change(
      'PATCH',
      `/api/brokers/${String(broker?.['id'])}`,
      Array.from({ length: WRITES }, (_, nr) => ({ contactPhone: `555-${String(nr).padStart(4, '0')}` })),
    );
    await fetchedAll(person.page);
    for (const times of [list.times(), audit.times()]) {
      expect(Object.keys(times).length).toBeGreaterThan(0);
      expect(Math.max(...Object.values(times))).toBeLessThanOrEqual(10);
    }
    expect(Object.keys(list.times()).filter((url) => url.startsWith('/api/brokers?'))).toHaveLength(1);
    expect(Object.keys(audit.times()).filter((url) => /audit\/(actors|types)/.test(url))).toEqual([]);

    const steps = new Steps(person);
    await steps.button('Add Broker').click();
    const dialog = person.page.getByRole('dialog');
    await steps.fill({ Name: 'AAA Own Freight' }, dialog);
    await person.settled();
    list.again();
    await person.page.keyboard.press('Enter');
    await person.page.getByText('Broker created successfully').waitFor();
    await person.page.getByRole('link', { name: 'Open AAA Own Freight' }).waitFor();
    await fetchedAll(person.page);
    const own = Object.entries(list.times()).filter(([url]) => url.startsWith('/api/brokers?'));
    expect(own.map(([, times]) => times)).toEqual([1]);
    expect(Math.max(...Object.values(list.times()))).toBe(1);
    for (const one of [person, auditor, other]) await one.leave();
  }, 180_000);

  it('without a network the badge says so, no row is shown for another page, and a page opens when it is back', async () => {
    const person = await sitDown();
    const { page } = person;
    const context = page.context();
    const steps = new Steps(person);
    await page.goto('/accounting/invoices');
    await person.settled();

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/invoices?*', async (route) => held.then(() => route.continue()), { times: 1 });
    await steps.button('Next').click();
    await page.getByText('Showing the previous page').waitFor();
    expect(await page.getByRole('grid').locator('xpath=..').getAttribute('aria-busy')).toBe('true');
    answer();
    await page.getByText('Showing the previous page').waitFor({ state: 'detached' });
    await page.getByText(/^26–50 of /).waitFor();

    await context.setOffline(true);
    await page.getByText('System Offline').waitFor({ timeout: 2_000 });
    await steps.button('Next').click();
    await page.getByRole('button', { name: /try again|retry/i }).waitFor();
    expect(await page.getByRole('row').count()).toBe(0);
    await page.getByRole('link', { name: 'Registrations', exact: true }).click();
    await page.getByText('You are offline').waitFor();
    expect(await page.getByText('This page hit a problem').count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Client Registrations' }).waitFor();
    await page.getByText('System Online').waitFor();
    await person.leave();
  }, 120_000);

  it('a tab that was open over a deployment is offered the new version', async () => {
    const person = await sitDown();
    const { page } = person;
    await page.route('**/api/firm', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), version: '99.0.0' } });
    });
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Registrations', exact: true }).click();
    await page.getByRole('heading', { name: 'A new version is ready' }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.unroute('**/api/firm');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Client Registrations' }).waitFor();
    await person.leave();
  }, 120_000);

  it.each(DOORS)(
    'whoever came in by the %s door is told in their frame of no network and of a new version',
    async (door) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const { page } = person;
      const context = page.context();
      await page.goto(`/${door}-login`);
      await new Steps(person).fill({ Email: accountAt(door), Password: 'axlebook-demo' });
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => !pathname.endsWith('-login'));
      await person.settled();
      await page.route('**/api/firm', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), version: '99.0.0' } });
      });
      await context.setOffline(true);
      await page.getByText('System Offline').waitFor({ timeout: 2_000 });
      for (const screen of [{ ...PHONE, width: 360 }, DESKTOP]) {
        await person.changeTo(screen);
        await person.fits(`offline at the ${door} door`);
        expect(await page.getByText('System Offline').isVisible()).toBe(true);
      }
      await context.setOffline(false);
      const offer = page.getByRole('button', { name: 'A new version is ready: reload' });
      await offer.waitFor();
      for (const screen of [{ ...PHONE, width: 360 }, DESKTOP]) {
        await person.changeTo(screen);
        await person.fits(`a new version at the ${door} door`);
        expect(await offer.isVisible()).toBe(true);
      }
      await page.unroute('**/api/firm');
      await offer.click();
      await page.waitForLoadState();
      await person.settled();
      expect(await offer.count()).toBe(0);
      await person.leave();
    },
    60_000,
  );

  it('a notice is of its own action, at once, and gone five seconds later', async () => {
    const person = await sitDown();
    const { page } = person;
    const steps = new Steps(person);
    await page.goto(BROKERS);
    await person.settled();
    const add = async (name: string): Promise<number> => {
      await steps.button('Add Broker').click();
      const dialog = page.getByRole('dialog');
      await steps.fill({ Name: name }, dialog);
      const saved = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.keyboard.press('Enter');
      await saved;
      const since = Date.now();
      await page.getByRole('link', { name: `Open ${name}` }).waitFor({ timeout: 2_000 });
      return Date.now() - since;
    };
    await add('AAB First');
    await page.mouse.move(640, 20);
    await add('AAB Second');
    expect(await page.getByRole('link', { name: 'Open AAB First' }).count()).toBe(0);
    const from = Date.now();
    const notice = page.getByRole('link', { name: 'Open AAB Second' });
    for (let nr = 0; nr < 2; nr += 1) {
      await steps.button('Add Broker').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await notice.waitFor({ state: 'detached' });
    expect(Date.now() - from).toBeLessThan(6_500);
    await add('AAB Third');
    await page.getByRole('link', { name: 'Open AAB Third' }).click();
    await page.waitForURL(`**${BROKERS}/*`);
    await page.getByRole('dialog', { name: 'AAB Third' }).waitFor();
    await person.leave();
  }, 120_000);
});
