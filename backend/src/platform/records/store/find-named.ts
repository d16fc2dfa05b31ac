import type { DataSource, ObjectLiteral } from 'typeorm';
import type { Scope } from '../../access/viewer';
import { rowsOf } from '../../event-log/projections/read-tables';
import type { RecordKind, Values } from '../kind/kind';

/** A record found by name. */
export interface Named {
  /** The name that was looked up, in lower case with single blanks. */
  readonly word: string;
  readonly id: string | number;
  readonly clientId: string | null;
}

export const wordOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The sets of fields by which people may name a record, from `lookupKeys` or `displayName`. Empty when only the id
 * names it.
 */
export const lookupFieldSets = ({ options }: Pick<RecordKind, 'options'>): readonly (readonly string[])[] =>
  options.lookupKeys ?? (typeof options.displayName === 'string' ? [[options.displayName]] : []);

/** The records in scope that one of these words names, by any of the lookup keys. */
export const findNamed = async (
  dataSource: DataSource,
  kind: RecordKind,
  scope: Scope,
  words: readonly string[],
): Promise<readonly Named[]> => {
  const { columns } = dataSource.getMetadata(kind.table);
  const columnOf = (name: string): string =>
    `r.${columns.find(({ propertyName }) => propertyName === name)?.databaseName ?? name}`;
  const found = await Promise.all(
    lookupFieldSets(kind).map(async (fields) => {
      const texts = saidOf(kind, fields, words);
      const rows = await rowsOf<ObjectLiteral>(dataSource, kind.table, scope)
        .andWhere('r.removed_at IS NULL')
        .andWhere(`lower(${fields.map(columnOf).join(" || ' ' || ")}) = ANY(:said)`, { said: [...texts.keys()] })
        .getRawMany<Values>();
      return rows.flatMap((row) =>
        (texts.get(wordOf(fields.map((name) => String(row[name])).join(' '))) ?? []).map((word) => ({
          word,
          id: row['id'] as string | number,
          clientId: kind.clientOfRow({ ...row }),
        })),
      );
    }),
  );
  return found.flat();
};

/**
 * The lower-case texts to look for in these fields, each with the words that led to it: with `understood`, the word
 * 'dot 4656205' also looks for '4656205'.
 */
const saidOf = (
  { options }: RecordKind,
  fields: readonly string[],
  words: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const texts = new Map<string, string[]>();
  for (const word of words) {
    const understood = fields.length === 1 ? options.understood?.(word)[fields[0] ?? ''] : undefined;
    for (const each of new Set([word, typeof understood === 'string' ? wordOf(understood) : word]))
      texts.set(each, [...(texts.get(each) ?? []), word]);
  }
  return texts;
};
