import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { end, ownChild, ownFolder } from './cleanup.mjs';
import { compiled } from './compiled.mjs';

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/;

/** A temporary folder that a server running as another user may enter. */
export const temporaryFolder = () => {
  const folder = ownFolder(mkdtempSync(path.join(os.tmpdir(), 'axlebook-bench-')));
  chmodSync(folder, 0o755);
  return folder;
};

/** Starts a Node program and waits until it has said that it is ready; its address is what it has printed of one. */
export const startServerProcess = async (file, env, ready = ADDRESS) => {
  const started = performance.now();
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const child = ownChild(
    spawn(process.execPath, [...flags, file], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let said = '';
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint = (complaint + text).slice(-2_000)));
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${path.basename(file)} ended with ${code}: ${complaint}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (ready.test(said)) resolve();
    });
  });
  const port = ADDRESS.exec(said)?.[1];
  return {
    address: port && `http://127.0.0.1:${port}`,
    readyMs: performance.now() - started,
    pid: child.pid,
    stop: () => end(child),
  };
};

/** Of a demo on its own embedded database. */
export const environment = (dataDir) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: '1',
  LOG_LEVEL: 'silent',
  AXLEBOOK_DATA_DIR: dataDir,
});

/** Starts the compiled product with its demo firm, on its own embedded database unless DATABASE_URL is given. */
export const startProduct = (dataDir, env = {}) =>
  startServerProcess(path.join(compiled, 'main.js'), { ...environment(dataDir), ...env }, /Axlebook is ready/);

const ADMINISTRATOR = { email: 'admin@axlebook.test', password: 'quarry-lantern-otter-72' };

/** Gives a database without demo accounts the administrator that the benchmark signs in as. */
export const makeAdministrator = (dataDir, env) => {
  const { email, password } = ADMINISTRATOR;
  const made = spawnSync(
    process.execPath,
    [path.join(compiled, 'cli.js'), 'admin:create', '--email', email, '--password', password],
    { env: { ...environment(dataDir), ...env }, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`The administrator could not be made: ${made.stderr}`);
};

/** The password of the accounts that a demo begins with. */
export const OF_THE_DEMO = 'axlebook-demo';

/** Signs in as the administrator; the headers that every further request needs. */
export const signIn = async (address, password = ADMINISTRATOR.password) => {
  const response = await fetch(`${address}/api/staff/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMINISTRATOR, password }),
  });
  if (response.status !== 200)
    throw new Error(`The administrator could not sign in: ${response.status} ${await response.text()}`);
  return {
    origin: address,
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
};

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** [time that the processors were idle, all their time], in ticks since the start of the machine. */
const processorTimes = () => {
  const times = /^cpu +(.*)$/m.exec(read('/proc/stat'))?.[1].split(' ').map(Number);
  return times ? [times[3] + times[4], times.reduce((sum, each) => sum + each, 0)] : null;
};

/**
 * Waits until the machine has done next to nothing for some seconds, two minutes at most: servers have work of their
 * own after a start.
 */
export const atRest = async () => {
  let quiet = 0;
  for (let waited = 0; waited < 120 && quiet < 3; waited += 1) {
    const before = processorTimes();
    await sleep(1_000);
    const after = processorTimes();
    quiet = before && (after[0] - before[0]) / (after[1] - before[1]) > 0.9 ? quiet + 1 : 0;
  }
};
const kilobytes = (text, field) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/**
 * Memory of a process in MB: what is resident, and of its children the part that is theirs; null where the system does
 * not tell.
 */
export const memoryOf = (pid) => {
  const own = kilobytes(read(`/proc/${pid}/status`), 'VmRSS');
  if (!own) return null;
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1] ?? 0)]),
  );
  const below = (parent) =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  const children = below(pid).reduce((sum, child) => sum + kilobytes(read(`/proc/${child}/smaps_rollup`), 'Pss'), 0);
  return { node: own / 1_024, children: children / 1_024 };
};
