import { may, type Viewer } from '../auth/viewer';
import { declareField, type Field, type FieldClass } from '../fields/field';
import { flagInAddress, wholeInAddress } from '../fields/numbers';
import type { JsonSchema } from '../fields/rule';
import { addComponent } from '../fields/schema';
import { choice } from '../fields/texts';
import { ListQuery } from '../http/list-query';
import { HttpProblem } from '../http/problem.filter';
import { shownStandings } from './expiry';
import type { KeptRecord } from './kept-record';
import { kindOf, type RecordKind } from './kind';

/**
 * The requests and the answer that follow from a kind of record, as classes of fields; the same ones for every call.
 */
interface Requests {
  readonly add: FieldClass;
  readonly change: FieldClass;
  readonly list: FieldClass<ListQuery>;
  /** The published shape of one record in answers. */
  readonly shown: () => JsonSchema;
}

const made = new WeakMap<RecordKind, Requests>();

export const requestsOf = (kind: RecordKind): Requests => {
  const known = made.get(kind) ?? makeRequests(kind);
  made.set(kind, known);
  return known;
};

const makeRequests = (kind: RecordKind): Requests => {
  const { name } = kind.table;
  const asked = kind.fields.filter(({ own }) => !own);
  class Query extends ListQuery {}
  return {
    add: withFields(
      class {},
      `New${name}`,
      asked.map((field) => beginning(kind, field)),
    ),
    change: withFields(
      class {},
      `${name}Changes`,
      asked.map((field) => ({ ...field, absent: true })),
    ),
    list: withFields(Query, `${name}Query`, [
      ...filtersOf(kind).map((field) => inAddress(severalOf(kind, field))),
      ...boundsOf(kind).map(({ field, name: bound }) => inAddress({ ...field, name: bound })),
      REMOVED,
    ]),
    shown: () => shownOf(kind),
  };
};

/** Whether a list is asked for the removed ones. */
interface Removed {
  readonly removed?: boolean;
}

/** What may be given of a record, as it is kept. */
export type Given<R> = { [Name in Exclude<keyof R, keyof KeptRecord>]?: R[Name] | undefined };

/** `class NewClient extends newOf(Client) {}`: the request that adds one, for a handler that is written out. */
export const newOf = <R extends KeptRecord<string | number>>(table: FieldClass<R>): FieldClass<Given<R>> =>
  requestsOf(kindOf(table)).add;
export const changesOf = <R extends KeptRecord<string | number>>(table: FieldClass<R>): FieldClass<Given<R>> =>
  requestsOf(kindOf(table)).change;
/** `class ClientQuery extends queryOf(Client) {}`: what its list can be asked. */
export const queryOf = <R extends KeptRecord<string | number>>(
  table: FieldClass<R>,
): FieldClass<ListQuery & Given<R> & Removed> =>
  requestsOf(kindOf(table)).list as FieldClass<ListQuery & Given<R> & Removed>;
/** The published shape of one in answers. */
export const shownAs = <R extends KeptRecord<string | number>>(table: FieldClass<R>): (() => JsonSchema) =>
  requestsOf(kindOf(table)).shown;

const withFields = <T extends object>(target: FieldClass<T>, name: string, fields: readonly Field[]): FieldClass<T> => {
  Object.defineProperty(target, 'name', { value: name });
  for (const field of fields) declareField(target.prototype as object, field);
  return target;
};

/** A new record stands where its flow begins. */
const beginning = ({ options, title }: RecordKind, field: Field): Field => {
  const begins = field.name === options.flow?.field ? options.flow.begins : undefined;
  if (!begins) return field;
  const wrong = `A new ${title} is ${begins.join(' or ')}`;
  return { ...field, rule: choice(field.label, begins.map(String), wrong) };
};

/** What a list can be asked for: those of a status, of another record, of a marked field. */
export const filtersOf = ({ fields, options }: RecordKind): readonly Field[] =>
  fields.filter(
    ({ name, filtered, hidden, own }) => !hidden && (filtered === true || (name === options.flow?.field && !own)),
  );

/** Days that a list can be asked for from one on, and what that is called. */
/** From and to which day a list can be asked for, both of them included. */
export const boundsOf = ({ fields }: RecordKind): readonly { field: Field; name: string; is: '>=' | '<=' }[] =>
  fields
    .filter(({ ranged }) => ranged)
    .flatMap((field) => [
      { field, name: `${field.name}From`, is: '>=' },
      { field, name: `${field.name}To`, is: '<=' },
    ]);

/** A list can be asked for several values at once where the flow or the field says so. */
const severalOf = ({ options: { flow } }: RecordKind, field: Field): Field => {
  const { enum: values } = field.rule.given;
  const together = field.together ?? (field.name === flow?.field ? flow.together : undefined);
  return together && Array.isArray(values)
    ? { ...field, rule: choice(field.label, [...values.map(String), ...together]) }
    : field;
};

/** In an address everything is text, and an empty value asks for nothing. */
const inAddress = ({ name, label, rule }: Field): Field => {
  const said =
    rule.column === 'boolean'
      ? flagInAddress(label)
      : rule.column === 'integer'
        ? wholeInAddress(label, Number(rule.given['minimum'] ?? 0), Number(rule.given['maximum'] ?? LARGEST_INTEGER))
        : rule;
  return { name, label, rule: said, absent: true, nullable: true };
};

/** `removed=true`: the removed ones. */
export const REMOVED: Field = {
  name: 'removed',
  label: 'removed',
  rule: flagInAddress('removed'),
  absent: true,
  nullable: false,
};

/** Who may remove may look at the removed ones. @throws HttpProblem FORBIDDEN */
export const mayAskForRemoved = ({ options }: RecordKind, viewer: Viewer, { removed }: Removed): void => {
  if (removed && !may(viewer, options.may.remove))
    throw new HttpProblem({ statusCode: 403, message: 'You do not have permission to do this', code: 'FORBIDDEN' });
};

const LARGEST_INTEGER = 2_147_483_647;
const NAME = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const INSTANT = { type: 'string', format: 'date-time' };

const orNothing = (shown: JsonSchema): JsonSchema =>
  Array.isArray(shown['anyOf']) ? shown : { anyOf: [shown, { type: 'null' }] };

const shownOf = ({ table, options, fields }: RecordKind): JsonSchema => {
  const shownFields = fields.filter(({ hidden }) => !hidden);
  const properties: Record<string, JsonSchema> = {
    id: options.numbers ? { type: 'integer' } : { type: 'string' },
    ...Object.fromEntries(
      shownFields.flatMap(({ name, rule, secret, refers, shownTo }): [string, JsonSchema][] => [
        [
          name,
          secret
            ? { ...NAME, description: 'Masked: the last four only' }
            : shownTo
              ? orNothing(rule.shown)
              : rule.shown,
        ],
        ...(refers?.as ? [[refers.as, NAME] as [string, JsonSchema]] : []),
      ]),
    ),
    ...Object.fromEntries(Object.entries(options.shows ?? {}).map(([name, { shown }]) => [name, shown])),
    ...(options.expires ? { standings: shownStandings(options) } : {}),
    createdAt: INSTANT,
    updatedAt: INSTANT,
    removedAt: { anyOf: [INSTANT, { type: 'null' }] },
    version: { type: 'integer' },
  };
  addComponent(table.name, {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  return { $ref: `#/components/schemas/${table.name}` };
};
