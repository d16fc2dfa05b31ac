/** Somebody looks at a screen meanwhile. */
const LONGEST_MS = 2_500;

/** The queue did not answer in time; what was asked of it may still be done. */
export class QueueUnavailable extends Error {}

/**
 * What somebody waits for. A queue that is away keeps what it is asked until it is back, however long that is. @throws
 * QueueUnavailable
 */
export const inTime = async <Result>(asked: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueUnavailable('The queue of jobs does not answer')), LONGEST_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};
