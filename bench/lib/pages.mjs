// What a browser fetches for each page of the menu, and how long a list takes from the click to its rows.
/* global document, location, navigator, requestAnimationFrame */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../event-store/lib/stats.mjs';
import { launchBrowser } from './browser.mjs';
import { info, line } from './lines.mjs';
import { OF_THE_DEMO, atRest, signIn, startProduct, temporaryFolder } from './processes.mjs';

/** Lists that somebody opens from the menu on any day. */
const LISTS = ['Invoices', 'Expenses', 'Loads', 'Documents', 'Clients', 'Drivers'];
const FIRST_VISIT_MS = 300;
const MOST_FILES = 40;
const MOST_KB = 330;
const SCREEN = { width: 1440, height: 900 };

const ROWS = '#content :is([role=row][data-id], [data-rowindex], tbody tr, [data-row])';
/** Runs in the page: milliseconds from the click on an entry of the menu to the first painted row of its list. */
const untilRows = ([label, rows]) =>
  new Promise((resolve, reject) => {
    const entry = [...document.querySelectorAll('nav[aria-label=Main] a')].find(
      (each) => each.getAttribute('aria-label') === label,
    );
    if (!entry) throw new Error(`The menu has no ${label}`);
    const to = new URL(entry.href).pathname;
    const late = setTimeout(() => reject(new Error(`${label} showed no rows in 20 seconds`)), 20_000);
    const before = new Set(document.querySelectorAll(rows));
    const came = () => [...document.querySelectorAll(rows)].some((row) => !before.has(row));
    const began = performance.now();
    const look = () => {
      if (location.pathname !== to || !came()) return requestAnimationFrame(look);
      clearTimeout(late);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    entry.click();
    look();
  });

/** A browser window that is signed in, with nothing kept from before. */
export const signedIn = async (browser, address, { cookie }) => {
  const context = await browser.newContext({ viewport: SCREEN, baseURL: address });
  const cookies = cookie.split('; ').map((each) => {
    const at = each.indexOf('=');
    return { name: each.slice(0, at), value: each.slice(at + 1), url: address };
  });
  await context.addCookies(cookies);
  return context;
};

/** Resting for this long, a page has come; what is fetched ahead for others begins later and is not counted. */
const SETTLED_MS = 400;

/** Bytes of script, files of script and requests until a page stands, with nothing kept from before. */
const firstLoad = async (browser, address, session, to) => {
  const context = await signedIn(browser, address, session);
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  await page.goto(to, { waitUntil: 'load' });
  await page.locator('#content h1, main h1').first().waitFor();
  while (performance.now() - last < SETTLED_MS) await sleep(50);
  const seen = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  await context.close();
  const scripts = seen.filter(({ name }) => name.endsWith('.js'));
  return {
    to,
    kb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    files: scripts.length,
    requests: seen.length + 1,
  };
};

/** First visits of each list, each in a browser that has shown the start page and rested. */
const visits = async (browser, address, session, times) => {
  const taken = Object.fromEntries(LISTS.map((label) => [label, []]));
  for (let turn = 0; turn < times; turn += 1)
    for (const label of LISTS) {
      const context = await signedIn(browser, address, session);
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('nav[aria-label=Main] a').first().waitFor();
      await sleep(3_000);
      const entry = page.locator('nav[aria-label=Main]').getByRole('link', { name: label, exact: true });
      await entry.hover();
      taken[label].push(await page.evaluate(untilRows, [label, ROWS]));
      await context.close();
    }
  return taken;
};

export const pages = async ({ visits: times }) => {
  const product = await startProduct(temporaryFolder());
  const browser = await launchBrowser();
  try {
    const session = await signIn(product.address, OF_THE_DEMO);
    await atRest();
    const context = await signedIn(browser, product.address, session);
    const start = await context.newPage();
    await start.goto('/', { waitUntil: 'networkidle' });
    const menu = await start
      .locator('nav[aria-label=Main] a')
      .evaluateAll((links) => links.map((link) => new URL(link.href).pathname));
    await context.close();
    const loaded = [];
    for (const to of menu) loaded.push(await firstLoad(browser, product.address, session, to));
    const taken = await visits(browser, product.address, session, times);
    return {
      loaded,
      taken,
      lines: [
        ...loaded.flatMap(({ to, kb, files, requests }) => [
          line(`${to}: script`, kb, 'kB', null, MOST_KB),
          line(`${to}: files of script`, files, '', null, MOST_FILES),
          info(`${to}: requests`, requests, ''),
        ]),
        ...LISTS.map((label) =>
          line(`${label}: first visit, click to rows`, median(taken[label]), 'ms', null, FIRST_VISIT_MS),
        ),
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
};
