import { Queue, Worker, createPostgresBackend, type BackendFactory, type Job } from 'bullmq';
import { patient } from '../database/connect';
import { RuleViolation } from '../event-store/errors';

const QUEUE = 'axlebook';
const KEPT_DONE_MS = 24 * 3_600_000;
const KEPT_DEAD_MS = 90 * 24 * 3_600_000;
const LOCK_MS = 30_000;

export type JobData = Readonly<Record<string, unknown>>;
export interface JobRun {
  readonly id: string;
  readonly data: JobData;
  progress(percent: number): Promise<void>;
}
export type JobHandler = (run: JobRun) => Promise<unknown>;

export interface JobView {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly subject: string | null;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly progress: number;
  readonly failure: string | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

export const JOB_STATES = ['failed', 'completed', 'active', 'waiting', 'delayed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface QueueBackend {
  readonly connection: object;
  readonly factory?: BackendFactory;
}

/** BullMQ on Redis when there is one, else on PostgreSQL, whose tables `migrate` made. */
export const queueBackend = (databaseUrl: string, redisUrl: string | undefined): QueueBackend =>
  redisUrl
    ? { connection: { url: redisUrl, maxRetriesPerRequest: null } }
    : { connection: { ...patient({ connectionString: databaseUrl }, 'queue'), schema: 'bullmq', max: 3 }, factory: createPostgresBackend as unknown as BackendFactory };

/** After-commit work. A job's id names what caused it, so that asking twice runs once; what runs twice after a crash must act once itself. */
export class Jobs {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly queue: Queue;
  private worker: Worker | undefined;
  private housekeeping: NodeJS.Timeout | undefined;

  constructor(private readonly backend: QueueBackend) {
    this.queue = new Queue(QUEUE, { connection: backend.connection, defaultJobOptions: { attempts: 5, backoff: { type: 'exponential', delay: 1_000 } } }, backend.factory as never);
    this.queue.on('error', () => undefined);
  }

  handle(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`The job "${name}" has two handlers`);
    this.handlers.set(name, handler);
  }

  async add(name: string, jobId: string, data: JobData, options: { attempts?: number; delay?: number } = {}): Promise<void> {
    await this.queue.add(name, data, { jobId: jobId.replaceAll(':', '_'), ...options });
  }

  /** Runs `name` at a cron time in a zone, once among all workers. */
  async schedule(name: string, pattern: string, timeZone: string): Promise<void> {
    await this.queue.upsertJobScheduler(name, { pattern, tz: timeZone }, { name });
  }

  /** Retention is this one sweep: BullMQ's own `removeOnComplete` deadlocks on PostgreSQL (see docs/adr/0006-queue-backend.md). */
  startWorker(): void {
    this.worker = new Worker(QUEUE, (job) => this.run(job), { connection: this.backend.connection, concurrency: 4, lockDuration: LOCK_MS, stalledInterval: LOCK_MS / 2 }, this.backend.factory as never);
    this.worker.on('error', () => undefined);
    this.housekeeping = setInterval(() => void this.sweep().catch(() => undefined), 600_000);
    this.housekeeping.unref();
  }

  async list(state: JobState, limit = 100, offset = 0): Promise<JobView[]> {
    const jobs = await this.queue.getJobs([state], offset, offset + limit - 1, false);
    return jobs.filter((job): job is Job => job !== undefined && job !== null).map((job) => viewOf(job, state));
  }

  async find(id: string): Promise<JobView | null> {
    const job = await this.queue.getJob(id);
    return job ? viewOf(job, await job.getState()) : null;
  }

  async retry(id: string): Promise<JobView> {
    const job = await this.queue.getJob(id);
    if (!job) throw new RuleViolation('NOT_FOUND', 'This job does not exist', 'not-found');
    if ((await job.getState()) !== 'failed') throw new RuleViolation('JOB_NOT_FAILED', 'Only a failed job can be tried again');
    await job.retry('failed');
    return viewOf(job, 'waiting');
  }

  async counts(): Promise<Record<string, number>> {
    return this.queue.getJobCounts(...JOB_STATES);
  }

  async close(): Promise<void> {
    clearInterval(this.housekeeping);
    await this.worker?.close();
    await this.queue.close();
  }

  private async run(job: Job): Promise<unknown> {
    const handler = this.handlers.get(job.name);
    if (!handler) throw new Error(`No module handles the job "${job.name}"`);
    return handler({ id: String(job.id), data: job.data as JobData, progress: (percent) => job.updateProgress(percent) });
  }

  private async sweep(): Promise<void> {
    await this.queue.clean(KEPT_DONE_MS, 1_000, 'completed');
    await this.queue.clean(KEPT_DEAD_MS, 1_000, 'failed');
  }
}

const viewOf = (job: Job, state: string): JobView => ({
  id: String(job.id),
  name: job.name,
  state,
  subject: typeof (job.data as JobData)['subject'] === 'string' ? String((job.data as JobData)['subject']) : null,
  attempts: job.attemptsMade,
  maxAttempts: job.opts.attempts ?? 1,
  progress: typeof job.progress === 'number' ? job.progress : 0,
  failure: job.failedReason ? 'The work could not be finished; the log has the details' : null,
  createdAt: new Date(job.timestamp).toISOString(),
  finishedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
});
