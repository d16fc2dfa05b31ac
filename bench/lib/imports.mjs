// A sheet of many clients taken in by a worker that is killed on the way, twice, while an office works.
import { setTimeout as sleep } from 'node:timers/promises';
import xlsx from '@e965/xlsx';
import { percentile } from '../event-store/lib/stats.mjs';
import { cleanUpLater } from './cleanup.mjs';
import { product } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { Office } from './office.mjs';
import { makeAdministrator, memoryOf, signIn, startProduct, temporaryFolder } from './processes.mjs';

const HEADERS = ['Company Name', 'Contact Name', 'Email', 'Phone', 'City', 'State', 'Payment Terms'];
const rowOf = (sheet, nr) => [
  `${sheet} Haul ${nr} LLC`,
  'Ann Lee',
  `ann@${sheet.toLowerCase()}${nr}.test`,
  '+1 555 010 0000',
  'Toledo',
  'OH',
  'Net 15',
];
const rowsOf = (sheet, count) => [HEADERS, ...Array.from({ length: count }, (_, nr) => rowOf(sheet, nr))];
const KINDS = {
  csv: (rows) => Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
  xlsx: (rows) => {
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Clients');
    return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  },
};

/** Sends a sheet and follows its batch; somebody hears how far it is, and says whether a worker died of it. */
const importSheet = async ({ address, headers }, name, content, heard) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const sent = await fetch(`${address}/api/clients/import?wait=0`, { method: 'POST', headers, body: form });
  if (sent.status !== 202) throw new Error(`The sheet was not taken: ${sent.status} ${await sent.text()}`);
  const { jobId } = await sent.json();
  const started = performance.now();
  let longest = { of: 0, alive: 0 };
  let last = { told: '0 0', at: started, died: false };
  let first = 0;
  for (;;) {
    const batch = await (await fetch(`${address}/api/batches/${jobId}`, { headers })).json();
    const now = performance.now();
    // while the sheet is read, how much of it is; then how many rows are through
    const told = `${batch.read ?? 0} ${batch.done}`;
    if (told !== last.told) {
      if (first === 0 && batch.done > 0) first = (now - started) / 1_000;
      const waited = (now - last.at) / 1_000;
      longest = {
        of: Math.max(longest.of, waited),
        alive: last.died ? longest.alive : Math.max(longest.alive, waited),
      };
      last = { told, at: now, died: false };
    }
    if (batch.status === 'done') return { batch, seconds: (now - started) / 1_000, longest, first };
    if (batch.status === 'failed') throw new Error(`The import failed: ${batch.reason}`);
    if (await heard(batch)) last.died = true;
    await sleep(200);
  }
};

export const imports = async ({ rows, people }) => {
  const { startEmbeddedPostgres } = product('platform/database/embedded/embedded-postgres');
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir });
  cleanUpLater(server.stop);
  await product('platform/installation/migrate').ensureDatabase(server.url);
  const env = {
    DATABASE_URL: server.url,
    AXLEBOOK_SECRET: 'a-secret-that-is-only-used-to-measure',
    DEMO: '0',
    REDIS_URL: '',
  };
  makeAdministrator(dataDir, env);
  const api = await startProduct(dataDir, { ...env, ROLE: 'api' });
  let worker = await startProduct(dataDir, { ...env, ROLE: 'worker' });
  const headers = await signIn(api.address);
  const peak = { api: 0, worker: 0 };
  const watch = setInterval(() => {
    peak.api = Math.max(peak.api, memoryOf(api.pid)?.node ?? 0);
    peak.worker = Math.max(peak.worker, memoryOf(worker.pid)?.node ?? 0);
  }, 250);
  const count = async () => {
    const answer = await fetch(`${api.address}/api/clients?limit=1&total=exact`, { headers });
    return Number(answer.headers.get('x-total-count'));
  };
  const lines = [];
  for (const [kind, made] of Object.entries(KINDS)) {
    const before = await count();
    const content = made(rowsOf(kind.toUpperCase(), rows));
    const office = new Office(api.address, headers);
    office.open(people);
    const deaths = [rows / 3, (2 * rows) / 3];
    const { batch, seconds, longest, first } = await importSheet(
      { address: api.address, headers },
      `clients.${kind}`,
      content,
      async ({ done }) => {
        if (!(done >= deaths[0])) return false;
        deaths.shift();
        process.kill(worker.pid, 'SIGKILL');
        worker = await startProduct(dataDir, { ...env, ROLE: 'worker' });
        return true;
      },
    );
    await office.close();
    const added = (await count()) - before;
    lines.push(
      info(`${rows.toLocaleString('en-US')} rows of .${kind}, its worker killed twice`, seconds, 's'),
      line(`  rows lost or doubled`, Math.abs(added - rows) + Math.abs(batch.success - rows), '', null, 0),
      info(`  until the sheet is read and the first rows are taken in`, first, 's'),
      // whoever asks every 200 ms sees a step that is made every second up to so much later
      line(`  longest time without progress while a worker lives`, longest.alive, 's', null, 1.2),
      info(`  the same with the restarts`, longest.of, 's'),
      info(`  requests of ${people} people meanwhile`, office.times.length, ''),
      line(`  of these refused`, office.failed.length, '', null, 0),
      info(`  their p50`, percentile(office.times, 0.5), 'ms'),
      line(`  their p99`, percentile(office.times, 0.99), 'ms', null, 1_000),
    );
    if (office.failed.length > 0) process.stderr.write(`${office.failed.slice(0, 5).join('\n')}\n`);
  }
  clearInterval(watch);
  lines.push(
    line('most memory of the worker', peak.worker, 'MB', null, 600),
    line('most memory of the api', peak.api, 'MB', null, 600),
  );
  await Promise.all([api.stop(), worker.stop()]);
  await server.stop();
  return { lines };
};
