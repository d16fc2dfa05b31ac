import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';

const KEPT_DAYS = 365;
const DAY_MS = 86_400_000;

/** Stores which news a user has read. Read marks are not events (docs/adr/0020); they are deleted after a year. */
@Injectable()
export class ReadMarks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Those of the given news ids that the user has read. */
  async of(userId: string, items: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await poolOf(this.dataSource).query<{ item: string }>(
      'SELECT item FROM notification_reads WHERE user_id = $1 AND item = ANY($2)',
      [userId, items],
    );
    return new Set(rows.map(({ item }) => item));
  }

  async add(userId: string, items: readonly string[]): Promise<void> {
    const now = this.clock.now();
    await poolOf(this.dataSource).query(
      `INSERT INTO notification_reads (user_id, item, read_at) SELECT $1, unnest($2::text[]), $3
       ON CONFLICT DO NOTHING`,
      [userId, items, now],
    );
    await poolOf(this.dataSource).query('DELETE FROM notification_reads WHERE user_id = $1 AND read_at < $2', [
      userId,
      new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    ]);
  }
}
