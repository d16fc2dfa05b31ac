import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { may, type Viewer } from '../access/viewer';
import type { OwnReads } from '../access/own-reads';
import { patternsOf } from './search';
import { mayReadSome } from '../realtime/visibility';
import type { RowClass } from '../event-log/projections/projection';
import type { Row } from '../event-log/projections/rows';
import type { SearchTerms } from './search-terms';

/** A property that is looked into, and what it is called; null: its value says what it is. */
export interface Place {
  readonly property: string;
  readonly label: string | null;
  /** Where its texts stand when it holds several: SQL over alias `r`, with an index of trigrams. */
  readonly sql?: string;
  readonly textsOf?: (value: unknown) => readonly string[];
}

/** How the records of one kind are found by what somebody typed. */
export interface Searchable {
  /** What their address is made of: 'invoice'. */
  readonly kind: string;
  readonly title: string;
  readonly pluralTitle: string;
  /** The category of events whose readers find them. */
  readonly category: string;
  readonly table: RowClass;
  readonly texts: readonly Place[];
  /** A number with an index of its own: one whole number finds what has it and nothing else. */
  readonly number?: string;
  /** Amounts that have an index. */
  readonly amounts: readonly Place[];
  /** Who else finds its own. */
  readonly ownReads?: OwnReads;
  /** Properties that name other records: whose it is. */
  readonly names: readonly string[];
  /** Which rows a list shows, in SQL without parameters. */
  readonly listed?: string;
  readonly displayName: (row: Row) => string;
  /** The record, or the kind of record, that it is shown with, when it has no place of its own. */
  readonly parent?: (row: Row) => string;
}

/** Whether all of it in scope may be found, or what is one's own. */
export const maySearch = (viewer: Viewer, { category, ownReads }: Searchable): boolean =>
  mayReadSome(viewer, category) || (ownReads !== undefined && may(viewer, ownReads.may));

const begins = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some((each) => each.startsWith(word));

/**
 * Those that a word may mean, the likeliest first: by what they are called ('inv'), else by what they are looked up by
 * ('vin', 'plate').
 */
export const matchingKinds = (all: readonly Searchable[], word: string): readonly (readonly Searchable[])[] =>
  [
    all.filter(({ title, pluralTitle }) => begins(title, word) || begins(pluralTitle, word)),
    all.filter(({ texts }) => texts.some(({ label }) => begins(label ?? '', word))),
  ].filter((some) => some.length > 0);

const searched = new Map<string, Searchable>();

type Declared<R> = Omit<
  Searchable,
  'kind' | 'table' | 'texts' | 'amounts' | 'ownReads' | 'names' | 'displayName' | 'parent'
> & {
  readonly table: RowClass<R & ObjectLiteral>;
  readonly texts: readonly (readonly [property: string & keyof R, label: string | null])[];
  readonly amounts: readonly (string & keyof R)[];
  readonly names: readonly (string & keyof R)[];
  readonly displayName: (row: R) => string;
  readonly parent?: (row: R) => string;
};

/** How records are found that are no kind, which says it itself: an invoice by its number. */
export const searchedBy = <R>(kind: string, { texts, amounts, displayName, parent, ...rest }: Declared<R>): void => {
  searched.set(kind, {
    ...rest,
    kind,
    table: rest.table,
    texts: texts.map(([property, label]) => ({ property, label })),
    amounts: amounts.map((property) => ({ property, label: null })),
    displayName: displayName as (row: Row) => string,
    ...(parent ? { parent: parent as (row: Row) => string } : {}),
  });
};
export const searchedOthers = (): readonly Searchable[] => [...searched.values()];

/** A number of a digit or two is looked for at the end, too: 42 is INV-000042 and L-42. */
const endingsOf = (q: string): readonly string[] => (/^\d{1,2}$/.test(q) ? [`%-${q}`, `%0${q}`] : []);

/**
 * Leaves in a query what holds the whole text, or each of its words somewhere, or has the amount. @param column SQL of
 * a property
 */
export const lookingFor = (
  rows: SelectQueryBuilder<ObjectLiteral>,
  { text, words, amount }: SearchTerms,
  { texts, amounts }: Pick<Searchable, 'texts' | 'amounts'>,
  column: (property: string) => string,
): void => {
  const given: Record<string, unknown> = {};
  const holds = (q: string, name: string): string[] =>
    [...patternsOf(q), ...endingsOf(q)].flatMap((pattern, nr) => {
      given[`${name}_${nr}`] = pattern;
      return texts.map(({ property, sql }) => `${sql ?? column(property)} ILIKE :${name}_${nr}`);
    });
  const each = words.map((word, nr) => holds(word, `word${nr}`)).filter((ways) => ways.length > 0);
  const conditions = [
    ...holds(text, 'whole'),
    ...(each.length > 0 ? [`(${each.map((ways) => `(${ways.join(' OR ')})`).join(' AND ')})`] : []),
    ...(amount === null ? [] : amounts.map(({ property }) => `${column(property)} = :amount`)),
  ];
  rows.andWhere(`(${conditions.join(' OR ') || 'FALSE'})`).setParameters({ ...given, amount });
};
