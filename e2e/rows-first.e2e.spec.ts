import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inShare, isWhole } from '../testing/share';
import { cutOnDesk, tallIn, toolsAstray, unevenIn, untoldIn } from './support/calm-rows';
import { longCardsOn } from './support/card-lines';
import { lengthenLists } from './support/every-list';
import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { patterns, plainAddressesOf, views } from './support/route-table';
import { cutIn, rowsOn, type SeenRows } from './support/seen-rows';
import { Steps } from './support/steps';

const WIDE: Screen = { ...DESKTOP, name: 'wide', width: 1440 };
/** Laptops see the same rows: nothing is visited again for them, the window is made smaller. */
const LAPTOPS: readonly Screen[] = [DESKTOP, { ...DESKTOP, name: 'small laptop', width: 1152 }];
const TABLET: Screen = { ...DESKTOP, name: 'tablet', width: 820, height: 1180 };

/** Each list begins by then, and so many of its rows are seen; of invoices more. */
const BEGIN_BY = 330;
const SEEN = 16;
const MORE: Readonly<Record<string, number>> = { '/accounting/invoices': 20, '/clients': 18 };
/** What is no table on purpose, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/dev/mail': 'a letter takes a line for whom it is to and one for what it is about',
};

const people = [
  ['admin', '/', /^(?!\/(client-portal|agent-))/],
  ['agent', '/agent-dashboard', /^\/agent-/],
  ['client', '/client-portal', /^\/(client-portal|payments)/],
] as const;

const addressesFor = (where: RegExp): string[] =>
  [...patterns.flatMap(plainAddressesOf), ...views].filter((each) => where.test(each) && inShare(`rows ${each}`));

/** Beside its name. */
const CARD_LINES = 3;
const withDriver = [...people, ['driver', '/', /^\/client-portal/]] as const;

/** A table of what was measured, where ROWS_SEEN names a file. */
const keep = (rows: readonly (SeenRows & { at: string })[]): void => {
  const file = process.env['ROWS_SEEN'];
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = rows.map(({ at, list, y, seen }) => `${at}\t${list}\t${y}\t${seen}`);
  writeFileSync(file, ['address\tlist\tfirst row at y\trows seen', ...lines, ''].join('\n'), { flag: 'a' });
};

/** A list was measured again after its window changed, and is drawn so. */
const drawnAgain = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
      ),
  );

/** Every page is measured whose list is in the route table: a new one is, without a line here. */
describe('the rows of every list', () => {
  const shop = shipped();

  const sitDown = async (role: string, home: string, screen: Screen): Promise<Person> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    await new Steps(person).comeIn(`${role}@axlebook.test`, home);
    await lengthenLists(person.page);
    return person;
  };

  it.each(people)(
    'that the %s sees begin high on the page at 1440 × 900, and are one line each there and on a laptop',
    async (role, home, where) => {
      const person = await sitDown(role, home, WIDE);
      const found: (SeenRows & { at: string })[] = [];
      const uneven: string[] = [];
      for (const at of addressesFor(where)) {
        await person.goTo(at);
        // a second list of a page stands below its first
        found.push(...(await rowsOn(person.page)).slice(0, 1).map((each) => ({ at, ...each })));
        for (const screen of [WIDE, ...LAPTOPS]) {
          if (screen !== WIDE) await person.changeTo(screen);
          if (screen !== WIDE) await drawnAgain(person.page);
          const where = `${at} at ${screen.width} px`;
          uneven.push(...(await unevenIn(person.page)).map((each) => `${where}: ${each}`));
          uneven.push(...(await tallIn(person.page)).map((each) => `${where}: ${each}`));
          uneven.push(...(await untoldIn(person.page)).map((each) => `${where}: ${each}`));
          uneven.push(...(await cutOnDesk(person.page)).map((each) => `${where}: cut ${each}`));
          uneven.push(...(await toolsAstray(person.page)).map((each) => `${where}: tools ${each}`));
        }
        await person.changeTo(WIDE);
      }
      expect(uneven).toEqual([]);
      keep(found);
      const late = found.filter(({ at, y, seen }) => !(at in OTHERWISE) && (y > BEGIN_BY || seen < (MORE[at] ?? SEEN)));
      // clients have cards, made for a phone
      expect(role === 'client' ? [] : late).toEqual([]);
      if (isWhole && role === 'admin') {
        expect(Object.keys({ ...MORE, ...OTHERWISE }).filter((at) => !found.some((each) => each.at === at))).toEqual(
          [],
        );
        expect(found.length).toBeGreaterThanOrEqual(60);
      }
      await person.leave();
    },
    300_000,
  );

  it.each(people)(
    'that the %s sees cut no value at 820 px',
    async (role, home, where) => {
      const person = await sitDown(role, home, TABLET);
      const cut: string[] = [];
      for (const at of addressesFor(where)) {
        await person.goTo(at);
        cut.push(...(await cutIn(person.page)).map((each) => `${at}: ${each}`));
      }
      expect(cut).toEqual([]);
      await person.leave();
    },
    300_000,
  );

  it.each(withDriver)(
    'that the %s sees as cards say at most three lines beside the name, at 1440 and at 390 px',
    async (role, home, where) => {
      const person = await sitDown(role, home, PHONE);
      const { page } = person;
      const long: string[] = [];
      for (const at of addressesFor(where)) {
        await person.goTo(at);
        long.push(...(await longCardsOn(page, CARD_LINES)).map((each) => `${at} at 390 px, ${each}`));
        if ((await page.locator('main [data-list]').count()) === 0) continue;
        await person.changeTo(WIDE);
        await person.settled();
        const cards = page.getByRole('group', { name: 'List layout' }).getByRole('button', { name: 'Cards' });
        if ((await cards.count()) > 0) await cards.first().click();
        await person.settled();
        long.push(...(await longCardsOn(page, CARD_LINES)).map((each) => `${at} at 1440 px, ${each}`));
        await person.changeTo(PHONE);
      }
      expect(long).toEqual([]);
      await person.leave();
    },
    300_000,
  );

  it.each([WIDE, DESKTOP, { ...DESKTOP, name: 'small desk', width: 1100 }, TABLET])(
    'of the desk by client cut no obligation, and eight clients are seen on a wide screen ($name)',
    async (screen) => {
      const person = await sitDown('admin', '/practice?view=by-client', screen);
      const { page } = person;
      await page.getByRole('list', { name: / of / }).first().waitFor();
      await person.settled();
      const desk = await page.evaluate(() => {
        const chips = [...document.querySelectorAll('[data-list=practice-by-client] [data-selected]')].filter(
          (chip) => chip.getClientRects().length > 0,
        );
        const isCut = (part: Element): boolean =>
          part.clientWidth > 0 &&
          (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
        const frame = document.querySelector('table[aria-label="Obligations by client"]')?.parentElement;
        return {
          chips: chips.length,
          narrow: chips.filter((chip) => chip.getBoundingClientRect().width < 120).length,
          cut: chips
            .filter((chip) => [chip, ...chip.querySelectorAll('a, span, small')].some(isCut))
            .map(({ textContent }) => textContent),
          unsaid: chips.filter((chip) => (chip.querySelector('svg title')?.textContent ?? '') === '').length,
          sideways: frame ? frame.scrollWidth - frame.clientWidth : 0,
          clients: [...document.querySelectorAll('[data-list=practice-by-client] tbody tr')].filter(
            (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
          ).length,
        };
      });
      expect(desk.chips).toBeGreaterThan(20);
      expect(desk).toMatchObject({ narrow: 0, cut: [], unsaid: 0, sideways: 0 });
      if (screen === WIDE) expect(desk.clients).toBeGreaterThanOrEqual(8);
      await person.leave();
    },
    60_000,
  );

  it.each([WIDE, PHONE])(
    'an invoice says its balance, status, due day and next action in 200 px ($name)',
    async (at) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, at);
      const { page } = person;
      await new Steps(person).comeIn('admin@axlebook.test', '/accounting/invoices?status=overdue');
      const id = await page.evaluate(async () => {
        const answer = await fetch('/api/invoices?status=overdue&limit=1');
        return ((await answer.json()) as { id: number }[])[0]?.id;
      });
      const opened = {
        panel: () => page.locator('main [data-list]').getByRole('link').first().click(),
        page: () => page.goto(`/accounting/invoices/${id}`),
      };
      for (const [how, open] of Object.entries(opened)) {
        await open();
        const panel = page.getByRole('dialog', { name: /^INV-/ });
        await panel.locator('.MuiButton-contained').first().waitFor();
        await person.settled();
        const top = (await panel.boundingBox())?.y ?? 0;
        const parts = {
          balance: panel.getByText(/^\$[\d,]+\.\d\d$/),
          status: panel.getByText(/^(Overdue|Partly paid)$/),
          due: panel.getByText(/^Due/),
          next: panel.locator('.MuiButton-contained'),
        };
        for (const [name, part] of Object.entries(parts)) {
          const box = await part.first().boundingBox();
          const low = box !== null && box.y + box.height - top <= 200 ? [] : [name, box];
          expect([how, name, low]).toEqual([how, name, []]);
        }
      }
      await person.leave();
    },
    60_000,
  );
});
