// A fuel-tax return of a large fleet, over HTTP: worked out, reviewed, packed for an auditor. Places and roads.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { median, percentile } from '../event-store/lib/stats.mjs';
import { info, line } from './lines.mjs';
import { served } from './lists.mjs';
import { Office } from './office.mjs';
import { FLEET, fleetOf, fuelOf, QUARTER, tripsOf } from './stories/fleet-year.mjs';
import { clientsOf } from './stories/story.mjs';

const CALLS = 9;
const PEOPLE = 20;
const LONGEST_READING_MS = 120_000;

const asked = async (url, headers, body) => {
  const response = await fetch(url, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status >= 300)
    throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response;
};
/** The median of a few calls, in milliseconds. */
const timed = async (call) => {
  const each = [];
  for (let nr = 0; nr < CALLS; nr += 1) {
    const started = performance.now();
    await (await call()).arrayBuffer();
    each.push(performance.now() - started);
  }
  return median(each);
};

/** An archive or paper streamed whole while people work. @returns its seconds, size and what they waited */
const packed = async (address, headers, path) => {
  const office = new Office(address, headers);
  office.open(PEOPLE);
  const started = performance.now();
  const { byteLength } = await (await asked(`${address}${path}`, headers)).arrayBuffer();
  const seconds = (performance.now() - started) / 1_000;
  await office.close();
  if (office.failed.length > 0) process.stderr.write(`${office.failed.slice(0, 5).join('\n')}\n`);
  return { seconds, megabytes: byteLength / 1e6, p99: percentile(office.times, 0.99), failed: office.failed.length };
};

/** Waits until all that follows the log has read what was loaded. */
const followed = async ({ client, facts }) => {
  const end = performance.now() + LONGEST_READING_MS;
  for (;;) {
    const { rows } = await client.query('SELECT min(position)::int AS position FROM checkpoints');
    if (rows[0].position >= facts || performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** What places and roads take in a process of their own, which tells it as JSON. */
const offline = () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--expose-gc', path.join(import.meta.dirname, 'roads-alone.mjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Places and roads could not be measured: ${stderr}`);
  return JSON.parse(stdout);
};

export const ifta = async (books, { legs, fuelRows }) => {
  await books.add(clientsOf(0, 1));
  await books.add([...fleetOf(), ...tripsOf(legs), ...fuelOf(fuelRows)]);
  await books.replay({ measured: false });
  const of = await served(books, async (address, headers) => {
    await followed(books);
    const returns = `${address}/api/ifta/returns`;
    const { year, quarter, period } = QUARTER;
    const { id } = await (await asked(returns, headers, { clientId: FLEET, year, quarter })).json();
    return {
      draft: await timed(() => asked(`${returns}/${id}/draft`, headers, {})),
      opens: await timed(() => asked(`${returns}/${id}`, headers)),
      review: await timed(() => asked(`${address}/api/ifta/review?clientId=${FLEET}&quarter=${period}`, headers)),
      zip: await packed(address, headers, `/api/ifta/returns/${id}/audit-pack`),
      pdf: await packed(address, headers, `/api/ifta/returns/${id}/audit-pack/pdf`),
    };
  });
  const alone = offline();
  const pack = (what, { seconds, megabytes, p99, failed }) => [
    line(`${what} of a quarter, streamed whole beside ${PEOPLE} people`, seconds, 's', null, 10),
    info('  its size', megabytes, 'MB'),
    line('  requests of the people refused', failed, '', null, 0),
    line('  their p99', p99, 'ms', null, 1_000),
  ];
  return {
    lines: [
      line(`a return worked out, of ${legs.toLocaleString('en-US')} legs a year`, of.draft, 'ms', null, 500),
      line('a return opens, with what changed since', of.opens, 'ms', null, 500),
      line('review of a quarter', of.review, 'ms', null, 1_000),
      ...pack('audit pack', of.zip),
      ...pack('audit pack as one PDF', of.pdf),
      line('places and roads, loaded', alone.loadMs, 'ms', null, 1_500),
      line('  their memory', alone.megabytes, 'MB', null, 60),
      line('a place, p99', alone.place.p99, 'ms', null, 10),
      line('a route, p50', alone.route.p50, 'ms', null, 5),
      line('a route, p99', alone.route.p99, 'ms', null, 50),
    ],
  };
};
