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
