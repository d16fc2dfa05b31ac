import type { RecordKind, Values } from '../kind/kind';
import { plain } from './sheet';

/** What tells a record from others in a sheet: a word for one set of fields that it has whole. */
export interface Twin {
  readonly key: string;
  /** The first field of the set. */
  readonly field: string;
}

export const twinsOf = (kind: RecordKind, values: Values): readonly Twin[] =>
  (kind.options.sheet?.twins ?? []).flatMap(({ same, beside = [], without = [] }) => {
    const partOf = (name: string): string => (typeof values[name] === 'string' ? plain(values[name]) : '');
    const parts = same.map(partOf);
    const isTold = parts.every((part) => part !== '') && without.every((name) => !values[name]);
    return isTold
      ? [{ key: [same.join('+'), ...parts, ...beside.map(partOf)].join('\u0000'), field: same[0] ?? '' }]
      : [];
  });

/**
 * Why a row is not taken that has what a row before it has, or a record. Of a secret it is said which field it is, and
 * who has the same.
 * @param called what the record is called; null: it is out of sight
 */
export const sameAs = (
  { fields, secrets, title }: RecordKind,
  { field }: Twin,
  row: number | undefined,
  called: string | null,
): string => {
  if (!secrets.includes(field)) return row === undefined ? `This ${title} is there already` : `The same as row ${row}`;
  const { label = field } = fields.find(({ name }) => name === field) ?? {};
  return `${label} is the same as that of ${row === undefined ? (called ?? `another ${title}`) : `row ${row}`}`;
};
