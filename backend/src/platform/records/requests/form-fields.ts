import { fieldsOf, type Field } from '../../fields/field';
import { SHOWN_MONEY } from '../../fields/numbers';
import { EMAIL, LINES } from '../../fields/patterns';
import type { JsonSchema } from '../../fields/rule';
import type { RecordType } from '../kind/record-type';
import { requestsOf } from './requests';

/**
 * The description of a form field, from which the web app draws the input. It checks nothing that the server does not
 * check.
 * @example { name: 'dueDate', label: 'Due date', is: 'day', missing: 'Due date must be a date' }
 */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly is:
    | 'line'
    | 'text'
    | 'email'
    | 'choice'
    | 'day'
    | 'money'
    | 'decimal'
    | 'whole'
    | 'flag'
    | 'record'
    | 'list'
    | 'rows';
  /** The error message when the field is empty; absent when it may be empty. */
  readonly missing?: string;
  readonly initial?: string | number | boolean;
  /** A new record starts with the current day of the firm. */
  readonly today?: true;
  /** The error message for an invalid e-mail address. */
  readonly wrong?: string;
  readonly most?: number;
  readonly least?: number;
  readonly pattern?: string;
  readonly capitals?: true;
  readonly secret?: true;
  /** The labels of a choice by its values: `{ in_service: 'In service' }`. */
  readonly values?: Readonly<Record<string, string>>;
  /** The kind of record that the field refers to; `numbered` when ids of that kind are numbers. */
  readonly of?: string;
  readonly numbered?: true;
  /** The response field that holds the name of the record referred to: 'clientName'. */
  readonly as?: string;
}

/** The fields of the form for a record of this type, in their order. */
export const formFieldsOf = (kind: RecordType): readonly FormField[] =>
  fieldsOf(requestsOf(kind).change).flatMap((field) => {
    const is = typeOf(field);
    return is ? [{ ...basics(field), ...limits(field, is), is }] : [];
  });

const basics = (field: Field) => ({
  name: field.name,
  label: field.label,
  ...(field.nullable || field.initial !== undefined ? {} : { missing: field.rule.missing }),
  ...(isPlain(field.initial) ? { initial: field.initial } : {}),
  ...(field.today && { today: true as const }),
  ...(field.secret && { secret: true as const }),
});

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The schema of the value itself; for an optional field, without the null alternative. */
const schemaOf = ({ rule, nullable }: Field): JsonSchema =>
  nullable && Array.isArray(rule.given['anyOf']) ? (rule.given['anyOf'][0] as JsonSchema) : rule.given;
const patternsOf = (schema: JsonSchema): readonly string[] =>
  ((schema['allOf'] ?? []) as readonly { readonly pattern: string }[]).map(({ pattern }) => pattern);

const COLUMNS: Partial<Record<Field['rule']['column'], FormField['is']>> = {
  boolean: 'flag',
  date: 'day',
  integer: 'whole',
  numeric: 'decimal',
};

const isMoney = ({ rule }: Field): boolean => JSON.stringify(rule.shown).includes(JSON.stringify(SHOWN_MONEY.pattern));

const isTexts = ({ given }: Field['rule']): boolean =>
  given['type'] === 'array' && (given['items'] as JsonSchema | undefined)?.['type'] === 'string';

/** Lines inside a record: a list of objects. */
const isRows = ({ given }: Field['rule']): boolean =>
  given['type'] === 'array' && (given['items'] as JsonSchema | undefined)?.['type'] !== 'string';

const typeOf = (field: Field): FormField['is'] | null => {
  const schema = schemaOf(field);
  if (field.refers) return 'record';
  if (Array.isArray(schema['enum'])) return 'choice';
  if (isTexts(field.rule)) return 'list';
  if (isRows(field.rule)) return 'rows';
  if (field.rule.column === 'bigint') return isMoney(field) ? 'money' : null;
  if (field.rule.column !== 'text') return COLUMNS[field.rule.column] ?? null;
  if (patternsOf(schema).includes(EMAIL.source)) return 'email';
  return patternsOf(schema).includes(LINES.source) ? 'text' : 'line';
};

const limits = (field: Field, is: FormField['is']): Partial<FormField> => {
  const schema = schemaOf(field);
  if (is === 'record') {
    const numbered = field.rule.column === 'bigint';
    const { kind = '', as } = field.refers ?? {};
    return { of: kind.toLowerCase(), ...(numbered && { numbered }), ...(as && { as }) };
  }
  if (is === 'choice') return { values: schema['x-labels'] as Readonly<Record<string, string>> };
  if (is === 'email') return { wrong: field.rule.missing };
  if (is === 'whole') return { least: Number(schema['minimum']), most: Number(schema['maximum']) };
  if (is !== 'line' && is !== 'text') return {};
  const [, , form] = patternsOf(schema);
  return {
    most: Number(schema['maxLength']),
    ...(form && !field.secret ? { pattern: form } : {}),
    ...(schema['x-capitals'] === true && { capitals: true as const }),
  };
};
