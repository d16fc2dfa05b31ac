import fc from 'fast-check';
import { isWhole, share } from '../../testing/share';
import { readHalf } from './oracle/views/bell';
import type { Books } from './oracle/views/books';
import { Comparison, looksBack, readable } from './oracle/compare';
import { doStep } from './oracle/actions/doing';
import { scopeOf } from './oracle/views/eyes';
import { ELSEWHERE, FIGURES, RECORDS, TEMPLATES } from './oracle/reads';
import { LISTS } from './oracle/lists';
import { histories, type Step } from './oracle/actions/steps';
import { statusOf } from './oracle/views/money-views';
import { World } from './oracle/world';

/** Two histories that meet every state; a run that goes through a share of the sweeps tells one of its share. */
const FIXED = 20_271_119;
const SEED = Number(process.env['ORACLE_SEED'] ?? (isWhole ? FIXED : FIXED + share));
const RUNS = Number(process.env['ORACLE_RUNS'] ?? (isWhole ? 2 : 1));
/** After one step in so many what hangs on it is compared; after the others with the next one's. */
const AFTER = isWhole ? 1 : 3;
/** One moment in so many is looked back at. */
const EVERY = Number(process.env['ORACLE_EVERY'] ?? (isWhole ? 8 : 32));
/**
 * Each of the viewers asks one in so many of a list's filters, sorts and searches, the next viewer others, and in the
 * next history others again.
 */
const SHARE = Number(process.env['ORACLE_SHARE'] ?? (isWhole ? 6 : 24));
const NEXT_HISTORY = 3;
/** At the one moment that is looked back at with every filter, sort and search. */
const THEN = isWhole ? { of: 1, from: 0 } : { of: 8, from: share };
const LEAST_COMPARED = 500;
const LONGEST = Number(process.env['ORACLE_STEPS'] ?? (isWhole ? 45 : 30));

/** After steps: the lists and figures that everything else hangs on, in turn for who sees most and who sees least. */
const EACH_STEP = {
  lists: ['/api/invoices', '/api/loads', '/api/compliance-payments'],
  figures: [
    '/api/notifications',
    '/api/invoices/summary',
    '/api/dashboard/stats',
    '/api/loads/summary',
    '/api/ledger/trial-balance',
  ],
};

/** States that records have been in, over all histories. */
const met = new Set<string>();
const statesOf = (books: Books): string[] => [
  ...books.invoices.map((invoice) => `invoice ${statusOf(invoice, books.today)}`),
  ...books.portalPayments.map(({ state }) => `portal payment ${state.status}`),
  ...books.records('load').map(({ values }) => `load ${String(values['status'])}`),
];
const ALL_STATES = [
  'invoice cancelled',
  'invoice draft',
  'invoice overdue',
  'invoice paid',
  'invoice pending',
  'load cancelled',
  'load delivered',
  'load in_transit',
  'load pending',
  'portal payment completed',
  'portal payment failed',
  'portal payment refunded',
];

const live = async (world: World, step: Step): Promise<number> => {
  await doStep(world, step);
  const books = await world.remember(step.do);
  for (const state of statesOf(books)) met.add(state);
  const { admin, agent } = world.people;
  let compared = 0;
  const nr = world.remembered.length;
  // on a new day, such as one on which an invoice is due, for both
  const viewers = step.do === 'travel' ? [admin, agent] : nr % AFTER === share % AFTER ? [nr % 2 ? admin : agent] : [];
  for (const eyes of viewers) {
    const comparison = new Comparison(books, eyes);
    for (const path of EACH_STEP.lists) await comparison.list(path, 'by status');
    for (const path of EACH_STEP.figures) await comparison.figure(path, 'plain');
    compared += comparison.compared;
  }
  world.clock.travel({ seconds: 2 });
  return compared;
};

const readEverything = async (world: World, history: number): Promise<number> => {
  await world.caughtUp();
  const books = await world.books();
  let compared = 0;
  for (const [from, eyes] of world.everybody.entries()) {
    const comparison = new Comparison(books, eyes, {}, { of: SHARE, from: from + history * NEXT_HISTORY });
    for (const path of Object.keys(LISTS)) await comparison.list(path);
    for (const path of Object.keys(FIGURES)) await comparison.figure(path);
    for (const path of Object.keys(RECORDS)) await comparison.record(path);
    for (const path of Object.keys(TEMPLATES)) await comparison.template(path);
    await readHalf(books, scopeOf(books, eyes), eyes);
    await comparison.figure('/api/notifications');
    compared += comparison.compared;
  }
  return compared;
};

/**
 * Every read that can look back: at moments of the history, by instant or position, and at the end of days; at one of
 * them with every filter, sort and page.
 */
const readPast = async (world: World): Promise<number> => {
  const books = await world.books();
  const moments = world.remembered.map(({ at, facts: events, position }, nr) => ({
    facts: events,
    then: books.asOf(nr % 2 ? { instant: at } : { position }),
    asked: nr % 2 ? { asOf: at } : { position: String(position) },
  }));
  expect(moments.map(({ then }) => then.events.length)).toEqual(moments.map(({ facts: events }) => events));
  const days = [...new Set(moments.map(({ then }) => then.today))]
    .filter((day) => day < books.today)
    .map((day) => ({ then: books.asOf({ day }), asked: { asOf: day } }));
  const looked = [...moments, ...days].filter((_, nr) => nr % EVERY === (isWhole ? 0 : share % EVERY));
  let compared = 0;
  for (const [nr, { then, asked }] of looked.entries()) {
    const comparison = new Comparison(then, world.people.admin, asked, THEN);
    const whole = nr === Math.floor(looked.length / 2);
    for (const path of Object.keys(LISTS).filter(looksBack)) await comparison.list(path, whole ? 'whole' : 'plain');
    for (const path of Object.keys(FIGURES).filter(looksBack)) await comparison.figure(path);
    if (whole) for (const path of Object.keys(RECORDS).filter(looksBack)) await comparison.record(path);
    compared += comparison.compared;
  }
  return compared;
};

describe('what the product shows', () => {
  it('is all told: every published read has its expectation, or a reason why not', () => {
    const known = [LISTS, FIGURES, RECORDS, TEMPLATES, ELSEWHERE].flatMap((reads) => Object.keys(reads));
    expect([...new Set(known)].sort()).toEqual([...known].sort());
    expect(readable.filter((path) => !known.includes(path))).toEqual([]);
    expect(known.filter((path) => !readable.includes(path))).toEqual([]);
  });

  it('follows from the facts, now and as of every moment, after any history', async () => {
    let history = 0;
    await fc.assert(
      fc.asyncProperty(histories(Math.ceil(LONGEST * 0.7), LONGEST), async (steps) => {
        const world = await World.start();
        try {
          let compared = 0;
          for (const step of steps) compared += await live(world, step);
          compared += (await readEverything(world, history)) + (await readPast(world));
          expect(compared).toBeGreaterThan(LEAST_COMPARED);
          history += 1;
          await world.inOrder();
        } finally {
          await world.end();
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: process.env['ORACLE_SHRINK'] !== '1' },
    );
    if (SEED === FIXED) expect([...met].filter((state) => ALL_STATES.includes(state)).sort()).toEqual(ALL_STATES);
  }, 3_600_000);
});
