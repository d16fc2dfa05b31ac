import { Logger } from '@nestjs/common';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { postgresBinaries } from './binaries';
import { canReach, serverIdentity, type Identity } from './run-as';

export interface EmbeddedPostgres {
  /** The URL with the login of the server's administrator. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** The folder of the installation; the database is in a folder below it. */
  readonly dataDir: string;
  /** Extra server settings, as `name=value`. */
  readonly settings?: readonly string[];
  readonly longestPauseMs?: number;
  /** Called after every failed attempt to restart the server. */
  readonly trouble?: (words: string, tries: number) => void;
}

const logger = new Logger('Database');
const logged = (words: string, tries: number): void =>
  logger.error({ tries, reason: words, msg: 'the embedded database ended and does not start again; it is tried on' });

/**
 * A shell script that runs the server and stops it when our end of the pipe closes, however this process ends; so not
 * even kill -9 leaves an orphan. The script ends with the server.
 */
const WATCHED =
  'trap "" INT TERM; exec 3<&0; "$@" </dev/null 3<&- & child=$!; { read -r _ <&3; kill -INT "$child" 2>/dev/null; } & reader=$!; wait "$child"; kill -9 "$reader" 2>/dev/null';
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;
/**
 * A server that ran this long is restarted at once when it dies; one that dies sooner is restarted after a longer and
 * longer pause.
 */
const WELL_MS = 10_000;

const freePort = async (): Promise<number> => {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/**
 * The folder for the database. When Axlebook runs as root in a folder that others may not enter (/root), the server's
 * user needs a folder elsewhere.
 */
const homeFor = (dataDir: string, who: Identity | null): string => {
  const inside = path.join(dataDir, 'postgres');
  mkdirSync(inside, { recursive: true });
  if (who) chownSync(inside, who.uid, who.gid);
  if (canReach(who, inside)) return inside;
  const outside = path.join('/var/lib/axlebook', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(outside, { recursive: true });
  if (who) chownSync(outside, who.uid, who.gid);
  writeFileSync(
    path.join(inside, 'README.txt'),
    `The database of this installation is in ${outside}: its user may not enter this folder.\n`,
  );
  return outside;
};

const passwordIn = (dataDir: string): string => {
  const file = path.join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

const initialise = (binaries: string, data: string, home: string, password: string, who: Identity | null): void => {
  const secret = path.join(home, 'init-password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (who) chownSync(secret, who.uid, who.gid);
  const made = spawnSync(
    path.join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'axlebook', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...who, encoding: 'utf8', cwd: home },
  );
  rmSync(secret, { force: true });
  if (made.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`The embedded database could not be made: ${made.stderr || made.error?.message}`);
  }
};

/** Stops a server that a killed process left running, because it still holds the folder. */
const endOrphan = (binaries: string, data: string, who: Identity | null): void => {
  if (!existsSync(path.join(data, 'postmaster.pid'))) return;
  spawnSync(path.join(binaries, 'bin', 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20'], {
    ...who,
    cwd: data,
  });
};

const launch = async (
  binaries: string,
  data: string,
  port: number,
  settings: readonly string[],
  who: Identity | null,
): Promise<{ child: ChildProcess; log: () => string } | null> => {
  const server = [
    path.join(binaries, 'bin', 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn('/bin/sh', ['-c', WATCHED, 'axlebook-postgres', ...server], {
    ...who,
    cwd: data,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stderr?.setEncoding('utf8');
  const ready = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      resolve(false);
    });
    child.once('close', () => resolve(false));
    child.stderr?.on('data', (text: string) => {
      log = (log + text).slice(-4_000);
      if (text.includes('ready to accept connections')) resolve(true);
    });
  });
  if (ready) return { child, log: () => log };
  child.stdin?.destroy();
  if (/Address already in use|could not bind/i.test(log)) return null;
  throw new Error(`The embedded database did not start: ${log.trim().split('\n').slice(-3).join(' ')}`);
};

/**
 * Starts the PostgreSQL server that comes with Axlebook, and initializes it the first time. Commits are fully durable
 * unless `settings` say otherwise.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  settings = [],
  longestPauseMs = LONGEST_PAUSE_MS,
  trouble = logged,
}: Options): Promise<EmbeddedPostgres> => {
  mkdirSync(dataDir, { recursive: true });
  const who = serverIdentity();
  const home = homeFor(dataDir, who);
  const binaries = postgresBinaries(who, home);
  const password = passwordIn(dataDir);
  const data = path.join(home, 'data');
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true });
    initialise(binaries, data, home, password, who);
  }
  endOrphan(binaries, data, who);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = await freePort();
    const start = () =>
      launch(binaries, data, port, ['max_connections=200', 'shared_buffers=64MB', 'timezone=UTC', ...settings], who);
    const started = await start();
    if (!started) continue;
    let { child } = started;
    let stopping = false;
    let tries = 0;
    /** Retries without end: the cause, such as a full disk or a locked file, may go away. */
    const again = async (): Promise<void> => {
      while (!stopping) {
        const next = await start().catch((error: Error) => error);
        if (next && !(next instanceof Error)) return watch(next.child);
        tries += 1;
        trouble(next?.message ?? 'its port is taken', tries);
        await new Promise((resolve) =>
          setTimeout(resolve, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), longestPauseMs)).unref(),
        );
      }
    };
    /** Restarts a server that dies (out of memory, killed) on the same port. */
    const watch = (running: ChildProcess): void => {
      const since = performance.now();
      child = running;
      child.unref();
      if (stopping) child.stdin?.end('stop\n');
      child.once('exit', () => {
        if (performance.now() - since > WELL_MS) tries = 0;
        if (!stopping)
          setTimeout(
            () => void again(),
            tries === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** tries, longestPauseMs),
          ).unref();
      });
    };
    watch(started.child);
    const url = `postgres://axlebook:${password}@127.0.0.1:${port}/axlebook`;
    const stop = async (): Promise<void> => {
      stopping = true;
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.ref();
      // a second call waits for the same end
      if (child.stdin?.writableEnded === false) child.stdin.end('stop\n');
      await ended;
    };
    return { url, stop };
  }
  throw new Error('The embedded database found no free port');
};
