import type { Batch } from '../../../lib/api/api-types';

export const counted = (value: number): string => value.toLocaleString('en-US');

/**
 * The bar of an import, in percent: it starts at 25, is at most 90 while it goes on, and 100 when it is done (001 §9).
 */
const START = 25;
const SENT = 32;
const READ = 40;
const NEARLY = 90;

/** While the file is on its way. @param sent how much of it, 0 to 1 */
export const shareSent = (sent: number): number => START + (SENT - START) * sent;

type HowFar = Pick<Batch, 'done' | 'total' | 'status' | 'read' | 'task'>;
const isReading = ({ status, task, total, read }: HowFar): boolean =>
  status === 'running' && task === 'import' && (total === 0 || (read !== null && read < 100));

export const shareDone = (batch: HowFar): number => {
  const { done, total, status, read } = batch;
  if (status === 'done') return 100;
  if (total === 0 || isReading(batch)) return SENT + ((READ - SENT) * (read ?? 0)) / 100;
  return READ + (NEARLY - READ) * Math.min(1, done / total);
};

/** What is being done, in words that stay the same while it is. */
export const phaseOf = (batch: HowFar): string => {
  if (batch.status === 'waiting') return 'Waiting to begin';
  if (isReading(batch)) return 'Reading the sheet';
  return batch.status === 'running' ? 'Going through the rows' : '';
};

/** How far that is. */
export const howFar = (batch: HowFar): string => {
  if (batch.status === 'waiting') return phaseOf(batch);
  if (isReading(batch)) return batch.read === null ? phaseOf(batch) : `${phaseOf(batch)}: ${batch.read} %`;
  return `${counted(batch.done)} of ${counted(batch.total)} rows`;
};
