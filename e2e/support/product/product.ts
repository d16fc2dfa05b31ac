import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
/** The built product; another folder of the same shape can be named. */
export const BUILT = process.env['AXLEBOOK_BUILT'] ?? path.join(ROOT, 'dist');

const emptyFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-journey-'));
  // as root the database runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  return folder;
};

/** The product as it is shipped: built, and started by its own command on a folder of its own. */
export class Product {
  private readonly endings: (() => Promise<void>)[] = [];

  private constructor(
    readonly address: string,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly child: ChildProcess,
    private readonly heard: () => string,
  ) {}

  /** All it has written so far. */
  get said(): string {
    return this.heard();
  }

  /** The database that it was given; undefined where it brought its own. */
  get databaseUrl(): string | undefined {
    return this.env['DATABASE_URL'];
  }

  /** Why it is no longer there, when nobody stopped it. */
  get ended(): string | null {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null
      ? null
      : `The product ended by itself (${signalCode ?? exitCode}):\n${this.said.slice(-4_000)}`;
  }

  /** Told no database, it brings its own and plants the demo's year, as for whoever starts it first. */
  static async start(result: Record<string, string> = {}, dataDir = emptyFolder()): Promise<Product> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      AXLEBOOK_DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...result,
    };
    const child = spawn(process.execPath, [path.join(BUILT, 'backend/src/main.js')], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const address = await new Promise<string>((resolve, reject) => {
      const heard = (data: Buffer): void => {
        text += String(data);
        if (text.includes('Axlebook is ready')) resolve(/http:\/\/localhost:\d+/.exec(text)?.[0] ?? '');
      };
      child.stdout.on('data', heard);
      child.stderr.on('data', heard);
      child.once('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${text}`)));
    });
    return new Product(address, dataDir, env, child, () => text);
  }

  /** What is to be done when it has stopped. */
  endingWith(work: () => Promise<void>): this {
    this.endings.push(work);
    return this;
  }

  /** Every read table must equal a replay of the log. */
  verify(): { fine: boolean; said: string } {
    const done = spawnSync(process.execPath, [path.join(BUILT, 'backend/src/cli.js'), 'replay', '--verify'], {
      cwd: ROOT,
      env: this.env,
      encoding: 'utf8',
    });
    return { fine: done.status === 0, said: done.stdout + done.stderr };
  }

  async stop({ keep = false } = {}): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGINT');
      await ended;
    }
    for (const end of this.endings) await end();
    if (!keep) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
