import { parseArgs } from 'node:util';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import type { Settings } from './config/settings';
import { connect } from './platform/database/connect';
import { APP_ROLE, clientConfig, dataSourceOptions, tableShapeOf } from './platform/database/database';
import { mustBeThisRelease } from './platform/database/release';
import { checkLog } from './platform/event-store/log-check';
import { allProjections, readTables, type Projection } from './platform/projections/projection';
import { rebuild, verify } from './platform/projections/replay';
import { releaseAt } from './start';

type Say = (line: string) => void;
type ShapeOf = (table: Projection['table']) => ReturnType<typeof tableShapeOf>;

const folded = (facts: number | null): string => (facts === null ? 'folded in SQL' : `${facts} facts folded`);

const lookedAt = async (client: ClientBase, say: Say): Promise<number> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { facts, head, faults } = await checkLog(client);
  say(
    head
      ? `The log has ${facts} facts; its head is position ${head.position}, ${head.stream} version ${head.version}, noted ${head.appendedAt}.`
      : 'The log is empty.',
  );
  for (const fault of faults) say(`  ${fault}`);
  return faults.length;
};

/** The log alone, then what was folded from it. Writes nothing: every transaction is read-only but for tables of its own that nobody else sees. */
const verified = async (url: string, chosen: readonly Projection[], shapeOf: ShapeOf, say: Say): Promise<boolean> => {
  const client = await connect(
    { ...clientConfig(url, null), options: '-c default_transaction_read_only=on' },
    'verify',
    { patience: 'work' },
  );
  const faults = await lookedAt(client, say).finally(() => client.end());
  let differences = 0;
  for (const projection of chosen) {
    const result = await verify(clientConfig(url, null), projection, shapeOf).catch((error: unknown) => {
      if (faults === 0) throw error;
      return null;
    });
    if (!result) {
      say(`${projection.name}: cannot be folded from a log that is not whole`);
      continue;
    }
    differences += result.differences;
    say(`${result.projection}: ${folded(result.facts)}, ${result.rows} rows live, ${result.differences} differences`);
    for (const example of result.examples) say(`  ${example}`);
  }
  if (faults === 0) say('The log is whole.');
  else
    say(
      `The log is not whole: ${faults} ${faults === 1 ? 'fault' : 'faults or more'}. What is folded from it cannot be trusted.`,
    );
  say(
    differences === 0
      ? 'Every read table equals its replay.'
      : `${differences} differences between read tables and their replay.`,
  );
  return faults === 0 && differences === 0;
};

/** `replay`: folds read tables anew and swaps them; `--verify` only looks. Neither ever brings a database to another release. @returns whether all is well */
export const replay = async (settings: Settings, databaseUrl: string, args: string[], say: Say): Promise<boolean> => {
  const { values } = parseArgs({
    args,
    options: { projection: { type: 'string' }, verify: { type: 'boolean', default: false } },
  });
  const chosen = allProjections().filter(({ name }) => !values.projection || name === values.projection);
  if (chosen.length === 0)
    throw new Error(
      `There is no projection ${values.projection ?? ''}; there are ${allProjections()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  const url = settings.databaseAdminUrl ?? databaseUrl;
  mustBeThisRelease(await releaseAt(url));
  const dataSource = await new DataSource(dataSourceOptions(url, readTables(), [], null)).initialize();
  const shapeOf: ShapeOf = (table) => tableShapeOf(dataSource, table);
  try {
    if (values.verify) return await verified(url, chosen, shapeOf, say);
    for (const projection of chosen) {
      const result = await rebuild(clientConfig(url, null), projection, shapeOf, APP_ROLE);
      say(`${result.projection}: ${folded(result.facts)} and swapped in ${result.milliseconds} ms`);
    }
    return true;
  } finally {
    await dataSource.destroy();
  }
};
