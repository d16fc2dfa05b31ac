import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports';
import { eventually } from './system';

const MAIN = path.resolve(__dirname, '../../../dist/backend/src/main.js');

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * The built product, started by a shell into `head -1`: once head has its line, nobody reads what the process writes.
 */
export class OutputClosed {
  private constructor(
    private readonly shell: ChildProcess,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(databaseUrl: string): Promise<OutputClosed> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-unheard-'));
    const port = await freePort();
    const env = {
      ...process.env,
      NODE: process.execPath,
      MAIN,
      PID_FILE: path.join(folder, 'pid'),
      ROLE: 'all',
      DATABASE_URL: databaseUrl,
      AXLEBOOK_SECRET: 'a-secret-that-is-only-used-in-tests',
      AXLEBOOK_DATA_DIR: folder,
      DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      REDIS_URL: '',
      DRAIN_SECONDS: '0',
    };
    const product = `sh -c 'echo $$ >"$PID_FILE"; exec "$NODE" "$MAIN"'`;
    const shell = spawn('sh', ['-c', `${product} 2>&1 | head -1`], { env, stdio: 'ignore' });
    const unheard = new OutputClosed(shell, port, folder);
    await eventually(
      () => unheard.status('/api/health/ready'),
      (status) => status === 200,
      60_000,
    ).catch((error: unknown) => {
      unheard.clear();
      throw error;
    });
    return unheard;
  }

  /** What it answers; null when it does not within five seconds. */
  status(address: string): Promise<number | null> {
    return fetch(`http://127.0.0.1:${this.port}${address}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => null,
    );
  }

  signal(signal: 'SIGTERM'): void {
    process.kill(this.pid, signal);
  }

  /** Whether it ends within that time. */
  ended(milliseconds: number): Promise<boolean> {
    return eventually(
      () => Promise.resolve(!alive(this.pid)),
      (gone) => gone,
      milliseconds,
    ).catch(() => false);
  }

  clear(): void {
    if (alive(this.pid)) process.kill(this.pid, 'SIGKILL');
    this.shell.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get pid(): number {
    return Number(readFileSync(path.join(this.folder, 'pid'), 'utf8'));
  }
}
