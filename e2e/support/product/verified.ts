import { DataSource } from 'typeorm';
import '../../../backend/src/app.module';
import { connect } from '../../../backend/src/platform/database/connect';
import {
  clientConfig,
  dataSourceOptions,
  tableShapeOf,
} from '../../../backend/src/platform/event-log/projections/read-tables';
import { readTables } from '../../../backend/src/platform/event-log/projections/projection';
import { unlikeReplay } from '../../../backend/test/support/verified';

/**
 * Every read table of a product that is not what a replay of its log makes; without the start of a program for each
 * file that asks.
 */
export const unlikeReplayAt = async (url: string): Promise<unknown[]> => {
  const tables = await new DataSource(dataSourceOptions(url, readTables(), [], null)).initialize();
  const client = await connect(clientConfig(url, null), 'verify', { patience: 'work' });
  try {
    return await unlikeReplay(client, (table) => tableShapeOf(tables, table));
  } finally {
    await client.end();
    await tables.destroy();
  }
};
