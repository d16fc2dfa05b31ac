import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { kindNamed } from '../../../../platform/records/kind/kind';
import { refusalOf } from '../../../../platform/records/sheets/sheet';
import { Stores } from '../../../../platform/records/store/stores';
import type { Batch } from '../batch';
import type { Tally } from '../domain/tally';

const PAGE = 1_000;
/** How many records are removed or restored concurrently. */
const SIDE_BY_SIDE = 32;

/** Removes all records of a kind, or restores what such a batch removed. Records still in use stay, with an error. */
@Injectable()
export class ClearRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: Stores,
  ) {}

  /**
   * @param context of the user who ordered the batch
   * @param advance reports progress; called after each portion of records
   */
  async run(batch: Batch, tally: Tally, context: CommandContext, advance: () => Promise<void>): Promise<void> {
    const store = this.stores.of(kindNamed(batch.of));
    const ids = batch.task === 'clear' ? await this.kept(batch) : await this.clearedBy(batch.takesBack ?? '', batch.of);
    tally.total = ids.length;
    for (let at = 0; at < ids.length; at += SIDE_BY_SIDE) {
      await Promise.all(
        ids.slice(at, at + SIDE_BY_SIDE).map(async (id) => {
          try {
            await (batch.task === 'clear' ? store.remove(id, context) : store.restore(id, context));
            tally.success += 1;
          } catch (error) {
            tally.refuse(0, `${(await store.names(context.scope, [id])).get(id) ?? id}: ${refusalOf(error)}`);
          }
        }),
      );
      await advance();
    }
  }

  /**
   * The records that existed when the batch was ordered. Those that an earlier run of this batch removed are included:
   * removing them again changes nothing, and they count as done.
   */
  private async kept({ of, createdAt }: Batch): Promise<readonly string[]> {
    const { tableName } = kindNamed(of);
    const ids: string[] = [];
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await poolOf(this.dataSource).query<{ id: string }>(
        `SELECT id FROM ${tableName} WHERE id > $1 AND created_at <= $2 AND (removed_at IS NULL OR removed_at >= $2)
          ORDER BY id LIMIT ${PAGE}`,
        [after, createdAt],
      );
      ids.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return ids;
      after = last.id;
    }
  }

  /**
   * The records that a batch removed and nobody has changed since: the last event of each carries the id of the batch
   * as its correlation id.
   */
  private async clearedBy(batch: string, of: string): Promise<readonly string[]> {
    const { tableName } = kindNamed(of);
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(
      `SELECT r.id FROM batches b JOIN ${tableName} r ON r.removed_at BETWEEN b.created_at AND b.updated_at
       CROSS JOIN LATERAL (SELECT f.metadata FROM facts f WHERE f.stream_id = $2 || '-' || r.id ORDER BY f.version DESC
         LIMIT 1) last
       WHERE b.id = $1 AND last.metadata->>'correlationId' = $1::text ORDER BY r.id`,
      [batch, of],
    );
    return rows.map(({ id }) => id);
  }
}
