import type { DataSource, ObjectLiteral } from 'typeorm';
import type { Sight } from '../../access/viewer';
import { rowsOf } from '../../event-log/projections/read-tables';
import type { RecordKind, Values } from '../kind/kind';

/** A record by what it is called: in lower case, with single blanks. */
export interface Named {
  readonly word: string;
  readonly id: string | number;
  readonly clientId: string | null;
}

export const wordOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** By which fields people name a record of a kind, each set of them with blanks between; none: only its id names it. */
export const waysToName = ({ options }: Pick<RecordKind, 'options'>): readonly (readonly string[])[] =>
  options.knownBy ?? (typeof options.called === 'string' ? [[options.called]] : []);

/** Records in sight that one of these words names, in any of the ways in which people name one. */
export const findNamed = async (
  dataSource: DataSource,
  kind: RecordKind,
  sight: Sight,
  words: readonly string[],
): Promise<readonly Named[]> => {
  const { columns } = dataSource.getMetadata(kind.table);
  const columnOf = (name: string): string =>
    `r.${columns.find(({ propertyName }) => propertyName === name)?.databaseName ?? name}`;
  const found = await Promise.all(
    waysToName(kind).map(async (fields) => {
      const said = saidOf(kind, fields, words);
      const rows = await rowsOf<ObjectLiteral>(dataSource, kind.table, sight)
        .andWhere('r.removed_at IS NULL')
        .andWhere(`lower(${fields.map(columnOf).join(" || ' ' || ")}) = ANY(:said)`, { said: [...said.keys()] })
        .getRawMany<Values>();
      return rows.flatMap((row) =>
        (said.get(wordOf(fields.map((name) => String(row[name])).join(' '))) ?? []).map((word) => ({
          word,
          id: row['id'] as string | number,
          clientId: kind.clientOfRow({ ...row }),
        })),
      );
    }),
  );
  return found.flat();
};

/** What the fields say, in lower case, where one of the words names a record by them; with the words that do. */
const saidOf = (
  { options }: RecordKind,
  fields: readonly string[],
  words: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const said = new Map<string, string[]>();
  for (const word of words) {
    const understood = fields.length === 1 ? options.understood?.(word)[fields[0] ?? ''] : undefined;
    for (const each of new Set([word, typeof understood === 'string' ? wordOf(understood) : word]))
      said.set(each, [...(said.get(each) ?? []), word]);
  }
  return said;
};
