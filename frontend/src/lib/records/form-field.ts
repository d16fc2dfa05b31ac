import { dateToInstant, instantToDateInput, todayInFirm } from '../format/dates';
import { dayRule } from '../forms/rules/day-rule';
import { normalizeMoney } from '../format/money';
import { moneyRule } from '../forms/rules/money-rule';
import { emailRule, optionalEmail } from '../forms/rules/rules';

/** A field that is filled in for a record, as the API's description says it (`generated/fields`). */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** What sentences call it, as those of the API do; the label when absent. */
  readonly said?: string;
  readonly is:
    | 'line'
    | 'text'
    | 'email'
    | 'choice'
    | 'day'
    /** A moment that is typed as its day. */
    | 'instant'
    | 'money'
    | 'decimal'
    | 'whole'
    | 'flag'
    | 'record'
    | 'list'
    | 'rows';
  readonly missing?: string;
  readonly initial?: string | number | boolean;
  /** A new one begins with the firm's day. */
  readonly today?: true;
  /** The sentence for what is no e-mail address. */
  readonly wrong?: string;
  readonly most?: number;
  readonly least?: number;
  readonly pattern?: string;
  readonly capitals?: true;
  readonly secret?: true;
  readonly values?: Readonly<Record<string, string>>;
  readonly of?: string;
  readonly numbered?: true;
  readonly as?: string;
}

/** What a form of such fields holds. */
export type FormValues = Record<string, string | boolean>;

/** A line of a record, as a form holds it. */
export type RowOfTexts = Readonly<Record<string, string>>;
/**
 * The lines of a record stand in its form as one text, so that they are kept, compared and given up as other fields
 * are.
 */
export const writtenRows = (rows: readonly RowOfTexts[]): string => (rows.length === 0 ? '' : JSON.stringify(rows));
export const readRows = (text: string): RowOfTexts[] => (text === '' ? [] : (JSON.parse(text) as RowOfTexts[]));

/** The field as it stands in a record, or as a new one begins. */
const valueIn = ({ is, name, initial, today }: FormField, record: Readonly<Record<string, unknown>> | null) => {
  const value = record ? record[name] : today ? todayInFirm() : initial;
  if (is === 'flag') return value === true;
  if (is === 'instant') return instantToDateInput(typeof value === 'string' ? value : null);
  if (is === 'list') return Array.isArray(value) ? value.join(', ') : '';
  if (is === 'rows') return writtenRows(Array.isArray(value) ? (value as RowOfTexts[]) : []);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const valuesOf = (fields: readonly FormField[], record: Readonly<Record<string, unknown>> | null): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(field, record)]));

/** The time of an unchanged day is kept; a newly typed one gets a neutral time. */
const instantFor = (typed: string, stored: unknown): string | null =>
  typeof stored === 'string' && instantToDateInput(stored) === typed ? stored : dateToInstant(typed);

const sent = ({ is, numbered }: FormField, value: string | boolean | undefined, stored: unknown): unknown => {
  // what nobody has said is not said by leaving it alone
  if (is === 'flag' && value === false && stored === null) return null;
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  if (is === 'rows') return readRows(text);
  if (is === 'list') return text.split(',').flatMap((each) => each.trim() || []);
  if (text === '') return null;
  if (is === 'money') return normalizeMoney(text);
  if (is === 'instant') return instantFor(text, stored);
  return is === 'whole' || numbered ? Number(text) : text;
};

/**
 * What a request says of the fields: an emptied one is null, which clears it; one that has to be there and is empty is
 * left to its default.
 */
export const bodyOf = (
  fields: readonly FormField[],
  values: FormValues,
  record: Readonly<Record<string, unknown>> | null = null,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = sent(field, values[field.name], record?.[field.name]);
      return value === null && field.initial !== undefined ? [] : [[field.name, value] as const];
    }),
  );

type Verdict = true | string;
export interface FieldRule {
  validate: (value: unknown, values: FormValues) => Verdict;
}

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const wholeRule = (label: string, least = 0, most = Number.MAX_SAFE_INTEGER) => ({
  validate: (value: unknown): Verdict =>
    isEmpty(value) ||
    (/^\s*\d+\s*$/.test(String(value)) && Number(value) >= least && Number(value) <= most) ||
    `${label} must be a whole number from ${least} to ${most}`,
});

const decimalRule = (label: string) => ({
  validate: (value: unknown): Verdict =>
    isEmpty(value) || /^\s*\d+(\.\d+)?\s*$/.test(String(value)) || `${label} must be a number such as 612.5`,
});

const shapeRule = ({
  is,
  label: shown,
  said: label = shown,
  missing,
  wrong = 'Valid email is required',
  least,
  most,
}: FormField): FieldRule | null => {
  if (is === 'email') return missing === undefined ? optionalEmail(wrong) : emailRule(missing);
  if (is === 'day' || is === 'instant') return dayRule<FormValues>();
  if (is === 'money') return moneyRule({ label, optional: missing === undefined, ...(missing && { missing }) });
  if (is === 'whole') return wholeRule(label, least, most);
  return is === 'decimal' ? decimalRule(label) : null;
};

/** What the form itself can tell; forms of texts, and what spans fields, the API tells under its field. */
export const ruleOf = (field: FormField & { readonly rule?: FieldRule }): FieldRule => {
  const shape = field.rule ?? shapeRule(field);
  return {
    validate: (value, values) => {
      if (field.missing !== undefined && field.is !== 'flag' && isEmpty(value)) return field.missing;
      return shape?.validate(value, values) ?? true;
    },
  };
};
