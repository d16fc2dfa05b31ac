import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/**
 * The id of the record that a row of a batch becomes, the same every time the batch runs: what a broken run added is known when it goes on. A UUID
 * of version 7, so that the rows of a batch lie together.
 * @param batch the batch's id, a UUID of version 7
 */
export const idOfRow = (batch: string, row: number): string => {
  const random = createHash('sha256').update(`${batch}:${row}`).digest();
  const msecs = Number.parseInt(batch.replace(/-/g, '').slice(0, 12), 16);
  return v7({ msecs, seq: row, random });
};
