import type { ClientBase, ClientConfig } from 'pg';
import { connect } from '../../database/connect';
import { checkLog, type CheckedLog } from '../store/log-check';
import type { Projection } from '../projections/projection';
import { verify, type Verified } from './verify';
import type { TableShape } from '../projections/rows';

/**
 * One result of the integrity check: of the log itself; of a read table compared with its replay; or a projection that
 * could not be folded because the log has faults.
 */
export type Look =
  | { readonly of: 'log'; readonly log: CheckedLog }
  | { readonly of: 'table'; readonly table: Verified }
  | { readonly of: 'nothing'; readonly projection: string };

const lookAtLog = async (client: ClientBase): Promise<CheckedLog> => {
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await checkLog(client);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
};

const answers = (client: ClientBase): Promise<boolean> =>
  client.query('SELECT 1').then(
    () => true,
    () => false,
  );

/** Checks the log itself, then one read table after the other. Writes nothing and takes no lock. */
export async function* lookThrough(
  config: ClientConfig,
  projections: readonly Projection[],
  shapeOf: (table: Projection['table']) => TableShape,
): AsyncGenerator<Look> {
  const client = await connect(config, 'verify', { patience: 'work' });
  try {
    const log = await lookAtLog(client);
    yield { of: 'log', log };
    for (const projection of projections) {
      try {
        yield { of: 'table', table: await verify(client, projection, shapeOf) };
      } catch (error) {
        if (log.faults.length === 0 || !(await answers(client))) throw error;
        yield { of: 'nothing', projection: projection.name };
      }
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
