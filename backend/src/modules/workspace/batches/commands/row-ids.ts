import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import type { RecordKind } from '../../../../platform/records/kind/kind';

/**
 * A UUID that is always the same for a row of a batch. Its time is that of the batch, so the rows of a batch are
 * neighbors in the index.
 * @param batch a UUID of version 7
 */
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
 * The record ids for rows of a batch, by row. They are the same in every run of the batch, so a repeated run recognizes
 * its records, and two concurrent runs add each record once. UUIDs are computed from batch and row; numbers are taken
 * from the sequence of the kind and stored in `row_numbers` before a record is written.
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
/** Deletes the stored numbers of batches that ended more than a day ago: no run of them can still ask for one. */
export const forgetOldRows = async (pool: Pool, now: Date): Promise<void> => {
  const sql = `DELETE FROM row_numbers r USING batches b
    WHERE b.id = r.batch_id AND b.status IN ('done', 'failed') AND b.updated_at < $1`;
  await pool.query(sql, [new Date(now.getTime() - DAY_MS)]);
};
