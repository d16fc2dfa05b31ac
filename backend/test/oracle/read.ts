import { kindsWithPapers } from '../support/world/papers';
import type { Books, StoredRecord } from './views/books';
import { type Scope, type Eyes, sees } from './views/eyes';
import type { Row } from './views/views';

export type QueryParameters = Readonly<Record<string, string>>;
/**
 * A list: what it shows to somebody, in its order of birth. Filters and sorts are by the rows' fields unless said
 * otherwise here.
 */
export interface ListRead {
  readonly rows: (books: Books, scope: Scope, eyes: Eyes) => readonly Row[];
  /** Fields that `q` looks into. */
  readonly q?: readonly string[];
  /** The field of a number: a search that is one whole number finds what has it, and nothing else. */
  readonly number?: string;
  readonly filters?: Readonly<Record<string, FilterRead>>;
  readonly sorts?: Readonly<Record<string, string>>;
  /** The sorts in which rows without a value come last in both directions. */
  readonly nothingLast?: readonly string[];
  /** The field that tells its rows apart, when it is not `id`. */
  readonly key?: string;
  /** Its rows are told in order without being asked: by this field, downwards. */
  readonly sorted?: string;
  /** The same, upwards. */
  readonly rising?: string;
}
interface FilterRead {
  readonly by: string;
  readonly keeps?: (field: string, asked: string) => boolean;
  /** The rows as they are shown where the filter is set. */
  readonly shows?: (rows: readonly Row[]) => Row[];
  /** Its rows are others than those of the list: a test of its own has them. */
  readonly apart?: true;
}
/** A figure or other single answer; `tried` are queries it is asked with beside none. */
export interface FigureRead {
  readonly body: (books: Books, scope: Scope, eyes: Eyes, asked: QueryParameters) => Row | readonly Row[];
  readonly tried?: (books: Books) => readonly QueryParameters[];
}
/** A kind of record whose list and single read show the same rows. */
export interface KindRead extends Omit<ListRead, 'rows'> {
  readonly kind: string;
  readonly row: (books: Books, record: StoredRecord) => Row;
  /** Whether a row is in scope. */
  readonly seen: (scope: Scope, row: Row) => boolean;
  /** What is told of it to whom. */
  readonly toldTo?: (books: Books, scope: Scope, row: Row) => Row;
}
/** One record by its id: null when it must not be found. */
export interface RecordRead {
  readonly ids: (books: Books) => readonly (string | number)[];
  readonly body: (books: Books, scope: Scope, id: string) => Row | readonly Row[] | null;
}
export const kept =
  (kind: string, row: KindRead['row'], seen: KindRead['seen'], toldTo: KindRead['toldTo'] = (_, __, each) => each) =>
  (books: Books, scope: Scope): Row[] =>
    books
      .records(kind)
      .map((record) => row(books, record))
      .filter((each) => seen(scope, each))
      .map((each) => toldTo(books, scope, each));
/** `own=true` keeps what is of no client; the rows tell it in `$own`. */
export const OF_THE_FIRM: NonNullable<ListRead['filters']> = {
  own: { by: '$own', keeps: (own, asked) => asked === 'false' || own === 'true' },
};
export const everybody = (): boolean => true;
export const byClient = (scope: Scope, { clientId }: Row): boolean => sees(scope, clientId);
export const idsOf = (kind: string) => (books: Books) => [
  ...new Set(books.events.filter((event) => event.kind === kind).map(({ id }) => id)),
];
export const one =
  (rows: (books: Books, scope: Scope) => readonly Row[]) =>
  (books: Books, scope: Scope, id: string): Row | null =>
    rows(books, scope).find((row) => String(row['id']) === id) ?? null;
/** Kinds that have papers. */
export const withPapers = new Set(kindsWithPapers().map(({ options: { plural } }) => `/api/${plural}`));
export const listOf = ({ kind, row, seen, toldTo, ...how }: KindRead): ListRead => ({
  rows: kept(kind, row, seen, toldTo),
  ...how,
});
export const recordOf = ({ kind, row, seen, toldTo }: KindRead): RecordRead => ({
  ids: idsOf(kind),
  body: (books, scope, id) => {
    const found = one(kept(kind, row, seen, toldTo))(books, scope, id);
    return found && Object.fromEntries(Object.entries(found).filter(([name]) => !name.startsWith('$')));
  },
});
