import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, so that the response time does not reveal how much of a guess was right. */
export const equal = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
