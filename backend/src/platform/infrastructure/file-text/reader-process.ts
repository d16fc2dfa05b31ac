import { fork } from 'node:child_process';
import { on } from 'node:events';
import { builtFile } from '../../core/built-file';
import { isTextAlone, type Asked, type AtPage, type Fault, type Said } from './asked';

const READER = builtFile(__dirname, 'text-reader.process');
/** One that read a text well waits for the next, as it takes long to begin: so long, and for so many papers. */
const [IDLE_MS, MOST_PAPERS, MOST_KEPT_BYTES] = [60_000, 200, 160 * 1024 * 1024];
/** Memory that others let go of is given back: else a reader keeps a hundred megabytes more than it uses. */
const [ENV, FLAGS] = [{ MALLOC_ARENA_MAX: '2' }, ['--max-semi-space-size=4']];

/** A child process that reads files one after another, with little memory and time and without the server's secrets. */
export class ReaderProcess {
  private static readonly kept: ReaderProcess[] = [];
  private readonly ended = new AbortController();
  private readonly child = fork(READER, { env: ENV, execArgv: FLAGS, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  private papers = 0;
  private idle: NodeJS.Timeout | undefined;

  private constructor() {
    this.child.once('exit', () => this.end());
    this.child.once('error', () => this.end());
  }

  /** One that waits, else a new one. */
  static next(): ReaderProcess {
    const reader = ReaderProcess.kept.pop() ?? new ReaderProcess();
    clearTimeout(reader.idle);
    reader.child.ref();
    reader.child.channel?.ref();
    return reader;
  }

  /**
   * Its answer. Only one that read a text, and plainly, reads another file after it.
   * @param patience milliseconds, from the beginning or from a page that it tells of
   */
  async answerOf<Whole extends object>(
    asked: Asked,
    patience: number,
    at: (page: AtPage) => void,
  ): Promise<Whole | Fault> {
    const late = setTimeout(() => this.end(), patience);
    try {
      const heard = on(this.child, 'message', { signal: this.ended.signal }) as AsyncIterable<[Said<Whole>]>;
      this.child.send(asked, (error) => error && this.end());
      for await (const [said] of heard) {
        if ('at' in said) {
          late.refresh();
          at(said.at);
          continue;
        }
        if (isTextAlone(asked) && !('fault' in said.answer) && said.bytes < MOST_KEPT_BYTES) this.keep();
        return said.answer;
      }
      return { fault: 'damaged' };
    } catch {
      return { fault: 'damaged' };
    } finally {
      clearTimeout(late);
      if (!ReaderProcess.kept.includes(this)) this.end();
    }
  }

  private keep(): void {
    this.papers += 1;
    if (this.papers >= MOST_PAPERS) return;
    ReaderProcess.kept.push(this);
    this.idle = setTimeout(() => this.end(), IDLE_MS);
    // nothing waits for it when everything else has stopped
    this.idle.unref();
    this.child.unref();
    this.child.channel?.unref();
  }

  private end(): void {
    clearTimeout(this.idle);
    const at = ReaderProcess.kept.indexOf(this);
    if (at !== -1) ReaderProcess.kept.splice(at, 1);
    this.ended.abort();
    this.child.kill('SIGKILL');
  }
}
