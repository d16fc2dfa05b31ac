import { Client, type ClientConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Projection } from './projection';
import { foldInto } from './rebuild';
import type { TableShape } from './rows';

/**
 * Read tables as they stood at an instant: the log up to it, folded into temporary tables that hide the live ones for one connection, so that the
 * ordinary query answers for the past.
 */
export class TimeTravel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ClientConfig,
    private readonly shapeOf: (table: Projection['table']) => TableShape,
  ) {}

  async at<Result>(instant: string, projections: readonly Projection[], query: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const reader = new Client(this.config);
    await reader.connect();
    const runner = this.dataSource.createQueryRunner();
    try {
      const { rows } = await reader.query<{ position: number }>('SELECT COALESCE(max(position), 0) AS position FROM facts WHERE recorded_at <= $1', [instant]);
      const upTo = rows[0]?.position ?? 0;
      const writer = (await runner.connect()) as Client;
      await runner.startTransaction();
      for (const projection of projections) {
        const shape = this.shapeOf(projection.table);
        await writer.query(`CREATE TEMP TABLE "${shape.name}" (LIKE public."${shape.name}" INCLUDING DEFAULTS INCLUDING INDEXES) ON COMMIT DROP`);
        await foldInto(projection, shape, shape.name, upTo, [reader], writer);
      }
      return await query(runner.manager);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
      await reader.end();
    }
  }
}
