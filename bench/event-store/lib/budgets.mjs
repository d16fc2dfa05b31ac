// What the store of this repository must reach, as shares of the bare INSERT of the same run
// (docs/adr/0001-event-store.md).
import { fmt } from './stats.mjs';

const BUDGETS = [
  { id: 'W1c1', what: 'append, one caller', least: 0.75 },
  { id: 'W1c16', what: 'append, 16 callers', least: 1.8 },
  { id: 'W2', what: 'append to existing streams, expected versions', least: 1.4 },
  { id: 'W3', what: 'append batches of ten', least: 1.0 },
  { id: 'W7', what: 'append with one inline hot row', least: 1.5 },
  { id: 'W4', what: 'read a stream of 100', least: 0.85 },
  { id: 'W5', what: 'read all', least: 0.8 },
  { id: 'W6', what: 'rebuild in SQL', least: 0.8 },
  { id: 'W6', what: 'rebuild by fold', least: 0.1, key: 'axlebook-fold' },
];
const NO_PEERS = new Set(['physical', 'axlebook', 'axlebook-fold']);

/** Prints and returns one line a budget; a workload that did not run has none. */
export const printBudgets = (contestants, plan) => {
  const peers = contestants.filter(({ key }) => !NO_PEERS.has(key));
  const lines = BUDGETS.filter(({ id }) => plan.some((slot) => slot.id === id)).flatMap(
    ({ id, what, least, key = 'axlebook' }) => {
      const ours = contestants.find((one) => one.key === key);
      if (!ours) return [];
      const measured = ours.result.summary[id];
      const best = peers
        .filter(({ result }) => result.summary[id])
        .sort((a, b) => b.result.summary[id].median - a.result.summary[id].median)[0];
      return [
        {
          id,
          what,
          least,
          ratio: measured?.ratioToLimit ?? null,
          rate: measured?.median ?? null,
          pass: (measured?.ratioToLimit ?? 0) >= least,
          bestPeer: best ? { name: best.name, rate: best.result.summary[id].median } : null,
          ahead: best ? (measured?.median ?? 0) > best.result.summary[id].median : null,
        },
      ];
    },
  );
  if (lines.length > 0) console.log('\nBudgets of axlebook (share of the bare INSERT of the same run)');
  for (const { what, least, ratio, rate, pass, bestPeer, ahead } of lines) {
    const against = bestPeer
      ? `${ahead ? 'ahead of every peer' : 'BEHIND'} (best: ${bestPeer.name} ${fmt(bestPeer.rate)}/s)`
      : 'no peer in this run';
    console.log(
      `  ${pass ? 'pass' : 'FAIL'}  ${what.padEnd(46)} x${(ratio ?? 0).toFixed(2).padStart(5)} (at least ${least.toFixed(2)})  ${fmt(rate).padStart(10)}/s  ${against}`,
    );
  }
  return lines;
};
