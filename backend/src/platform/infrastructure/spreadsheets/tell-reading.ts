import { parentPort } from 'node:worker_threads';

const OFTEN_MS = 200;
let last = performance.now();

/** Reports the share of a sheet that has been read, 0 to 1, a few times a second. */
export const tellReading = (share: number): void => {
  const now = performance.now();
  if (now - last < OFTEN_MS) return;
  last = now;
  parentPort?.postMessage({ read: Math.min(1, share) });
};
