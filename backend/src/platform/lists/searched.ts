import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { may, type Viewer } from '../access/viewer';
import type { OwnReads } from '../access/own-reads';
import { patternsOf } from './search';
import { mayReadSome } from '../realtime/visibility';
import type { RowClass } from '../event-log/projections/projection';
import type { Row } from '../event-log/projections/rows';
import type { SearchTerms } from './search-terms';

/** A property that the search looks into, and its label in results; null: the value needs no label. */
export interface Place {
  readonly property: string;
  readonly label: string | null;
  /** For a property that holds several texts: SQL for them over alias `r`, with a trigram index. */
  readonly sql?: string;
  readonly textsOf?: (value: unknown) => readonly string[];
}

/** How the search finds the records of one kind. */
export interface Searchable {
  /** The word for the kind in addresses: 'invoice'. */
  readonly kind: string;
  readonly title: string;
  readonly pluralTitle: string;
  /** The event category: viewers who may read it find the records. */
  readonly category: string;
  readonly table: RowClass;
  readonly texts: readonly Place[];
  /** The property of an indexed number; see `Searched.number`. */
  readonly number?: string;
  /** The property of its name, when that is looked into. */
  readonly named?: string;
  /** Properties of amounts that have an index. */
  readonly amounts: readonly Place[];
  /** Who else finds records that are their own. */
  readonly ownReads?: OwnReads;
  /** Properties that refer to other records; results show the names of these. */
  readonly names: readonly string[];
  /** An SQL condition without parameters for the rows that lists show. */
  readonly listed?: string;
  readonly displayName: (row: Row) => string;
  /** The record, or the kind of records, on whose page the record is shown when it has no page of its own. */
  readonly parent?: (row: Row) => string;
}

/** Whether the viewer may find records of this kind: all in scope, or only their own. */
export const maySearch = (viewer: Viewer, { category, ownReads }: Searchable): boolean =>
  mayReadSome(viewer, category) || (ownReads !== undefined && may(viewer, ownReads.may));

const begins = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some((each) => each.startsWith(word));

/**
 * The kinds that a word may mean, the likeliest first: those whose title has a word that begins with it ('inv'), then
 * those with a field of such a label ('vin', 'plate').
 */
export const matchingKinds = (all: readonly Searchable[], word: string): readonly (readonly Searchable[])[] =>
  [
    all.filter(({ title, pluralTitle }) => begins(title, word) || begins(pluralTitle, word)),
    all.filter(({ texts }) => texts.some(({ label }) => begins(label ?? '', word))),
  ].filter((some) => some.length > 0);

/**
 * Further patterns for a number of one or two digits, which is also looked for at the end: 42 finds INV-000042 and
 * L-42.
 */
const endingsOf = (q: string): readonly string[] => (/^\d{1,2}$/.test(q) ? [`%-${q}`, `%0${q}`] : []);

/**
 * Restricts a query to rows that contain the whole text, or each of its words somewhere, or have the amount.
 * @param column turns a property into SQL
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
