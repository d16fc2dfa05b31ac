import { parentPort } from 'node:worker_threads';

const OFTEN_MS = 200;
let last = performance.now();

/** Tells how much of a sheet is read, 0 to 1, some times a second. */
export const tellReading = (share: number): void => {
  const now = performance.now();
  if (now - last < OFTEN_MS) return;
  last = now;
  parentPort?.postMessage({ read: Math.min(1, share) });
};
