import { Queue, Worker, type Job } from 'bullmq';
import { noteTrouble } from './job-failure';
import { viewOf, type JobData, type JobState, type JobView } from './job-view';
import { jittered } from './backoff';
import { inTime } from './queue-unavailable';
import type { QueueBackend } from './queue-backend';

const KEPT_DONE_MS = 24 * 3_600_000;
const KEPT_DEAD_MS = 90 * 24 * 3_600_000;
/**
 * A job whose worker has not renewed its lock for this long goes to another worker; jobs of a killed worker restart
 * within twenty seconds.
 */
const LOCK_MS = 15_000;
const LOOK_FOR_ORPHANS_MS = 5_000;
/** When this many workers have died while running a job, the job counts as the cause and fails. */
const MOST_DEATHS = 10;
const GROWING = 'growing';
const PAGE = 100;

export interface LineOptions {
  readonly name: string;
  readonly concurrency: number;
  /** The pauses between tries, in milliseconds; a job has one try more than there are pauses. */
  readonly pauses: readonly number[];
}

/** One queue with its own worker, so that jobs waiting here hold up no other queue. */
export class JobLine {
  private readonly queue: Queue;
  private worker: Worker | undefined;

  constructor(
    private readonly backend: QueueBackend,
    private readonly options: LineOptions,
  ) {
    this.queue = new Queue(
      options.name,
      {
        connection: backend.connection,
        defaultJobOptions: { attempts: options.pauses.length + 1, backoff: { type: GROWING } },
      },
      backend.factory as never,
    );
    this.queue.on('error', noteTrouble(options.name));
  }

  async add(name: string, id: string, data: JobData, options: { attempts?: number; delay?: number }): Promise<void> {
    await inTime(this.queue.add(name, data, { jobId: id.replaceAll(':', '_'), ...options }));
  }

  /** Creates or changes a schedule; leaves it alone when it is already as wanted. */
  async schedule(name: string, pattern: string, timeZone: string): Promise<void> {
    const found = await this.queue.getJobScheduler(name);
    if (found?.pattern === pattern && found.tz === timeZone) return;
    await this.queue.upsertJobScheduler(
      name,
      { pattern, tz: timeZone },
      { name, opts: { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } } },
    );
  }

  /** Deletes old jobs. BullMQ's own `removeOnComplete` deadlocks on PostgreSQL (see docs/adr/0006-queue-backend.md). */
  async sweep(): Promise<void> {
    await this.queue.clean(KEPT_DONE_MS, 1_000, 'completed');
    await this.queue.clean(KEPT_DEAD_MS, 1_000, 'failed');
  }

  start(run: (job: Job) => Promise<unknown>): void {
    const { pauses, concurrency, name } = this.options;
    const backoffStrategy = (made: number): number =>
      jittered(pauses[Math.min(made, pauses.length) - 1] ?? 0, Math.random());
    this.worker = new Worker(
      name,
      run,
      {
        connection: this.backend.connection,
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: LOOK_FOR_ORPHANS_MS,
        maxStalledCount: MOST_DEATHS,
        settings: { backoffStrategy },
      },
      this.backend.factory as never,
    );
    this.worker.on('error', noteTrouble(name));
  }

  async list(state: JobState, limit: number): Promise<JobView[]> {
    return (await this.jobsIn(state, limit)).map((job) => viewOf(job, state));
  }

  async find(id: string): Promise<{ job: Job; state: string } | null> {
    const job = await inTime(this.queue.getJob(id));
    return job ? { job, state: await inTime(job.getState()) } : null;
  }

  /** Retries all jobs that have failed for good. @returns how many */
  async retryAll(): Promise<number> {
    let retried = 0;
    for (
      let failed = await this.jobsIn('failed', PAGE);
      failed.length > 0;
      failed = await this.jobsIn('failed', PAGE)
    ) {
      await Promise.all(failed.map((job) => retryFailedJob(job).catch(() => undefined)));
      retried += failed.length;
      if (failed.length < PAGE) break;
    }
    return retried;
  }

  counts(states: readonly JobState[]): Promise<Record<string, number>> {
    return inTime(this.queue.getJobCounts(...states));
  }

  async stop(): Promise<void> {
    await this.worker?.close();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async jobsIn(state: JobState, limit: number): Promise<Job[]> {
    const jobs = await inTime(this.queue.getJobs([state], 0, limit - 1, false));
    return jobs.filter((job): job is Job => job !== undefined && job !== null);
  }
}

/** Retries a failed job from its first try, with all pauses. */
export const retryFailedJob = (job: Job): Promise<void> => inTime(job.retry('failed', { resetAttemptsMade: true }));
