import { Logger } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { Counter } from 'prom-client';
import { RuleViolation } from '../../core/errors';
import { metrics } from '../../core/metrics';

const OURS = 'In our words: ';
const UNTOLD = 'The work could not be finished. The log has the details.';
const SAME_WORDS_MS = 30_000;
const WORD = /[^\s<>"'(),;:]+/g;
const withoutAddresses = (text: string | undefined): string | undefined =>
  text?.replace(WORD, (word) => (/.@./.test(word) ? '<address>' : word));

/** A failure of a job, with a message for administrators. With `forGood` the job is not retried. */
export class WorkFailed extends Error {
  constructor(
    readonly sentence: string,
    override readonly cause: unknown,
    readonly forGood = false,
  ) {
    super(sentence);
  }
}

const failures = new Counter({
  name: 'axlebook_job_failures_total',
  help: 'Tries of jobs that failed, by job',
  labelNames: ['job'],
  registers: [metrics],
});
const logger = new Logger('Jobs');

/** The error that the queue stores: with a message of ours, or a general one that reveals nothing. */
export const storedFailure = (error: unknown): Error => {
  if (error instanceof WorkFailed)
    return error.forGood ? new UnrecoverableError(OURS + error.sentence) : new Error(OURS + error.sentence);
  return error instanceof RuleViolation
    ? new Error(`${OURS}${error.message}.`.replace(/\.\.$/, '.'))
    : new Error(UNTOLD);
};

export const shownFailure = (stored: string | undefined): string | null => {
  if (!stored) return null;
  return stored.startsWith(OURS) ? stored.slice(OURS.length) : UNTOLD;
};

/** The error for the log, with e-mail addresses removed. */
const forLog = (error: unknown): Record<string, unknown> => {
  const { name, message, stack, code, responseCode } = (error instanceof WorkFailed ? error.cause : error) as Error & {
    code?: unknown;
    responseCode?: unknown;
  };
  return { type: name, message: withoutAddresses(message), stack: withoutAddresses(stack), code, responseCode };
};

/** Logs and counts a failed try. */
export const noteFailure = (job: Job, error: unknown): void => {
  failures.inc({ job: job.name });
  logger.error({
    job: job.name,
    jobId: job.id,
    attempt: job.attemptsMade + 1,
    attempts: job.opts.attempts ?? 1,
    error: forLog(error),
    msg: 'a try of a job failed',
  });
};

/**
 * Makes an error handler for a queue: the queue reports the same error at every reconnect, and the handler logs it at
 * most twice a minute.
 */
export const noteTrouble = (what: string): ((error: Error) => void) => {
  let text = '';
  let at = -SAME_WORDS_MS;
  return (error) => {
    if (error.message === text && performance.now() - at < SAME_WORDS_MS) return;
    [text, at] = [error.message, performance.now()];
    logger.error({ queue: what, error: forLog(error), msg: 'the queue is in trouble' });
  };
};
