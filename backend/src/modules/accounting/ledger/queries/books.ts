import { inKeptScope, inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';

/** Whose books: those of one client, the firm's own, or all in scope. */
export interface Books {
  readonly clientId?: string | null | undefined;
  /** Only the books of the firm itself. */
  readonly own?: boolean | undefined;
}

/**
 * The condition for lines of these books, over a column that holds the client. `booksIn` are its parameters, the second
 * to fourth of the statement.
 */
export const inBooks = (column: string): string =>
  `($2::uuid IS NULL OR ${column} = $2) AND (NOT $3 OR ${column} IS NULL) AND ${inScope(column, '$4')}`;
/** The same for kept sums, whose client is text, empty for the firm. */
export const inKeptBooks = (column: string): string =>
  `($2::uuid IS NULL OR ${column} = $2::text) AND (NOT $3 OR ${column} = '') AND ${inKeptScope(column, '$4')}`;
/** The parameters of both. */
export const booksIn = ({ clientId, own = false }: Books, { clients }: Scope): readonly unknown[] => [
  clientId ?? null,
  own,
  clients,
];

/**
 * The condition for rows of one book, whose client is null in the firm's own. PostgreSQL finds them by an index, unlike
 * those of `IS NOT DISTINCT FROM`.
 * @example ofBook('l.client_id', '$1')
 */
export const ofBook = (column: string, parameter: string): string =>
  `((${parameter}::uuid IS NULL AND ${column} IS NULL) OR ${column} = ${parameter}::uuid)`;
