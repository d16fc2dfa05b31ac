import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import type { RecordKind } from '../../../../platform/records/kind/kind';

/** A UUID of version 7, so that the rows of a batch lie together. @param batch a UUID of version 7 */
const uuidOfRow = (batch: string, row: number): string => {
  const random = createHash('sha256').update(`${batch}:${row}`).digest();
  const msecs = Number.parseInt(batch.replace(/-/g, '').slice(0, 12), 16);
  return v7({ msecs, seq: row, random });
};

const TAKE = `INSERT INTO row_numbers (batch_id, row_nr, id)
  SELECT $1, w.row_nr, nextval($3::regclass) FROM unnest($2::int[]) AS w (row_nr)
  WHERE NOT EXISTS (SELECT FROM row_numbers known WHERE known.batch_id = $1 AND known.row_nr = w.row_nr)
    ON CONFLICT DO NOTHING`;
const GIVEN = 'SELECT row_nr, id FROM row_numbers WHERE batch_id = $1 AND row_nr = ANY($2)';

/**
 * The ids of the records that rows of a batch become, the same every time the batch runs: what a broken run added is
 * known when it goes on, and what two runs add is there once. UUIDs follow from batch and row; numbers are taken of
 * their sequence, and kept before anything is written under them.
 */
export const idsOfRows = async (
  pool: Pool,
  { options: { numbers } }: Pick<RecordKind, 'options'>,
  batch: string,
  rows: readonly number[],
): Promise<ReadonlyMap<number, string | number>> => {
  if (!numbers) return new Map(rows.map((row) => [row, uuidOfRow(batch, row)]));
  await pool.query(TAKE, [batch, rows, numbers]);
  const { rows: given } = await pool.query<{ row_nr: number; id: number }>(GIVEN, [batch, rows]);
  return new Map(given.map(({ row_nr, id }) => [row_nr, id]));
};

const DAY_MS = 86_400_000;
/** Numbers of rows are kept for a day after their batch: by then no run of it is left that would ask for them. */
export const forgetOldRows = async (pool: Pool, now: Date): Promise<void> => {
  const sql = `DELETE FROM row_numbers r USING batches b
    WHERE b.id = r.batch_id AND b.status IN ('done', 'failed') AND b.updated_at < $1`;
  await pool.query(sql, [new Date(now.getTime() - DAY_MS)]);
};
