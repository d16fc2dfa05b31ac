import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { ALL_BOOKS } from '../projections/span-sums';

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
/** The parameters of these conditions. */
export const booksIn = ({ clientId, own = false }: Books, { clients }: Scope): readonly unknown[] => [
  clientId ?? null,
  own,
  clients,
];

/**
 * The same books as kept sums name them, for `client_id = ANY($1::text[])`: an empty string is the firm itself. Whoever
 * sees all books reads the sums over all of them.
 */
export const keptBooks = ({ clientId, own = false }: Books, { clients }: Scope): readonly string[] => {
  if (clientId && own) return [];
  const asked = clientId ?? (own ? '' : null);
  if (asked === null) return clients ?? [ALL_BOOKS];
  return clients === null || clients.includes(asked) ? [asked] : [];
};

/**
 * The condition for rows of one book, whose client is null in the firm's own. PostgreSQL finds them by an index, unlike
 * those of `IS NOT DISTINCT FROM`.
 * @example ofBook('l.client_id', '$1')
 */
export const ofBook = (column: string, parameter: string): string =>
  `((${parameter}::uuid IS NULL AND ${column} IS NULL) OR ${column} = ${parameter}::uuid)`;
