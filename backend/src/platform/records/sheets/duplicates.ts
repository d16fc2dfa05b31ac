import type { RecordKind, Values } from '../kind/kind';
import { plain } from './sheet';

/** What tells a record from others in a sheet: a word for one set of fields that it has whole. */
export interface Duplicate {
  readonly key: string;
  /** The first field of the set. */
  readonly field: string;
}

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
 * Why a row is not taken that has what a row before it has, or a record. Of a secret it is said which field it is, and
 * who has the same.
 * @param called what the record is called; null: it is out of scope
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
