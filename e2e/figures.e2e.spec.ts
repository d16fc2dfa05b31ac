import type { Page } from 'playwright-core';
import { inShare, isWhole } from '../testing/share';
import { DESKTOP, Person } from './support/look';
import { patterns, plainAddressesOf } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** Who sees figures, where they sign in and where that leads. */
const PEOPLE = [
  ['admin', '/staff-login', '/'],
  ['agent', '/agent-login', '/agent-dashboard'],
  ['client', '/client-login', '/client-portal'],
] as const;
const TRIAL_BALANCE = '/accounting/bookkeeping?view=trial-balance';
const PAGES = [
  ...patterns.flatMap(plainAddressesOf),
  TRIAL_BALANCE,
  `${TRIAL_BALANCE}&asOf=2026-06-30`,
  '/accounting/bookkeeping?view=accounts',
  '/accounting/bookkeeping?view=tie-outs',
  '/accounting/profit-and-loss?by=vehicle',
  '/reports/cash-flow?period=yearly',
  '/reports/ageing?to=2026-06-30',
  '/reports/ageing?to=2026-06-30&open=all',
  ...['/reports', '/reports/ageing', '/accounting/profit-and-loss'].map((address) => `${address}?own=true`),
  '/accounting/bookkeeping?view=tie-outs&own=true',
];
/** Another one in each run: no part of a page's name. */
const ID = /[0-9a-f-]{36}/g;
/** Some are looked at once more with a client chosen in the header. */
const OF_ONE_CLIENT = ['/accounting', TRIAL_BALANCE];

interface Shown {
  readonly text: string;
  readonly to: string;
  readonly of: string;
  /** It stands in the row of a table, among many of its like. */
  readonly inRow: boolean;
}
type Row = Readonly<Record<string, unknown>>;

const shownOn = (page: Page): Promise<Shown[]> =>
  page.locator('main [data-figure], [role=dialog] [data-figure]').evaluateAll((figures) =>
    figures.map((figure) => ({
      text: figure.textContent,
      to: figure.closest('a')?.getAttribute('href') ?? '',
      of: figure.getAttribute('data-figure') ?? '',
      inRow: figure.closest('tbody, [role=row]') !== null,
    })),
  );
/** Of the figures in rows of one page that lead to pages of one kind: so many at each end, and of the largest. */
const [AT_AN_END, LARGEST] = [2, 2];
/** '/accounting/invoices/117' and '/accounting/invoices/118' are pages of one kind. */
const kindOf = ({ to, of }: Shown): string => `${to.replace(/\?.*/, '').replaceAll(/[\w-]*\d[\w-]*/g, '')} ${of}`;
/** All cards, and of the figures in rows that lead to pages of one kind the first, the last and the largest. */
const followed = (all: readonly Shown[]): Shown[] =>
  all.filter((shown) => {
    if (!shown.inRow || !/^(page|cells:\w+)$/.test(shown.of)) return true;
    const alike = all.filter((other) => other.inRow && kindOf(other) === kindOf(shown));
    const at = alike.indexOf(shown);
    if (at < AT_AN_END || at >= alike.length - AT_AN_END) return true;
    const size = ({ text }: Shown): number => Math.abs(numberIn(text)) || 0;
    return alike.filter((other) => size(other) > size(shown)).length < LARGEST;
  });
/** Cards and rows of the trial balance that open nothing, but for those that say what is missing. */
const closed = (page: Page): Promise<string[]> =>
  page.locator('main [data-card], main [data-balance] tr:has(td)').evaluateAll((cards) =>
    cards
      .filter((card) => !card.querySelector('a[data-figure], a [data-figure], [data-value] a') && !card.matches('a'))
      .filter((card) => !card.hasAttribute('data-missing'))
      .map((card) => card.textContent),
  );

/** The pages that somebody looks at; one who chooses among clients chooses the one that paid last. */
const pagesFor = async (page: Page, role: string): Promise<string[]> => {
  if (role !== 'admin') return PAGES;
  const chosen = await page.evaluate(async () => {
    const [payment] = (await (await fetch('/api/payments?limit=1')).json()) as { clientId: string }[];
    const [deposit] = (await (await fetch('/api/deposits?limit=1')).json()) as { brokerId: number }[];
    const [filed] = (await (await fetch('/api/ifta/returns?limit=1')).json()) as { clientId: string; period: string }[];
    const [broker] = (await (await fetch('/api/brokers?limit=1')).json()) as { id: number }[];
    return { clientId: payment?.clientId ?? '', brokerId: deposit?.brokerId ?? broker?.id ?? 0, filed };
  });
  const { clientId, brokerId, filed } = chosen;
  return [
    ...PAGES,
    ...OF_ONE_CLIENT.map((address) => `${address}${address.includes('?') ? '&' : '?'}client=${clientId}`),
    `/clients/${clientId}`,
    `/clients/brokers/${brokerId}`,
    `/reports/broker-ledger?brokerId=${brokerId}`,
    ...(filed ? [`/ifta?clientId=${filed.clientId}&quarter=${filed.period}`] : []),
  ];
};

type Foot = ReadonlyMap<string, number>;
interface Behind {
  readonly rows: readonly Row[];
  /** What stands below each list of the page: its number of rows, and the sums of its columns by field. */
  readonly feet: readonly Foot[];
}

const feetOn = async (page: Page): Promise<Foot[]> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-list]')].every((list) => list.querySelector('[data-sums]')),
  );
  const told = await page
    .locator('main [data-list] [data-sums]')
    .evaluateAll((feet) =>
      feet.map((foot) =>
        [...foot.querySelectorAll('[data-sum]')].map((sum): [string, string] => [
          sum.getAttribute('data-sum') ?? '',
          (sum.querySelector('strong') ?? sum).textContent,
        ]),
      ),
    );
  return told.map((foot) => new Map(foot.map(([name, text]) => [name, numberIn(text)])));
};

/** The rows of the list that a page shows when it is opened, and what stands below it. */
const behind = async (person: Person, to: string): Promise<Behind> => {
  const { page } = person;
  const lists: URL[] = [];
  const note = (request: { url: () => string }): void => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && ['25', '1000'].includes(url.searchParams.get('limit') ?? ''))
      lists.push(url);
  };
  page.on('request', note);
  const asked = new URL(to, page.url()).searchParams;
  // who is chosen in the header is no question to the server: the list asks for its clientId
  asked.delete('client');
  // nor is which part of a page it is
  asked.delete('view');
  const isAsked = ({ searchParams }: URL): boolean =>
    searchParams.get('limit') !== '25' || [...asked].every(([name, value]) => searchParams.get(name) === value);
  await person.goTo(to);
  // what the page knew already it did not ask for again; the page before may have asked for its own rows once more
  if (!lists.some(isAsked)) await page.goto(to);
  await person.settled();
  const feet = await feetOn(page);
  page.off('request', note);
  const list = lists.find(isAsked) ?? lists.at(-1);
  if (!list) throw new Error(`${to} shows no list`);
  if (list.searchParams.get('limit') === '25')
    for (const [name, value] of asked) expect([to, name, list.searchParams.get(name)]).toEqual([to, name, value]);
  const rows = await page.evaluate(
    async ([path, query]) => {
      const rows: Record<string, unknown>[] = [];
      for (let next: string | undefined = `${path}?${query}&limit=1000`; next !== undefined;) {
        const answer: Response = await fetch(next);
        rows.push(...((await answer.json()) as Record<string, unknown>[]));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      return rows;
    },
    [list.pathname, asked.toString()] as const,
  );
  return { rows, feet };
};

const cents = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0) / 100;
const isByHand = ({ source }: Row): boolean => {
  const { kind = null } = (source ?? {}) as { readonly kind?: string };
  return kind === null || kind === 'entrytemplate';
};
/**
 * What a figure must be: 'rows', a field, one field less another, by groups of which the positive ones count, or one in
 * percent of another; the average of a field of those that have it, in whole numbers; of lines of the books those that were written by hand, or all others; a quotient of a field and a
 * number; the share of so many months, of each of some records, that have a row.
 */
const expected = (rows: readonly Row[], of: string): number => {
  if (of === 'rows') return rows.length;
  const [, averaged] = /^average:(\w+)$/.exec(of) ?? [];
  if (averaged !== undefined) {
    const some = rows.flatMap((row) => (typeof row[averaged] === 'number' ? [row[averaged]] : []));
    return Math.round(some.reduce((sum, each) => sum + each, 0) / some.length);
  }
  const [, sum, by] = /^(.+)@(byHand|records)$/.exec(of) ?? [];
  if (sum !== undefined)
    return expected(
      rows.filter((row) => isByHand(row) === (by === 'byHand')),
      sum,
    );
  const [, whose = '', day = '', months] = /^months:(\w+):(\w+)\/(\d+)$/.exec(of) ?? [];
  if (months !== undefined) {
    const found = new Set(rows.map((row) => `${String(row[whose])} ${String(row[day]).slice(0, 7)}`));
    return Number(months) === 0 ? 0 : Math.floor((100 * found.size) / Number(months));
  }
  const [, number, divisor = ''] = /^(-?[\d.]+)\/([a-z]\w*)$/i.exec(of) ?? [];
  if (number !== undefined) return Number(number) / cents(rows, divisor);
  const [, divided = '', through] = /^([a-z]\w*)\/([\d.]+)$/i.exec(of) ?? [];
  if (through !== undefined) return cents(rows, divided) / Number(through);
  const [, group, net] = /^(\w+):(.+)$/.exec(of) ?? [];
  if (group !== undefined && net !== undefined) {
    const groups = new Set(rows.map((row) => row[group]));
    const nets = [...groups].map((each) =>
      expected(
        rows.filter((row) => row[group] === each),
        net,
      ),
    );
    return nets.reduce((sum, each) => sum + Math.max(0, Math.round(each * 100)), 0) / 100;
  }
  const [, left = of, operator, right = ''] = /^(\w+)([-/])(\w+)$/.exec(of) ?? [];
  if (operator === '-') return (cents(rows, left) * 100 - cents(rows, right) * 100) / 100;
  return operator === '/' ? Math.round((100 * cents(rows, left)) / cents(rows, right)) : cents(rows, left);
};
/** The same as what stands below a list says it; null where it does not have that column. */
const inFoot = (foot: Foot, of: string): number | null => {
  const [, left = of, operator, right = ''] = /^(\w+)([-/])(\w+)$/.exec(of) ?? [];
  const [one, other] = [foot.get(left) ?? null, foot.get(right) ?? null];
  if (operator === undefined) return foot.get(of.replace(/^average:/, '')) ?? null;
  if (one === null || other === null) return null;
  return operator === '-' ? (Math.round(one * 100) - Math.round(other * 100)) / 100 : Math.round((100 * one) / other);
};
const numberIn = (text: string): number =>
  Number(/-?[\d,]+(?:\.\d+)?/.exec(text.replace('$', ''))?.[0].replaceAll(',', ''));
/** Whole dollars are rounded, whole miles cut. */
const asShown = ({ text, of }: Shown, exact: number): number => {
  const places = /\.(\d+)/.exec(text)?.[1]?.length;
  if (places !== undefined) return Number(exact.toFixed(places));
  return of === 'distance' && !text.includes('.') ? Math.floor(exact) : Math.round(exact);
};

describe('every figure', () => {
  const shop = shipped();

  it.each(PEOPLE)(
    'that %s sees opens the list that it sums',
    async (role, door, home) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
      const { page } = person;
      await new Steps(person).comeIn(`${role}@axlebook.test`, home);
      await person.settled();
      const found = new Map<string, Shown>();
      const unopened: string[] = [];
      const unexplained: string[] = [];
      const withFigures = new Set<string>();
      for (const address of (await pagesFor(page, role)).filter((each) => inShare(`${role} ${each.replace(ID, '')}`))) {
        await person.goTo(address);
        await page.waitForFunction(() => document.querySelector('main .MuiSkeleton-root') === null);
        unopened.push(...(await closed(page)).map((text) => `${address}: ${text}`));
        for (const shown of followed(await shownOn(page))) {
          // words such as "Enabled" are no figures
          if (!/\d/.test(shown.text)) continue;
          if (shown.of === '') unexplained.push(`${address}: ${shown.text} opens ${shown.to}`);
          withFigures.add(address.replace(ID, '').replace(/\d+$/, ''));
          found.set(`${address} ${shown.text} ${shown.to} ${shown.of}`, shown);
        }
      }
      expect(unopened).toEqual([]);
      expect(unexplained).toEqual([]);
      if (isWhole && role === 'admin')
        expect([...withFigures]).toEqual(
          expect.arrayContaining(['/', '/accounting', '/reports', '/clients/', '/clients/brokers/']),
        );
      if (isWhole) expect(found.size).toBeGreaterThan(3);
      const lists = new Map<string, Behind>();
      let read = 0;
      for (const [where, shown] of found) {
        if (shown.of === 'page') {
          await person.goTo(shown.to);
          const { text } = shown;
          const says = await page
            .locator('main, [role=dialog]')
            .evaluateAll((parts, wanted) => parts.some((part) => (part.textContent ?? '').includes(wanted)), text);
          expect([where, says]).toEqual([where, true]);
          continue;
        }
        const [, cells] = /^cells:(\w+)$/.exec(shown.of) ?? [];
        if (cells !== undefined) {
          await person.goTo(shown.to);
          const texts = await page.locator(`main td[data-label="${cells}"]`).allTextContents();
          const sum = texts.reduce((all, text) => all + Math.round(numberIn(text) * 100), 0) / 100;
          expect([where, sum]).toEqual([where, numberIn(shown.text)]);
          continue;
        }
        const [, column] = /^foot:(\w+)$/.exec(shown.of) ?? [];
        if (column !== undefined) {
          await person.goTo(shown.to);
          const sums = (await feetOn(page)).flatMap((foot) => foot.get(column) ?? []);
          expect([where, sums]).toEqual([where, [numberIn(shown.text)]]);
          continue;
        }
        const list = lists.get(shown.to) ?? (await behind(person, shown.to));
        lists.set(shown.to, list);
        const number = numberIn(shown.text);
        expect([where, number]).toEqual([where, asShown(shown, expected(list.rows, shown.of))]);
        const told = list.feet.flatMap((foot) => inFoot(foot, shown.of) ?? []);
        if (told.length === 0) continue;
        read += 1;
        expect([where, told.map((each) => asShown(shown, each))]).toEqual([where, expect.arrayContaining([number])]);
      }
      if (isWhole) expect(read).toBeGreaterThan(0);
      await person.leave();
    },
    480_000,
  );

  it('of days late is the days from when an invoice was due to the day of the ageing, which both stand there', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    await new Steps(person).comeIn('admin@axlebook.test', '/');
    await person.goTo('/reports/ageing?to=2026-06-30&open=all');
    const rows = await person.page
      .getByRole('table', { name: 'Open invoices' })
      .locator('tbody tr')
      .evaluateAll((found) =>
        found.map((row) =>
          ['Due', 'Days late'].map((label) => row.querySelector(`[data-label="${label}"]`)?.textContent ?? ''),
        ),
      );
    expect(rows.length).toBeGreaterThan(3);
    const lateBy = (due: string): number => (Date.UTC(2026, 5, 30) - Date.parse(`${due} UTC`)) / 86_400_000;
    const words = (days: number): string => (days <= 0 ? 'Not yet' : `${days} ${days === 1 ? 'day' : 'days'}`);
    expect(rows.map(([, late]) => late)).toEqual(rows.map(([due = '']) => words(lateBy(due))));
    await person.leave();
  }, 120_000);
});
