import type { RecordKind, Values } from '../kind/kind';
import { plain } from './sheet';

/** A key that is the same for two records exactly when a `Duplicates` rule counts them as the same. */
export interface Duplicate {
  readonly key: string;
  /** The first field of the rule. */
  readonly field: string;
}

/** The keys of a record, one for each `Duplicates` rule that applies to it. */
export const duplicatesOf = (kind: RecordKind, values: Values): readonly Duplicate[] =>
  (kind.options.sheet?.duplicates ?? []).flatMap(({ same, alsoSame = [], without = [] }) => {
    const partOf = (name: string): string => (typeof values[name] === 'string' ? plain(values[name]) : '');
    const parts = same.map(partOf);
    const isTold = parts.every((part) => part !== '') && without.every((name) => !values[name]);
    return isTold
      ? [{ key: [same.join('+'), ...parts, ...alsoSame.map(partOf)].join('\u0000'), field: same[0] ?? '' }]
      : [];
  });

/**
 * The message for a row that duplicates an earlier row or a record. For a secret the message names the field and the
 * other record, but not the value.
 * @param row the number of the earlier row; undefined: a record is the duplicate
 * @param displayName the name of that record; null: it is out of scope
 */
export const sameAs = (
  { fields, secrets, title }: RecordKind,
  { field }: Duplicate,
  row: number | undefined,
  displayName: string | null,
): string => {
  if (!secrets.includes(field)) return row === undefined ? `This ${title} is there already` : `The same as row ${row}`;
  const { label = field } = fields.find(({ name }) => name === field) ?? {};
  return `${label} is the same as that of ${row === undefined ? (displayName ?? `another ${title}`) : `row ${row}`}`;
};
