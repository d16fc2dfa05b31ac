import { storedList, storedOrNone, type Stored } from './stored';

/** The column types of read tables: one for each kind of value, so that all tables agree. */
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

/**
 * A refused value, with sentences for the sender. `at` is the place within the value ('0.amount'); '' is the whole
 * value.
 */
export class Invalid {
  readonly faults: readonly { readonly at: string; readonly sentence: string }[];

  constructor(wrong: string | Invalid['faults']) {
    this.faults = typeof wrong === 'string' ? [{ at: '', sentence: wrong }] : wrong;
  }
}

/**
 * The rule of a field: how a value is read from input, what may be stored, and how it is shown.
 * @example money('Rate').read('1250.00') // 125000; money('Rate').show(cents(125000)) // '1250.00'
 */
export interface Rule<Value = unknown> {
  /** Converts input of a request, sheet or form into the stored form, or returns what is wrong with it. */
  read(given: unknown): Value | Invalid;
  /** What is wrong with a stored value; null when nothing is. */
  fault(value: Value): string | null;
  /** Converts a stored value into the form that responses show. */
  show(value: Value): unknown;
  /** The JSON Schema of the input. */
  readonly given: JsonSchema;
  /** The JSON Schema of the value in responses. */
  readonly shown: JsonSchema;
  /** The schema of the value in events. */
  readonly stored: Stored;
  /** The type of its column in a read table. */
  readonly column: ColumnType;
  /** The error message when the value is missing. */
  readonly missing: string;
  /**
   * The error message for a value of the wrong type in an optional field, where "is required" would be misleading;
   * `missing` when absent.
   */
  readonly unfit?: string;
}

/** Makes a rule whose values are shown as they are stored. */
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

/** The rule of an optional field: null and blank text are stored as null. */
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

/** The rule of a field that null and blank text leave unchanged. */
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

/** A rule for a list whose values all have the rule `inner`. */
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
