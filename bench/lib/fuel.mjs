// A file of fuel cards taken in by a worker while an office works.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../event-store/lib/stats.mjs';
import { cleanUpLater } from './cleanup.mjs';
import { product } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { Office } from './office.mjs';
import { makeAdministrator, memoryOf, signIn, startProduct, temporaryFolder } from './processes.mjs';

const FLEETS = 100;
const HEADER =
  'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,Disc PPU,Disc Cost,Qty,Disc Amt,Disc Type,Amt,DB,Currency';
const cardOf = (nr) => `70830512${String(10_000_000 + nr)}`;
const padded = (nr) => String(nr).padStart(2, '0');

/** Purchases of a year, diesel and exhaust fluid in turns, of each fleet in turn. */
const rowOf = (nr) => {
  const [day, month, hour] = [padded(1 + (nr % 28)), padded(1 + (nr % 9)), padded(nr % 24)];
  const what = nr % 4 === 3 ? ['DEFD', '10.00', '32.99'] : ['ULSD', `${80 + (nr % 40)}.00`, `${300 + (nr % 90)}.05`];
  const [item, quantity, amount] = what;
  const where = `FJ-TULSA 706,Tulsa,OK,${nr % 3 === 0 ? '1.50' : '0.00'}`;
  return `${cardOf(nr % FLEETS)},${month}/${day}/2026,${hour}:20,${500_000 + nr},T-07,Dana Reyes,${nr},${where},${item},4.099,3.899,0.20,${quantity},0,C,${amount},N,USD/Gallons`;
};

const posted = async (address, headers, path, body) => {
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(address + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()).id;
};
const fleets = async (address, headers) => {
  for (let nr = 0; nr < FLEETS; nr += 1) {
    const clientId = await posted(address, headers, '/api/clients', {
      ...{ companyName: `Haul ${nr} LLC`, contactName: 'Ann Lee', email: `ann@haul${nr}.test` },
      phone: '+1 555 010 0000',
    });
    const truck = { clientId, unitNumber: 'T-07', vin: `1FUJGLDR9KL${100_000 + nr}`, licensePlate: `P${nr}` };
    const vehicleId = await posted(address, headers, '/api/vehicles', truck);
    await posted(address, headers, '/api/fuel-cards', {
      ...{ provider: 'efs', cardNumber: cardOf(nr), clientId, vehicleId },
    });
  }
};

/** Sends the file and follows its import. */
const imported = async (address, headers, rows) => {
  const form = new FormData();
  const lines = [HEADER, ...Array.from({ length: rows }, (_, nr) => rowOf(nr))];
  form.append('file', new Blob([lines.join('\r\n')]), 'fuel.csv');
  const started = performance.now();
  const sent = await fetch(`${address}/api/fuel-cards/import?wait=0`, { method: 'POST', headers, body: form });
  if (sent.status !== 202) throw new Error(`The file was not taken: ${sent.status} ${await sent.text()}`);
  const { id } = await sent.json();
  for (;;) {
    const outcome = await (await fetch(`${address}/api/fuel-cards/import/${id}`, { headers })).json();
    if (outcome.status === 'failed') throw new Error(`The import failed: ${outcome.reason}`);
    if (outcome.status === 'done') return { outcome, seconds: (performance.now() - started) / 1_000 };
    await sleep(200);
  }
};

/** Fuel rows into the books, then the same file again, which adds nothing. */
export const fuel = async ({ fuelRows, fuelPeople, rest }) => {
  const { startEmbeddedPostgres } = product('platform/database/embedded/embedded-postgres');
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir });
  cleanUpLater(server.stop);
  await product('platform/installation/migrate').ensureDatabase(server.url);
  const secret = { AXLEBOOK_SECRET: 'a-secret-that-is-only-used-to-measure' };
  const env = { DATABASE_URL: server.url, ...secret, DEMO: '0', REDIS_URL: '' };
  makeAdministrator(dataDir, env);
  const api = await startProduct(dataDir, { ...env, ROLE: 'api' });
  const worker = await startProduct(dataDir, { ...env, ROLE: 'worker' });
  const headers = await signIn(api.address);
  await fleets(api.address, headers);
  // what is due of a hundred new clients is worked out first
  await sleep(rest);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(worker.pid)?.node ?? 0)), 250);
  const office = new Office(api.address, headers);
  office.open(fuelPeople);
  const first = await imported(api.address, headers, fuelRows);
  await office.close();
  const again = await imported(api.address, headers, fuelRows);
  clearInterval(watch);
  await Promise.all([api.stop(), worker.stop()]);
  await server.stop();
  if (office.failed.length > 0) process.stderr.write(`${office.failed.slice(0, 5).join('\n')}\n`);
  return {
    lines: [
      line(`${fuelRows.toLocaleString('en-US')} lines of fuel cards into the books`, first.seconds, 's', null, 60),
      line('  lines lost', fuelRows - first.outcome.transactionsImported, '', null, 0),
      info(`  requests of ${fuelPeople} people meanwhile`, office.times.length, ''),
      line('  of these refused', office.failed.length, '', null, 0),
      info('  their p50', percentile(office.times, 0.5), 'ms'),
      line('  their p99', percentile(office.times, 0.99), 'ms', null, 1_000),
      info('the same file again', again.seconds, 's'),
      line('  lines doubled', fuelRows - again.outcome.duplicates, '', null, 0),
      line('most memory of the worker', peak, 'MB', null, 600),
    ],
  };
};
