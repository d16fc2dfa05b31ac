import autocannon from 'autocannon';
import { median, percentile } from '../event-store/lib/stats.mjs';

/**
 * Sends one kind of request from 16 connections for some seconds, or a number of times; rate and latency of the
 * answers.
 */
export const httpLoad = (url, { seconds, amount, connections = 16, ...request }) =>
  new Promise((resolve, reject) => {
    const times = [];
    const refused = new Map();
    const started = performance.now();
    const run = autocannon(
      { url, connections, ...(amount ? { amount } : { duration: seconds }), requests: [request] },
      (error) => {
        if (error) return reject(error);
        if (refused.size > 0)
          return reject(
            new Error(`${url} answered ${[...refused].map(([status, n]) => `${n} × ${status}`).join(', ')}`),
          );
        times.sort((a, b) => a - b);
        resolve({
          rate: (times.length * 1_000) / (performance.now() - started),
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
        });
      },
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status >= 400) refused.set(status, (refused.get(status) ?? 0) + 1);
    });
    run.on('reqError', reject);
  });

/** Rounds A B A B, so that both see the machine at every time; ratios are of the same round. */
export const interleaved = async (rounds, a, b) => {
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await a(), await b()]);
  const of = (side, what) => median(pairs.map((pair) => pair[side][what]));
  const summary = (side) => ({ rate: of(side, 'rate'), p50: of(side, 'p50'), p99: of(side, 'p99') });
  return {
    ours: summary(0),
    yardstick: summary(1),
    ratio: median(pairs.map(([x, y]) => x.rate / y.rate)),
    p99Ratio: median(pairs.map(([x, y]) => x.p99 / y.p99)),
    rounds: pairs,
  };
};
