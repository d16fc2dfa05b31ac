import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was told rightly; how long the answer takes says nothing of how much of it was right. */
export const equal = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
