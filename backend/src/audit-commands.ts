import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { clientConfig, dataSourceOptions, tableShapeOf } from './platform/event-log/projections/read-tables';
import { ownsDatabase } from './platform/installation/may-work';
import { mustBeThisRelease } from './platform/event-log/store/release';
import { allProjections, readTables, type Projection } from './platform/event-log/projections/projection';
import { lookThrough } from './platform/event-log/replay/integrity';
import { rebuild } from './platform/event-log/replay/replay';
import type { Running } from './platform/installation/running';
import { standingAt } from './start';

type Say = (line: string) => void;
type ShapeOf = (table: Projection['table']) => ReturnType<typeof tableShapeOf>;

const folded = (events: number | null): string => (events === null ? 'folded in SQL' : `${events} facts folded`);

/** Says what is found as it is found. @returns whether all is well */
const verified = async (url: string, chosen: readonly Projection[], shapeOf: ShapeOf, say: Say): Promise<boolean> => {
  let faults = 0;
  let differences = 0;
  for await (const look of lookThrough(clientConfig(url, null), chosen, shapeOf)) {
    if (look.of === 'log') {
      const { events, head } = look.log;
      faults = look.log.faults.length;
      say(
        head
          ? `The log has ${events} facts; its head is position ${head.position}, ${head.stream} version ${head.version}, noted ${head.appendedAt}.`
          : 'The log is empty.',
      );
      for (const fault of look.log.faults) say(`  ${fault}`);
    } else if (look.of === 'table') {
      const { projection, rows, examples } = look.table;
      differences += look.table.differences;
      say(`${projection}: ${folded(look.table.events)}, ${rows} rows live, ${look.table.differences} differences`);
      for (const example of examples) say(`  ${example}`);
    } else say(`${look.projection}: cannot be folded from a log that is not whole`);
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

/**
 * `replay`: folds read tables again and swaps them; `--verify` only looks. Neither ever brings a database to another
 * release. @returns whether all is well
 */
export const replay = async (
  { databaseUrl, databaseAdminUrl }: Pick<Running, 'databaseUrl' | 'databaseAdminUrl'>,
  args: string[],
  say: Say,
): Promise<boolean> => {
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
  const url = databaseAdminUrl ?? databaseUrl;
  mustBeThisRelease(await standingAt(url));
  const dataSource = await new DataSource(dataSourceOptions(url, readTables(), [], null)).initialize();
  const shapeOf: ShapeOf = (table) => tableShapeOf(dataSource, table);
  try {
    if (values.verify) return await verified(url, chosen, shapeOf, say);
    if (!(await ownsDatabase(url)))
      throw new Error(
        'Tables are rebuilt by the login that owns the database: set DATABASE_ADMIN_URL. See docs/sql/roles.sql.',
      );
    for (const projection of chosen) {
      const result = await rebuild(clientConfig(url, null), projection, shapeOf);
      say(`${result.projection}: ${folded(result.events)} and swapped in ${result.milliseconds} ms`);
    }
    return true;
  } finally {
    await dataSource.destroy();
  }
};
