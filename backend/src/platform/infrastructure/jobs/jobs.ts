import type { Job } from 'bullmq';
import { RuleViolation } from '../../core/errors';
import { storedFailure, noteFailure } from './job-failure';
import { retryFailedJob, JobLine } from './job-line';
import { JOB_STATES, viewOf, type JobData, type JobState, type JobView } from './job-view';
import { LETTER_PAUSES, WORK_PAUSES } from './backoff';
import type { QueueBackend } from './queue-backend';

export { JOB_STATES, type JobData, type JobState, type JobView } from './job-view';
export { queueBackend, type QueueBackend } from './queue-backend';

const SWEEP_MS = 600_000;
const RENEW_MS = 180_000;

export interface JobRun {
  readonly id: string;
  readonly data: JobData;
  /** Whether this is the last try. */
  readonly lastTry: boolean;
  progress(percent: number): Promise<void>;
}
export type JobHandler = (run: JobRun) => Promise<unknown>;

/**
 * E-mails have a queue of their own, so that a hanging mail server delays no other job; so have papers whose pictures
 * are read, which takes minutes.
 */
const LINES = {
  work: { concurrency: 4, pauses: WORK_PAUSES },
  mail: { concurrency: 4, pauses: LETTER_PAUSES },
  papers: { concurrency: 1, pauses: WORK_PAUSES },
} as const;
export type LineName = keyof typeof LINES;

export interface JobsOptions {
  readonly pauses?: Partial<Record<LineName, readonly number[]>> | undefined;
  readonly renewMs?: number;
}
interface Schedule {
  readonly name: string;
  readonly pattern: string;
  readonly timeZone: () => Promise<string>;
}

/**
 * Background jobs, run after the commit. The id of a job is derived from its cause, so requesting it twice runs it
 * once. After a crash a job may still run twice, so each handler must make sure that it acts only once. The names of
 * the queues contain the id of the log, so that a restored log, or another installation on the same server, has queues
 * of its own.
 */
export class Jobs {
  private readonly handlers = new Map<string, { handler: JobHandler; line: LineName }>();
  private readonly lines: Readonly<Record<LineName, JobLine>>;
  private readonly schedules: Schedule[] = [];
  private readonly chores: (() => Promise<unknown>)[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    backend: QueueBackend,
    logId: string,
    private readonly options: JobsOptions = {},
  ) {
    const line = (name: LineName) =>
      new JobLine(backend, {
        ...LINES[name],
        ...(options.pauses?.[name] ? { pauses: options.pauses[name] } : {}),
        name: `axlebook-${logId}-${name}`,
      });
    this.lines = { work: line('work'), mail: line('mail'), papers: line('papers') };
  }

  handle(name: string, handler: JobHandler, line: LineName = 'work'): void {
    if (this.handlers.has(name)) throw new Error(`The job "${name}" has two handlers`);
    this.handlers.set(name, { handler, line });
  }

  async add(
    name: string,
    jobId: string,
    data: JobData,
    options: { attempts?: number; delay?: number } = {},
  ): Promise<void> {
    await this.lineOf(name).add(name, jobId, data, options);
  }

  /**
   * Runs the job `name` at a cron pattern ('0 6 * * *') in a time zone, once among all workers. Workers restore
   * schedules that the queue has lost.
   */
  async schedule(name: string, pattern: string, timeZone: () => Promise<string>): Promise<void> {
    this.schedules.push({ name, pattern, timeZone });
    await this.lineOf(name).schedule(name, pattern, await timeZone());
  }

  /** Registers work that each worker does when it starts, and every few minutes. */
  chore(work: () => Promise<unknown>): void {
    this.chores.push(work);
  }

  startWorker(): void {
    const every = (milliseconds: number, work: () => Promise<unknown>): void =>
      void this.timers.push(setInterval(() => void work().catch(() => undefined), milliseconds).unref());
    for (const line of Object.values(this.lines)) {
      line.start((job) => this.run(job));
      every(SWEEP_MS, () => line.sweep());
    }
    every(this.options.renewMs ?? RENEW_MS, () => this.renew());
    void this.renew();
  }

  /** Takes no further jobs, and waits for the running ones. */
  async stopWorker(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await Promise.all(Object.values(this.lines).map((line) => line.stop()));
  }

  async list(state: JobState, limit = 100, offset = 0): Promise<JobView[]> {
    const all = await Promise.all(Object.values(this.lines).map((line) => line.list(state, offset + limit)));
    return all
      .flat()
      .sort((a, b) => (b.finishedAt ?? b.createdAt).localeCompare(a.finishedAt ?? a.createdAt))
      .slice(offset, offset + limit);
  }

  async find(id: string): Promise<JobView | null> {
    const found = await this.look(id);
    return found ? viewOf(found.job, found.state) : null;
  }

  /**
   * What a job was given and what it answered, which is kept for a day after it was done; null: there is none (any
   * more).
   */
  async told(id: string): Promise<{ readonly data: JobData; readonly answer: unknown } | null> {
    const found = await this.look(id);
    const answer: unknown = found?.state === 'completed' ? found.job.returnvalue : undefined;
    return found && { data: found.job.data as JobData, answer };
  }

  async retry(id: string): Promise<JobView> {
    const found = await this.look(id);
    if (!found) throw new RuleViolation('NOT_FOUND', 'This job does not exist', 'not-found');
    if (found.state !== 'failed') throw new RuleViolation('JOB_NOT_FAILED', 'Only a failed job can be tried again');
    await retryFailedJob(found.job);
    return viewOf(found.job, 'waiting');
  }

  /** @returns how many failed jobs will run again */
  async retryAll(): Promise<number> {
    const counts = await Promise.all(Object.values(this.lines).map((line) => line.retryAll()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async counts(states: readonly JobState[] = JOB_STATES): Promise<Record<string, number>> {
    const all = await Promise.all(Object.values(this.lines).map((line) => line.counts(states)));
    return Object.fromEntries(
      states.map((state) => [state, all.reduce((sum, counts) => sum + (counts[state] ?? 0), 0)]),
    );
  }

  async close(): Promise<void> {
    await this.stopWorker();
    await Promise.all(Object.values(this.lines).map((line) => line.close()));
  }

  private async renew(): Promise<void> {
    const schedules = this.schedules.map(async ({ name, pattern, timeZone }) =>
      this.lineOf(name).schedule(name, pattern, await timeZone()),
    );
    await Promise.allSettled([...schedules, ...this.chores.map((work) => work())]);
  }

  private async look(id: string): Promise<{ job: Job; state: string } | null> {
    for (const line of Object.values(this.lines)) {
      const found = await line.find(id);
      if (found) return found;
    }
    return null;
  }

  private lineOf(name: string): JobLine {
    return this.lines[this.handlers.get(name)?.line ?? 'work'];
  }

  private async run(job: Job): Promise<unknown> {
    try {
      const known = this.handlers.get(job.name);
      if (!known) throw new Error(`No module handles the job "${job.name}"`);
      const lastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      return await known.handler({
        id: String(job.id),
        data: job.data as JobData,
        lastTry,
        progress: (percent) => job.updateProgress(percent),
      });
    } catch (error) {
      noteFailure(job, error);
      throw storedFailure(error);
    }
  }
}
