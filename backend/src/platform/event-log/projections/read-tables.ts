import type { ClientConfig, Pool, PoolClient } from 'pg';
import { DataSource, type DataSourceOptions, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { StoreUnavailable } from '../../core/errors';
import { howRowsBelong, narrow } from '../../access/narrow';
import type { Scope } from '../../access/viewer';
import type { RowClass } from './projection';
import type { Row, TableShape } from './rows';
import { currentPast, type Sql } from './past';
import { withTimeouts } from '../../database/connect';
import { lookUp } from '../../database/lookups';
import { BatchLoader } from '../../database/batch-loader';
import { SnakeNaming } from '../../database/naming';
import { plainTypes } from '../../database/types';

/** The database role of every connection of a running system. It owns nothing, and may only read and insert events. */
export const APP_ROLE = 'axlebook_app';

export const clientConfig = (url: string, role: string | null = APP_ROLE): ClientConfig => ({
  connectionString: url,
  types: plainTypes,
  ...(role ? { options: `-c role=${role}` } : {}),
});

/** TypeORM's options for a database. Entities and migrations come from the modules that own them. */
export const dataSourceOptions = (
  url: string,
  entities: readonly RowClass[],
  migrations: readonly (new () => object)[],
  role: string | null = APP_ROLE,
): DataSourceOptions =>
  ({
    type: 'postgres',
    url,
    entities: [...entities],
    migrations: [...migrations],
    namingStrategy: new SnakeNaming(),
    migrationsTransactionMode: 'each',
    synchronize: false,
    extra: { ...withTimeouts(clientConfig(url, role), 'pool'), max: 12 },
  }) as unknown as DataSourceOptions;

const MOST_WAITING = 512;

/** Limits how many callers wait for a connection of the pool; further callers get StoreUnavailable at once. */
export const bounded = (dataSource: DataSource, most = MOST_WAITING): DataSource => {
  const pool = poolOf(dataSource);
  const take = pool.connect.bind(pool) as (done?: (error: Error) => void) => Promise<PoolClient> | undefined;
  const refused = (): Error => new StoreUnavailable('Too many wait for a connection');
  pool.connect = ((done?: (error: Error) => void) => {
    if (pool.waitingCount < most) return take(done);
    if (!done) return Promise.reject(refused());
    return void process.nextTick(() => done(refused()));
  }) as Pool['connect'];
  return dataSource;
};

/** TypeORM's own pool of `pg` clients, for SQL that is better written as SQL. */
export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/** Runs SQL on the pool, or on the past that the current request reads. */
export const sqlOf = (dataSource: DataSource): Sql =>
  currentPast()?.sql ?? {
    query: (text, values = []) => poolOf(dataSource).query(text, values),
    arrays: (text, values) => poolOf(dataSource).query({ text, values, rowMode: 'array' }),
  };

export interface RowsById {
  find(id: string | number): Promise<Row | undefined>;
  /** The rows that exist, by id as text. */
  all(ids: readonly (string | number)[]): Promise<ReadonlyMap<string, Row>>;
}

/**
 * Reads rows by `id`, from the present or from the past that the current request reads. Look-ups made at the same time
 * share one query.
 */
export const rowsById = (dataSource: DataSource, table: RowClass): RowsById => {
  const { name, columns } = tableShapeOf(dataSource, table);
  const key = columns.find((column) => column.property === 'id');
  const list = columns.map((column) => `"${column.column}" AS "${column.property}"`).join(', ');
  const text = `SELECT ${list} FROM "${name}" WHERE "id" = ANY($1::${key?.sqlType ?? 'text'}[])`;
  const read = async (ids: readonly (string | number)[]): Promise<readonly Row[]> =>
    currentPast()
      ? (await sqlOf(dataSource).query<Row>(text, [ids])).rows
      : lookUp<Row>(poolOf(dataSource), { name: `by-id:${name}`, text, values: [ids] });
  const all = async (ids: readonly (string | number)[]): Promise<ReadonlyMap<string, Row>> =>
    new Map((await read([...new Set(ids)])).map((row) => [String(row['id']), row]));
  const now = new BatchLoader<string | number, Row | undefined>(async (ids) => {
    const found = await all(ids);
    return ids.map((id) => found.get(String(id)));
  });
  return { all, find: async (id) => (currentPast() ? (await read([id]))[0] : now.find(id)) };
};

export const tableShapeOf = (dataSource: DataSource, table: RowClass): TableShape => {
  const metadata = dataSource.getMetadata(table);
  return {
    name: metadata.tableName,
    columns: metadata.columns.map((column) => ({
      property: column.propertyName,
      column: column.databaseName,
      sqlType: String(column.type),
      key: column.isPrimary,
    })),
  };
};

/** Rows of records and rows of clients can be queried with a scope only; the system itself passes EVERYTHING. */
type InScope<R> = 'clientId' extends keyof R ? [scope: Scope] : 'removedAt' extends keyof R ? [scope: Scope] : [];

/**
 * A query over the rows in scope of a read table, alias `r`, in the present or in the past that the current request
 * reads. Add conditions with `andWhere`. Raw rows carry property names, so `getRawMany` needs no hydration.
 * @example await rowsOf(dataSource, Load, scope).andWhere('r.status = :status', { status: 'booked' }).getRawMany()
 */
export const rowsOf = <R extends ObjectLiteral>(
  dataSource: DataSource,
  table: RowClass<R>,
  ...[scope]: InScope<R>
): SelectQueryBuilder<R> => {
  const query = (currentPast()?.manager ?? dataSource).createQueryBuilder(table, 'r').select([]);
  const { columns } = dataSource.getMetadata(table);
  for (const { propertyName } of columns) query.addSelect(`r.${propertyName}`, propertyName);
  if (!scope) return query;
  const { belonging, client, driver, user } = howRowsBelong(table);
  const columnOf = (name: string | null | undefined): string | null => {
    const found = columns.find(({ propertyName }) => propertyName === name);
    return found ? `r.${found.databaseName}` : null;
  };
  return narrow(query, columnOf(client) ?? 'NULL::uuid', scope, belonging, {
    driver: columnOf(driver),
    user: columnOf(user),
  });
};
