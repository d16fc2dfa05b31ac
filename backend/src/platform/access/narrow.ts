import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RuleViolation } from '../core/errors';
import type { Belonging, Scope } from './viewer';

/**
 * Whom the rows of a table belong to, and the properties that hold the client, driver and user of a row; null when
 * there is none.
 * @example { belonging: 'client', client: 'clientId', driver: 'driverId' }
 */
export interface RowsBelong {
  readonly belonging: Belonging;
  readonly client: string | null;
  readonly driver?: string | null;
  readonly user?: string | null;
}
const ROWS_BELONG = Symbol('rows belong');

/** Declares whom the rows of a table belong to. Rows of undeclared tables belong to the client in `clientId`. */
export const declareRowsOf = (table: object, said: RowsBelong): void =>
  Reflect.defineMetadata(ROWS_BELONG, said, table);
export const howRowsBelong = (table: object): RowsBelong =>
  (Reflect.getOwnMetadata(ROWS_BELONG, table) as RowsBelong | undefined) ?? { belonging: 'client', client: 'clientId' };

/** An SQL condition and its parameters; parameter names are the same for every table. */
interface Condition {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The SQL columns that hold the driver and the user who own a row in addition to its client. */
export interface Owners {
  readonly driver?: string | null;
  readonly user?: string | null;
}

/**
 * The SQL condition for the rows in scope; null when all rows are.
 * @param column the SQL column that holds the client, such as 'r.client_id'
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
    ? { sql: `${column} = :inScope`, parameters: { inScope: only } }
    : { sql: `${column} = ANY(CAST(:inScope AS uuid[]))`, parameters: { inScope: [...clients] } };
};

/**
 * Restricts a query to the rows in scope.
 * @param column the SQL column that holds the client, such as 'r.client_id'
 */
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

/**
 * A scope condition for handwritten SQL, by client only. `parameter` holds `scope.clients`.
 * @example inScope('r.client_id', '$1') // "($1::uuid[] IS NULL OR r.client_id = ANY($1::uuid[]))"
 */
export const inScope = (column: string, parameter: string): string =>
  `(${parameter}::uuid[] IS NULL OR ${column} = ANY(${parameter}::uuid[]))`;

/** The same for a table of sums, where client ids are text. */
export const inKeptScope = (column: string, parameter: string): string =>
  `(${parameter}::text[] IS NULL OR ${column} = ANY(${parameter}::text[]))`;

/**
 * Only viewers who see all clients may read the past, because the clients that an agent had at that time are not looked
 * up.
 * @throws RuleViolation FORBIDDEN
 */
export const mayReadPast = (scope: Scope): void => {
  if (scope.clients !== null)
    throw new RuleViolation(
      'FORBIDDEN',
      'Only administrators and employees can look at how things stood in the past',
      'forbidden',
    );
};
