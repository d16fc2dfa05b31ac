import type { Job } from 'bullmq';
import { shownFailure } from './job-failure';

export type JobData = Readonly<Record<string, unknown>>;

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

export const viewOf = (job: Job, state: string): JobView => ({
  id: String(job.id),
  name: job.name,
  state,
  subject: typeof (job.data as JobData)['subject'] === 'string' ? String((job.data as JobData)['subject']) : null,
  attempts: job.attemptsMade,
  maxAttempts: job.opts.attempts ?? 1,
  progress: typeof job.progress === 'number' ? job.progress : 0,
  failure: shownFailure(job.failedReason),
  createdAt: new Date(job.timestamp).toISOString(),
  finishedAt: job.finishedOn ? new Date(job.finishedOn).toISOString() : null,
});
