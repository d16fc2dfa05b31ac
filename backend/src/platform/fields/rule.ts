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
export class Invalid {
  readonly faults: readonly { readonly at: string; readonly sentence: string }[];

  constructor(wrong: string | Invalid['faults']) {
    this.faults = typeof wrong === 'string' ? [{ at: '', sentence: wrong }] : wrong;
  }
}

/** What a field holds: how it comes in, what may be kept, how it goes out. */
export interface Rule<Value = unknown> {
  /** A value as a request, a sheet or a form gives it, as it is kept; or what is wrong with it. */
  read(given: unknown): Value | Invalid;
  /** What is wrong with a value as it is kept; null: nothing. */
  fault(value: Value): string | null;
  /** A kept value as answers show it. */
  show(value: Value): unknown;
  /** What may be given, for who reads the published API. */
  readonly given: JsonSchema;
  /** What is shown. */
  readonly shown: JsonSchema;
  /** How events carry it. */
  readonly stored: Stored;
  /** The type of its column in a read table. */
  readonly column: ColumnType;
  /** The sentence when it is not there. */
  readonly missing: string;
  /** The sentence for a value of another kind where none may be given: nobody misses it. Absent: `missing` says it. */
  readonly unfit?: string;
}

/** A rule whose kept form is also what is shown. */
export const rule = <Value>(
  parts: Omit<Rule<Value>, 'show' | 'shown'> & Partial<Pick<Rule<Value>, 'show' | 'shown'>>,
): Rule<Value> => ({ show: (value) => value, shown: parts.given, ...parts });

const BLANK = { type: 'string', pattern: '^[ \\t\\r\\n]*$', maxLength: 255 };
const isBlank = (given: unknown): boolean =>
  typeof given === 'string' && given.length <= BLANK.maxLength && /^[ \t\r\n]*$/.test(given);

const isNone = (given: unknown): boolean => given === null || given === undefined || isBlank(given);
const givenOrNone = ({ given }: Pick<Rule, 'given'>): JsonSchema => ({ anyOf: [given, BLANK, { type: 'null' }] });
const readGiven = <Value>(inner: Rule<Value>, given: unknown): Value | Invalid => {
  const value = inner.read(given);
  const missed = value instanceof Invalid && value.faults[0]?.sentence === inner.missing;
  return missed ? new Invalid(inner.unfit ?? inner.missing) : value;
};

/** The same where nothing may be given: null and blank text both mean none. */
export const orNone = <Value>(inner: Rule<Value>): Rule<Value | null> => ({
  read: (given) => (isNone(given) ? null : readGiven(inner, given)),
  fault: (value) => (value === null ? null : inner.fault(value)),
  show: (value) => (value === null ? null : inner.show(value)),
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
export const orLeftOut = <Value>(inner: Rule<Value>): Rule<Value> => ({
  ...inner,
  read: (given) => (isNone(given) ? (undefined as Value) : readGiven(inner, given)),
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
export const listOf = <Value>(
  inner: Rule<Value>,
  { missing, least = 0, tooFew = missing, most, tooMany }: ListLimits,
): Rule<readonly Value[]> => {
  const counted = (values: readonly unknown[]): string | null =>
    values.length < least ? tooFew : values.length > most ? tooMany : null;
  return {
    read: (given) => {
      if (!Array.isArray(given)) return new Invalid(missing);
      const wrong = counted(given);
      if (wrong) return new Invalid(wrong);
      const read = given.map((value) => inner.read(value));
      const faults = read.flatMap((value, index) =>
        value instanceof Invalid
          ? value.faults.map(({ at, sentence }) => ({ at: at ? `${index}.${at}` : String(index), sentence }))
          : [],
      );
      return faults.length > 0 ? new Invalid(faults) : (read as Value[]);
    },
    fault: (stored) =>
      counted(stored) ?? stored.map((value) => inner.fault(value)).find((wrong) => wrong !== null) ?? null,
    show: (stored) => stored.map((value) => inner.show(value)),
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
