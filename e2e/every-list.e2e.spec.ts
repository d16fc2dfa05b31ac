import { inRun, inShare, isWhole } from '../testing/share';
import { lengthenLists, listsOn } from './support/every-list';
import { unlikeExport } from './support/files/exported';
import { DESKTOP, Person } from './support/look';
import { addressesOf, patterns, plainAddressesOf } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** What grows with its rows and is no list, or can do less on purpose: at which address, how it is called, and why. */
const EXCEPTIONS: readonly (readonly [at: RegExp, called: RegExp, why: string])[] = [
  [/./, /by (month|days past due|week|period)$/, 'a drawing, and its figures as a table for who cannot see it'],
  [
    /^\/(reports(\/(cash-flow|balance-sheet|ageing|broker-ledger|statements))?|accounting\/profit-and-loss)( >|\?|$)/,
    /./,
    'a statement: Export on its page makes PDF, Excel and CSV of the same numbers',
  ],
  [/./, /^You owe$/, 'what a client has still to pay, each line to be paid: above the list of its payments'],
  [/./, /^History, newest first$/, 'the history of one record, which goes on by "Show more"'],
  [/./, /^(Overview|What we do for you)$/, 'a client at a glance: a line for each service, which leads to its list'],
  [
    /^\/ifta\/rates/,
    /^Tax rates$/,
    'the states and provinces, each with its rate: a table of the law, narrowed above it',
  ],
  [
    /^\/(agent-)?profile/,
    /^Your sessions$/,
    'where somebody is signed in: a few browsers, each ended by its own button',
  ],
];
/** Pages of a record that hold lists of their own, and where the record comes from. */
const FIRST_LIST: Readonly<Record<string, string>> = { '/clients/:id': '/api/clients' };

/** Columns that several rows must not add up to: at which list, which, and why. */
const APART: readonly (readonly [list: RegExp, column: RegExp, why: string])[] = [
  [/^(ledger|account-ledger|general-ledger|lines)/, /^Balance$/, 'it runs: the last one is the sum'],
  [/account/, /^Balance$/, 'accounts of assets and of debts, with their groups'],
  [/^tie-outs/, /./, 'accounts of assets and of debts'],
  [/^insurance/, /^Coverage Amount$/, 'each policy covers another loss'],
  [/^fuel-review/, /^Amount$/, 'in US and Canadian dollars'],
  [
    /^ifta-returns|^returns|^fuel-tax-returns/,
    /./,
    'of states and of provinces: miles or kilometers, US or Canadian dollars',
  ],
  [/^settlements/, /^Carried$/, 'the next settlement takes it over'],
  [/rates/, /./, 'a rate of each state'],
];
const isApart = (list: string, column: string): boolean =>
  APART.some(([of, columns]) => of.test(list) && columns.test(column));
const isExcepted = (address: string, displayName: string): boolean =>
  EXCEPTIONS.some(([at, name]) => at.test(address) && name.test(displayName));

/** Finds every list of the product by what grows as the API answers more rows: a new one is tried without a line. */
describe('every list of the product', () => {
  const shop = shipped();

  it.each([
    ['admin', '/staff-login', '/', /^(?!\/(client-portal|agent-))/, 25],
    ['agent', '/agent-login', '/agent-dashboard', /^\/agent-/, 2],
    ['client', '/client-login', '/client-portal', /^\/(client-portal|payments|ifta|support)/, 5],
    ['driver', '/staff-login', '/', /^\/client-portal/, 2],
  ] as const)(
    'that the %s sees has selection, views, page size, a choice of columns, CSV and XLSX',
    async (role, door, home, where, atLeast) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const { page } = person;
      await new Steps(person).comeIn(`${role}@axlebook.test`, home);
      const firstIdOf = (list: string): Promise<string> =>
        page.evaluate(async (path) => String(((await (await fetch(path)).json()) as { id: string }[])[0]?.id), list);
      const addresses: string[] = [];
      for (const pattern of patterns.filter((each) => where.test(each) && inRun(`${role} ${each}`)))
        if (!pattern.includes(':id') || pattern in FIRST_LIST)
          addresses.push(...(await addressesOf(pattern, firstIdOf)));
      await lengthenLists(page);
      const seen = new Set<string>();
      const lacking: string[] = [];
      const check = async (place: string): Promise<void> => {
        await person.settled();
        const [first] = await page.locator('main [data-list]:has([role=grid], ul)').all();
        if (first) await first.locator('[data-sums]').waitFor();
        for (const { displayName, lacks, unsummed } of await listsOn(page)) {
          seen.add(`${place}: ${displayName}`);
          for (const column of unsummed)
            if (!isApart(displayName, column)) lacking.push(`${place}: ${displayName} has no sum of ${column}`);
          if (lacks.length > 0 && !isExcepted(place, displayName))
            lacking.push(`${place}: ${displayName} has no ${lacks.join(', ')}`);
        }
      };
      const tabs = page.locator('main [role=tab], main [role=group] > button[aria-pressed]');
      for (const address of addresses) {
        await person.goTo(address);
        await check(address);
        for (let nr = 0; nr < (await tabs.count()); nr += 1) {
          const tab = tabs.nth(nr);
          if (
            (await tab.getAttribute('aria-selected')) === 'true' ||
            (await tab.getAttribute('aria-pressed')) === 'true'
          )
            continue;
          await tab.click();
          await check(`${address} > ${await tab.innerText()}`);
        }
      }
      expect(lacking).toEqual([]);
      if (isWhole) expect(seen.size).toBeGreaterThanOrEqual(atLeast);
      await person.leave();
    },
    300_000,
  );

  it.each([
    ['admin', '/', /^(?!\/(client-portal|agent-))/, 15],
    ['client', '/client-portal', /^\/(client-portal|payments|support)/, 2],
  ] as const)(
    'that the %s sees says in its export what its rows say',
    async (role, home, where, atLeast) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      await new Steps(person).comeIn(`${role}@axlebook.test`, home);
      const wrong: string[] = [];
      let compared = 0;
      const addresses = patterns.filter((pattern) => where.test(pattern) && inShare(pattern)).flatMap(plainAddressesOf);
      for (const address of addresses) {
        // a client's list of a few rows has an export only where the address asks for some of them
        await person.goTo(role === 'client' ? `${address}?limit=100` : address);
        const unlike = await unlikeExport(person.page);
        if (unlike) compared += 1;
        wrong.push(...(unlike ?? []).map((each) => `${address}, ${each}`));
      }
      expect(wrong).toEqual([]);
      if (isWhole) expect(compared).toBeGreaterThanOrEqual(atLeast);
      await person.leave();
    },
    240_000,
  );
});
