import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RuleViolation } from '../core/errors';
import type { Belonging, Scope } from './viewer';

/**
 * How the rows of a table belong, and the properties that name the client a row is kept for and the driver and the user
 * whose it is, too; null: none does.
 */
export interface RowsBelong {
  readonly belonging: Belonging;
  readonly client: string | null;
  readonly driver?: string | null;
  readonly user?: string | null;
}
const ROWS_BELONG = Symbol('rows belong');

/** Says how the rows of a table belong; of others each is kept for its `clientId`. */
export const declareRowsOf = (table: object, said: RowsBelong): void =>
  Reflect.defineMetadata(ROWS_BELONG, said, table);
export const howRowsBelong = (table: object): RowsBelong =>
  (Reflect.getOwnMetadata(ROWS_BELONG, table) as RowsBelong | undefined) ?? { belonging: 'client', client: 'clientId' };

/** A condition in SQL and its parameters, the same for every table of one scope. */
interface Condition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The SQL columns that name the driver and the user whose a row is beside its client. */
export interface Owners {
  readonly driver?: string | null;
  readonly user?: string | null;
}

/**
 * Which rows of an alias are in scope; null: all of them.
 * @param column the SQL column that names the client a row is kept for, such as 'r.client_id'
 */
export const whatIsSeen = (
  alias: string,
  column: string,
  scope: Scope,
  belonging: Belonging = 'client',
  { driver = null, user = null }: Owners = {},
): Condition | null => {
  if (belonging === 'firm') return null;
  if (belonging === 'person')
    return scope.people ? null : { sql: `${alias}.id::text = ANY(:myself)`, parameters: { myself: [...scope.ownIds] } };
  if (scope.clients === null) return null;
  const owned: readonly Condition[] = [
    ...(driver && typeof scope.driver === 'number'
      ? [{ sql: `${driver} = :ownDriver`, parameters: { ownDriver: scope.driver } }]
      : []),
    ...(user ? [{ sql: `${user} = ANY(CAST(:myself AS uuid[]))`, parameters: { myself: [...scope.ownIds] } }] : []),
  ];
  const stored = owned.length > 0 && scope.clients.length === 0 ? [] : [ofClients(column, scope.clients)];
  const open = belonging === 'open' && scope.unassigned ? [{ sql: `${column} IS NULL`, parameters: {} }] : [];
  const seen = [...owned, ...stored, ...open];
  return {
    sql: `(${seen.map(({ sql }) => sql).join(' OR ')})`,
    parameters: Object.assign({}, ...seen.map(({ parameters }) => parameters)) as Condition['parameters'],
  };
};

const ofClients = (column: string, clients: readonly string[]): Condition => {
  const [only, another] = clients;
  return only !== undefined && another === undefined
    ? { sql: `${column} = :inSight`, parameters: { inSight: only } }
    : { sql: `${column} = ANY(CAST(:inSight AS uuid[]))`, parameters: { inSight: [...clients] } };
};

/** Leaves in a query what is in scope. */
export const narrow = <Rows extends ObjectLiteral>(
  rows: SelectQueryBuilder<Rows>,
  column: string,
  scope: Scope,
  belonging?: Belonging,
  owners?: Owners,
): SelectQueryBuilder<Rows> => {
  const seen = whatIsSeen(rows.alias, column, scope, belonging, owners);
  return seen ? rows.andWhere(seen.sql, seen.parameters) : rows;
};

/** The same in SQL written by hand: a condition over a parameter that holds `scope.clients`. */
export const inScope = (column: string, parameter: string): string =>
  `(${parameter}::uuid[] IS NULL OR ${column} = ANY(${parameter}::uuid[]))`;

/** The same over a table of sums, which names clients as text. */
export const inKeptScope = (column: string, parameter: string): string =>
  `(${parameter}::text[] IS NULL OR ${column} = ANY(${parameter}::text[]))`;

/** How things stood in the past is shown to those who see all of it: which clients an agent had then is not asked. */
export const mayReadPast = (scope: Scope): void => {
  if (scope.clients !== null)
    throw new RuleViolation(
      'FORBIDDEN',
      'Only administrators and employees can look at how things stood in the past',
      'forbidden',
    );
};
