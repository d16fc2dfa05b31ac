import { storedList, storedOrNone, type Stored } from './stored';

/** One column type for each kind of value keeps every table's types alike. */
export type ColumnType =
  | 'text'
  | 'bigint'
  | 'integer'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'boolean'
  | 'uuid'
  | 'numeric';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is wrong with a value, in sentences for who sent it; `at` says where in it ('0.amount'), '' is all of it. */
export class Wrong {
  readonly faults: readonly { readonly at: string; readonly sentence: string }[];

  constructor(wrong: string | Wrong['faults']) {
    this.faults = typeof wrong === 'string' ? [{ at: '', sentence: wrong }] : wrong;
  }
}

/** What a field holds: how it comes in, what may be kept, how it goes out. */
export interface Rule<Kept = unknown> {
  /** A value as a request, a sheet or a form gives it, as it is kept; or what is wrong with it. */
  read(given: unknown): Kept | Wrong;
  /** What is wrong with a value as it is kept; null: nothing. */
  fault(kept: Kept): string | null;
  /** A kept value as answers show it. */
  show(kept: Kept): unknown;
  /** What may be given, for who reads the published API. */
  readonly given: JsonSchema;
  /** What is shown. */
  readonly shown: JsonSchema;
  /** How facts carry it. */
  readonly stored: Stored;
  /** The type of its column in a read table. */
  readonly column: ColumnType;
  /** The sentence when it is not there. */
  readonly missing: string;
  /** The sentence for a value of another kind where none may be given: nobody misses it. Absent: `missing` says it. */
  readonly unfit?: string;
}

/** A rule whose kept form is also what is shown. */
export const rule = <Kept>(
  parts: Omit<Rule<Kept>, 'show' | 'shown'> & Partial<Pick<Rule<Kept>, 'show' | 'shown'>>,
): Rule<Kept> => ({ show: (kept) => kept, shown: parts.given, ...parts });

const BLANK = { type: 'string', pattern: '^[ \\t\\r\\n]*$', maxLength: 255 };
const isBlank = (given: unknown): boolean =>
  typeof given === 'string' && given.length <= BLANK.maxLength && /^[ \t\r\n]*$/.test(given);

const isNone = (given: unknown): boolean => given === null || given === undefined || isBlank(given);
const givenOrNone = ({ given }: Pick<Rule, 'given'>): JsonSchema => ({ anyOf: [given, BLANK, { type: 'null' }] });
const readGiven = <Kept>(inner: Rule<Kept>, given: unknown): Kept | Wrong => {
  const value = inner.read(given);
  const missed = value instanceof Wrong && value.faults[0]?.sentence === inner.missing;
  return missed ? new Wrong(inner.unfit ?? inner.missing) : value;
};

/** The same where nothing may be given: null and blank text both mean none. */
export const orNone = <Kept>(inner: Rule<Kept>): Rule<Kept | null> => ({
  read: (given) => (isNone(given) ? null : readGiven(inner, given)),
  fault: (kept) => (kept === null ? null : inner.fault(kept)),
  show: (kept) => (kept === null ? null : inner.show(kept)),
  get given() {
    return givenOrNone(inner);
  },
  get shown() {
    return { anyOf: [inner.shown, { type: 'null' }] };
  },
  get stored() {
    return storedOrNone(inner.stored);
  },
  column: inner.column,
  missing: inner.missing,
});

/** The same where null and blank text leave it as it is. */
export const orLeftOut = <Kept>(inner: Rule<Kept>): Rule<Kept> => ({
  ...inner,
  read: (given) => (isNone(given) ? (undefined as Kept) : readGiven(inner, given)),
  given: givenOrNone(inner),
});

export interface ListLimits {
  readonly missing: string;
  readonly least?: number;
  readonly tooFew?: string;
  readonly most: number;
  readonly tooMany: string;
}

/** A list of values of one rule. */
export const listOf = <Kept>(
  inner: Rule<Kept>,
  { missing, least = 0, tooFew = missing, most, tooMany }: ListLimits,
): Rule<readonly Kept[]> => {
  const counted = (values: readonly unknown[]): string | null =>
    values.length < least ? tooFew : values.length > most ? tooMany : null;
  return {
    read: (given) => {
      if (!Array.isArray(given)) return new Wrong(missing);
      const wrong = counted(given);
      if (wrong) return new Wrong(wrong);
      const read = given.map((value) => inner.read(value));
      const faults = read.flatMap((value, index) =>
        value instanceof Wrong
          ? value.faults.map(({ at, sentence }) => ({ at: at ? `${index}.${at}` : String(index), sentence }))
          : [],
      );
      return faults.length > 0 ? new Wrong(faults) : (read as Kept[]);
    },
    fault: (kept) => counted(kept) ?? kept.map((value) => inner.fault(value)).find((wrong) => wrong !== null) ?? null,
    show: (kept) => kept.map((value) => inner.show(value)),
    get given() {
      return { type: 'array', items: inner.given, minItems: least, maxItems: most };
    },
    get shown() {
      return { type: 'array', items: inner.shown };
    },
    get stored() {
      return storedList(inner.stored);
    },
    column: 'jsonb',
    missing,
  };
};
