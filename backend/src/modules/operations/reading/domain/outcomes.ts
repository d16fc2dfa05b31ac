import { SURE, type FieldRead, type PaperKind } from './fields';
import { coreOf } from './matching';

/** What became of a field: saved as proposed, with another value, left empty, or typed where nothing was proposed. */
export const OUTCOMES = ['kept', 'changed', 'emptied', 'typed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the reader proposed for one field: `{ name: 'total', value: '1000.00', page: 1, line: 9, … }`. */
export interface ProposedField {
  readonly line: number;
  /** Which of several loads says it, from 1; 0: the paper is about one, or says it of all. */
  readonly load: number;
  readonly name: string;
  readonly page: number;
  readonly value: string | null;
  readonly currency: string | null;
  /** The broker or client that it was taken for. */
  readonly recordId: string | null;
  /** In percent. */
  readonly confidence: number;
}
export interface FieldOutcome {
  readonly name: string;
  readonly outcome: Outcome;
}
/** What was saved in a field. */
export interface SavedValue {
  readonly value: string;
  /** The broker or client that was chosen. */
  readonly recordId?: string | undefined;
  /** The system fills it in where nobody says it: it tells nothing where the paper said nothing. */
  readonly filledIn?: true;
}
/** By the names of fields; null: it was left empty. A field that nothing was saved of is not there. */
export type Saved = Readonly<Record<string, SavedValue | null | undefined>>;

const LONGEST = 300;
const MOST_LINE = 2_000;
const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, LONGEST)
    .trim();

/** What a paper says, said by its loads where it is about several. */
export interface Said {
  readonly kind: PaperKind;
  readonly fields: readonly FieldRead[];
  readonly terms: readonly FieldRead[];
  readonly loads: readonly { readonly fields: readonly FieldRead[] }[];
  readonly records: Readonly<Record<string, string | undefined>>;
}
/**
 * What is kept of what was proposed: values and where they stand, never the words of the paper. A W-9 tells of persons
 * and their numbers: of it no value is kept.
 */
export const proposedOf = ({ kind, fields, terms, loads, records }: Said): ProposedField[] => {
  const proposed =
    (load: number) =>
    ({ name, value, currency, confidence, page, line }: FieldRead): ProposedField => ({
      line: Math.min(line, MOST_LINE),
      load,
      name,
      page,
      value: kind === 'w9' || value === null ? null : oneLine(value) || null,
      currency,
      recordId: load === 0 ? (records[name] ?? null) : null,
      confidence: Math.round(confidence * 100),
    });
  return [...[...fields, ...terms].map(proposed(0)), ...loads.flatMap((each, at) => each.fields.map(proposed(at + 1)))];
};

const plain = (text: string): string =>
  /^-?[\d,]+(?:\.\d+)?$/.test(text)
    ? String(Number(text.replaceAll(',', '')))
    : text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isSame = (proposed: ProposedField, saved: SavedValue): boolean =>
  saved.recordId === undefined
    ? plain(proposed.value ?? '') === plain(saved.value)
    : proposed.recordId === saved.recordId || coreOf(proposed.value ?? '') === coreOf(saved.value);

/** Of a paper about several loads, the one that was saved, by its number. */
const loadOf = (proposed: readonly ProposedField[], saved: Saved): number =>
  proposed.find(({ load, name, value }) => load > 0 && name === 'loadNumber' && isNumbered(value, saved))?.load ?? 0;
const isNumbered = (value: string | null, { loadNumber }: Saved): boolean =>
  value !== null && loadNumber !== null && loadNumber !== undefined && plain(value) === plain(loadNumber.value);

/** What became of fields, where some of it was known before: what is said later holds. */
export const outcomesWith = (before: readonly FieldOutcome[], later: readonly FieldOutcome[]): FieldOutcome[] => [
  ...before.filter(({ name }) => !later.some((each) => each.name === name)),
  ...later,
];

/** What became of each field that something was proposed for or saved in. */
export const outcomesOf = (proposed: readonly ProposedField[], saved: Saved): FieldOutcome[] => {
  const load = loadOf(proposed, saved);
  return Object.entries(saved).flatMap(([name, value]): FieldOutcome[] => {
    if (value === undefined) return [];
    const told = proposed.find(
      (each) =>
        each.name === name &&
        (each.load === 0 || each.load === load) &&
        each.value !== null &&
        each.confidence >= SURE * 100,
    );
    if (!told) return value === null || value.filledIn ? [] : [{ name, outcome: 'typed' }];
    if (value === null) return [{ name, outcome: 'emptied' }];
    return [{ name, outcome: isSame(told, value) ? 'kept' : 'changed' }];
  });
};
