// Places and roads in a process of their own: what their tables take, and how long an answer does. Says it as JSON.
import { percentile } from '../event-store/lib/stats.mjs';
import { productRequire } from './compiled.mjs';

const { Places } = productRequire('./platform/places/places.js');
const { Roads } = productRequire('./platform/roads/roads.js');
const NAMES =
  'Roanoke, VA;Columbus, OH;St Louis, MO;Grand Jct, CO;Elko, NV;Winnemuca, NV;Toronto, ON;Montréal, QC;Miami, FL;Seattle, WA;LaGrange, GA;Ft Worth, TX;89501;M5V 2T6;Bangor, ME;San Diego, CA;Fargo, ND;Mobile, AL;Cheyenne, WY;Boise, ID;Chicago, IL;Nashvile, TN;El Paso, TX;Albany, NY'.split(
    ';',
  );
const TURNS = 3;

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};
const sorted = (times) => times.toSorted((a, b) => a - b);
const timesOf = async (work, many) => {
  const times = [];
  for (const one of many) {
    const started = performance.now();
    await work(one);
    times.push(performance.now() - started);
  }
  const each = sorted(times);
  return { p50: percentile(each, 0.5), p99: percentile(each, 0.99) };
};

const before = memory();
const started = performance.now();
const [places, roads] = [new Places(), new Roads(null)];
const towns = [await places.meant('Roanoke, VA'), await places.meant('Columbus, OH')].map(([town]) => town);
await roads.route(towns);
const loadMs = performance.now() - started;
const megabytes = memory() - before;

const names = Array.from({ length: TURNS }, () => NAMES).flat();
const place = await timesOf((name) => places.meant(name), names);
const known = [];
for (const name of NAMES) known.push((await places.meant(name))[0]);
const pairs = known.flatMap((from) => known.filter((to) => to !== from).map((to) => [from, to]));
const route = await timesOf((pair) => roads.route(pair), pairs);
process.stdout.write(JSON.stringify({ loadMs, megabytes, place, route }));
