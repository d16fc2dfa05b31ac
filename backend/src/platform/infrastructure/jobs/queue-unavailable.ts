/** The longest that a user waits for the queue. */
const LONGEST_MS = 2_500;

/** The queue did not answer in time; the request to it may still be carried out. */
export class QueueUnavailable extends Error {}

/**
 * Limits the wait for the queue. While the queue is down, BullMQ holds requests back until it returns, for any length
 * of time. @throws QueueUnavailable
 */
export const inTime = async <Result>(asked: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueUnavailable('The queue of jobs does not answer')), LONGEST_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};
