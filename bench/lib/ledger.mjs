// The books of carriers over HTTP: statements, tie-outs and the general ledger, among few facts and many.
import { median } from '../event-store/lib/stats.mjs';
import { bankPageOf } from './bank-page.mjs';
import { info, line } from './lines.mjs';
import { bookOf, booksAmong, storiesOfBooks, trucks } from './stories/ledger-story.mjs';
import { served } from './lists.mjs';
import { atRest } from './processes.mjs';
import { clientsOf, day, today } from './stories/story.mjs';

const CALLS = 41;
const WARM_CALLS = 5;
const GROWTH = 1.5;
/** What is asked of as many records as there are grows with them; its budget in ms holds all the same. */
const OF_MANY = {
  client: 'as many carriers as there are',
  vehicle: 'as many trucks as cost something',
  load: 'as many loads as there are in the month',
  open: 'as many invoices as are open',
  page: 'fewer lines than a page',
};
/** So many facts make a block of kept sums (`ledger-blocks.ts`). */
const BLOCK = 5_000;

/** What is asked, and for how many milliseconds somebody waits at most. */
const asks = (position, bank = {}) => {
  const one = `clientId=${bookOf(1)}`;
  const last = `${Number(day(today).slice(0, 4)) - 1}`;
  const [year, month] = [`from=${last}-01-01&to=${last}-12-31`, `from=${last}-10-01&to=${last}-10-31`];
  const [income, trial] = ['/api/reports/profit-and-loss', '/api/ledger/trial-balance'];
  return {
    'trial balance': [trial, 100],
    'trial balance of one book': [`${trial}?${one}`, 100],
    'profit and loss of a year': [`${income}?${year}`, 150],
    'profit and loss of a year of one book': [`${income}?${year}&${one}`, 150],
    'profit and loss of a year per client': [`${income}?${year}&by=client`, 300, OF_MANY.client],
    'profit and loss of a year per vehicle': [`${income}?${year}&by=vehicle`, 300, OF_MANY.vehicle],
    'profit and loss of a month per load': [`${income}?${month}&by=load`, 300, OF_MANY.load],
    'balance sheet': [`/api/reports/balance-sheet?to=${last}-12-31`, 150],
    'balance sheet to the middle of a month': [`/api/reports/balance-sheet?to=${last}-10-15`, 150],
    'cash flow of a year': [`/api/reports/cash-flow?${year}`, 150],
    ageing: ['/api/reports/receivables-ageing', 300, OF_MANY.open],
    'trial balance as of a position': [`${trial}?position=${position}`, 500],
    'trial balance to the middle of a month as of a position': [`${trial}?position=${position}&to=${last}-10-15`, 500],
    'tie-outs of one book': [`/api/ledger/tie-outs?${one}`, 300],
    'general ledger of an account, with its balance': ['/api/ledger/entries?account=1100&limit=50', 200],
    'general ledger of an account in one book': [`/api/ledger/entries?account=1000&limit=50&${one}`, 200],
    'suggestions for a page of 50 bank lines of a client': [bank.client, 300, OF_MANY.page],
    "suggestions for a page of 50 bank lines of the firm's own": [bank.firm, 300, OF_MANY.page],
  };
};

const asked = async ({ address, headers }, url) => {
  const started = performance.now();
  const response = await fetch(`${address}${url}`, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - started;
};

/**
 * The times of each question to each server, asked in turns, so that none meets another machine than the rest: of one
 * question first the one server, then the other.
 */
const timed = async (servers) => {
  const urls = await Promise.all(
    servers.map(async ({ address, headers, position }) => {
      const bank = {
        client: await bankPageOf(address, headers, bookOf(1)),
        firm: await bankPageOf(address, headers, null),
      };
      return Object.fromEntries(Object.entries(asks(position, bank)).map(([name, [url]]) => [name, url]));
    }),
  );
  const times = servers.map((_, at) => Object.fromEntries(Object.keys(urls[at]).map((name) => [name, []])));
  for (let call = -WARM_CALLS; call < CALLS; call += 1)
    for (const name of Object.keys(urls[0]))
      for (const [at, server] of servers.entries()) {
        const time = await asked(server, urls[at][name]);
        if (call >= 0) times[at][name].push(time);
      }
  return times;
};

/** The books of so many facts: first those of the few carriers that the smallest firm has, then the others'. */
const filled = async (books, sizes) => {
  let carriers = 0;
  for (const facts of sizes) {
    const more = { first: carriers, end: booksAmong(facts) };
    carriers = more.end;
    await books.add(clientsOf(more.first, more.end));
    await books.add(trucks(more.first, more.end));
    await books.grow({ facts, story: storiesOfBooks(books.invoices, facts - books.facts, more) });
  }
  await books.replay({ measured: false });
  // in the middle of the log, where half of a block of kept sums is to be folded
  return Math.min(Math.floor(books.facts / 2 / BLOCK) * BLOCK + BLOCK / 2, books.facts);
};

/** @param opened makes an empty database of books; both firms are asked side by side, each on its own database */
export const ledger = async (opened, { ledgerFacts }) => {
  const firms = [];
  for (const [at] of ledgerFacts.entries()) {
    const books = await opened();
    firms.push({ books, position: await filled(books, ledgerFacts.slice(0, at + 1)) });
  }
  const among = (servers, [next, ...rest]) =>
    next
      ? served(next.books, (address, headers) =>
          among([...servers, { address, headers, position: next.position }], rest),
        )
      : atRest().then(() => timed(servers));
  const times = await among([], firms);
  const runs = firms.map(({ books }, at) => ({
    facts: books.facts,
    each: times[at],
    times: Object.fromEntries(Object.entries(times[at]).map(([name, each]) => [name, median(each)])),
  }));
  for (const { books } of firms) await books.stop();
  const [first, last] = [runs[0], runs.at(-1)];
  const growth = (name) => median(last.each[name].map((time, call) => time / first.each[name][call]));
  const of = `${last.facts.toLocaleString('en-US')} facts`;
  return {
    runs,
    lines: Object.entries(asks(0)).flatMap(([name, [, most, ofMany]]) => [
      line(`${name}, ${of}`, last.times[name], 'ms', null, most),
      ...(runs.length > 1
        ? [
            info(`  among ${first.facts.toLocaleString('en-US')}`, first.times[name], 'ms'),
            ofMany
              ? info(`  against that (${ofMany})`, growth(name), '×')
              : line('  against that', growth(name), '×', null, GROWTH),
          ]
        : []),
    ]),
  };
};
