import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Visitor } from './world/visitor';

const MAIN = path.resolve(__dirname, '../../../dist/backend/src/main.js');

/** A process of the built product in one role, on a database that others share. */
export class ProductProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly address: string,
    private readonly folder: string,
    private readonly heard: () => string,
  ) {}

  static async start(
    role: 'api' | 'worker' | 'all',
    databaseUrl: string,
    over: NodeJS.ProcessEnv = {},
  ): Promise<ProductProcess> {
    if (!existsSync(MAIN)) throw new Error('The product is not built: run npm run build first');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-process-'));
    const env = {
      ...process.env,
      ROLE: role,
      DATABASE_URL: databaseUrl,
      AXLEBOOK_SECRET: 'a-secret-that-is-only-used-in-tests',
      AXLEBOOK_DATA_DIR: folder,
      DEMO: '1',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      REDIS_URL: '',
      DRAIN_SECONDS: '0',
      ...over,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const address = await new Promise<string>((resolve, reject) => {
      const heard = (data: Buffer): void => {
        text += String(data);
        if (text.includes('Axlebook is ready')) resolve(/http:\/\/localhost:(\d+)/.exec(text)?.[1] ?? '');
      };
      child.stdout.on('data', heard);
      child.stderr.on('data', heard);
      child.once('exit', (code) => reject(new Error(`The ${role} process stopped with ${code}: ${text}`)));
    });
    return new ProductProcess(child, `http://127.0.0.1:${address}`, folder, () => text);
  }

  /** All it has written so far. */
  get said(): string {
    return this.heard();
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Whether it is gone. */
  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async signedIn(email: string, password: string): Promise<Visitor> {
    const visitor = new Visitor(this.address);
    const { status } = await visitor.post('/api/staff/login', { email, password });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
    return visitor;
  }

  /** A visitor who has not signed in. */
  visitor(): Visitor {
    return new Visitor(this.address);
  }

  signal(signal: 'SIGTERM' | 'SIGINT'): void {
    this.child.kill(signal);
  }

  async ended(): Promise<number | null> {
    if (!this.gone) await new Promise((resolve) => this.child.once('exit', resolve));
    return this.child.exitCode;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.gone) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill(signal);
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
