import { onceFor } from '../../core/once-for';
import { may, type Viewer } from '../../access/viewer';
import { declareField, type Field, type FieldClass } from '../../fields/field';
import { flagInAddress, wholeInAddress } from '../../fields/numbers';
import type { JsonSchema } from '../../fields/rule';
import type { IsoDate } from '../../money/dates';
import { addComponent, schemaOf } from '../../fields/schema';
import type { Shape } from '../../fields/shown';
import { choice } from '../../fields/texts';
import { ListQuery } from '../../lists/list-query';
import { HttpProblem } from '../../web/problems/problem.filter';
import { LetterView } from '../../infrastructure/mail/letter-view';
import { shownExpiryStatuses } from '../kind/declared/expiry';
import type { StoredRecord, ShownRecord } from '../kind/stored-record';
import type { RecordKind } from '../kind/kind';
import type { Values } from '../kind/kind-options';
import { isRemovable, STAMPS, typeOf, type RecordType } from '../kind/record-type';

/** The request classes and the response schema derived from a record type. They are made once per type. */
interface Requests {
  readonly add: FieldClass;
  readonly change: FieldClass;
  readonly list: FieldClass<ListQuery>;
  /** The published JSON Schema of one record in responses. */
  readonly shown: () => JsonSchema;
}

export const requestsOf = onceFor((kind: RecordType): Requests => makeRequests(kind));

const makeRequests = (kind: RecordType): Requests => {
  const { name } = kind.table;
  const asked = kind.fields.filter(({ systemSet }) => !systemSet);
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
      ...filtersOf(kind).map((field) => inAddress(severalOf(kind, asAsked(kind, field)))),
      ...boundsOf(kind).map(({ field, name: bound }) => inAddress({ ...asAsked(kind, field), name: bound })),
      ...(kind.options.ofTheFirm ? [OWN] : []),
      ...(isRemovable(kind) ? [REMOVED] : []),
    ]),
    shown: () => shownOf(kind),
  };
};

/** `removed: true` asks a list for the removed records. */
interface Removed {
  readonly removed?: boolean;
}

/** The fields of a record that a request may set, with the types that are stored. */
export type GivenValues<R> = { [Name in Exclude<keyof R, keyof StoredRecord>]?: R[Name] | undefined };

/** The fields of a new record that a request may set; those that the system sets are not in it. */
export type NewValues<R> = { readonly [Name in Exclude<keyof R, keyof StoredRecord>]: R[Name] };

/**
 * The values of a new record: a field that the request left out gets the day `on` if it is a `today` field, else its
 * initial value or null.
 */
export const newValuesOf = <R extends ShownRecord>(kind: RecordType<R>, body: object, on: IsoDate): NewValues<R> =>
  Object.fromEntries(
    kind.fields
      .filter(({ systemSet }) => !systemSet)
      .map(({ name, today, initial, nullable }) => [
        name,
        (body as Values)[name] ?? (today ? on : initial) ?? (nullable ? null : undefined),
      ]),
  ) as NewValues<R>;

/** The body without the properties that were left out (undefined). */
export const given = <Body extends object>(body: Body): { [Name in keyof Body]?: Exclude<Body[Name], undefined> } =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Body]?: Exclude<Body[Name], undefined>;
  };

/** `class NewClient extends newOf(Client) {}`: the body of the request that adds a record, for a handwritten route. */
export const newOf = <R extends ShownRecord>(table: FieldClass<R>): FieldClass<GivenValues<R>> =>
  requestsOf(typeOf(table)).add;
/** `class ClientChanges extends changesOf(Client) {}`: the body of the request that changes a record. */
export const changesOf = <R extends ShownRecord>(table: FieldClass<R>): FieldClass<GivenValues<R>> =>
  requestsOf(typeOf(table)).change;
/**
 * `class ClientQuery extends queryOf(Client) {}`: the query of its list: paging, sort, search, filters, day ranges,
 * `removed`.
 */
export const queryOf = <R extends ShownRecord>(
  table: FieldClass<R>,
): FieldClass<ListQuery & GivenValues<R> & Removed> =>
  requestsOf(typeOf(table)).list as FieldClass<ListQuery & GivenValues<R> & Removed>;
/** The published JSON Schema of one record in responses. */
export const shownAs = <R extends ShownRecord>(table: FieldClass<R>): (() => JsonSchema) =>
  requestsOf(typeOf(table)).shown;

/** The published JSON Schema of a list of records. */
export const listShownAs = (table: FieldClass<ShownRecord>): Shape<readonly Values[]> => ({
  schema: () => ({ type: 'array', items: shownAs(table)() }),
});
/** The published JSON Schema of a record with additional properties: an invoice with its payments. */
export const shownWith =
  (name: string, table: FieldClass<ShownRecord>, more: Readonly<Record<string, Shape<unknown>>>): (() => JsonSchema) =>
  () => {
    const { properties } = shapeOf(typeOf(table));
    const others = Object.entries(more).map(([field, shape]): [string, JsonSchema] => [field, shape.schema()]);
    addComponent(name, objectShape({ ...properties, ...Object.fromEntries(others) }));
    return { $ref: `#/components/schemas/${name}` };
  };

const withFields = <T extends object>(target: FieldClass<T>, name: string, fields: readonly Field[]): FieldClass<T> => {
  Object.defineProperty(target, 'name', { value: name });
  for (const field of fields) declareField(target.prototype as object, field);
  return target;
};

/** In a request that adds a record, the status field accepts only the `initialStatuses`. */
const beginning = ({ options, title }: RecordType, field: Field): Field => {
  const begins = field.name === options.flow?.field ? options.flow.initialStatuses : undefined;
  if (!begins) return field;
  const wrong = `A new ${title} is ${begins.join(' or ')}`;
  return { ...field, rule: choice(field.label, begins.map(String), wrong) };
};

/** The fields by which a list can be filtered: the status, and all fields marked `filtered`. */
export const filtersOf = onceFor(({ fields, options }: RecordType): readonly Field[] =>
  fields.filter(
    ({ name, filtered, hidden, systemSet }) =>
      !hidden && (filtered === true || (name === options.flow?.field && !systemSet)),
  ),
);

/**
 * The range parameters of a list, both ends inclusive: 'from' and 'to', or 'dueFrom' and 'dueTo' for `ranged: 'due'`.
 */
export const boundsOf = onceFor(({ fields }: RecordType): readonly { field: Field; name: string; is: '>=' | '<=' }[] =>
  fields
    .filter(({ ranged }) => ranged !== undefined)
    .flatMap((field) => {
      const word = field.ranged === true ? field.name : (field.ranged ?? '');
      const [from, to] = word === '' ? ['from', 'to'] : [`${word}From`, `${word}To`];
      return [
        { field, name: from, is: '>=' },
        { field, name: to, is: '<=' },
      ] as const;
    }),
);

/** A filter takes a value only. Plain records are the exception: their published filters also accept null. */
const asAsked = (kind: RecordType, field: Field): Field =>
  isRemovable(kind) ? field : { ...field, rule: field.inner ?? field.rule };

/** Adds the combinations of values (`multiple`) that the flow or the field declares for filters. */
const severalOf = ({ options: { flow } }: RecordType, field: Field): Field => {
  const { enum: values } = field.rule.given;
  const together = field.multiple ?? (field.name === flow?.field ? flow.multiple : undefined);
  return together && Array.isArray(values)
    ? { ...field, rule: choice(field.label, [...values.map(String), ...together]) }
    : field;
};

/** A field as a query parameter: the value is text, and an empty one means no filter. */
const inAddress = ({ name, label, rule }: Field): Field => {
  const said =
    rule.column === 'boolean'
      ? flagInAddress(label)
      : rule.column === 'integer'
        ? wholeInAddress(label, Number(rule.given['minimum'] ?? 0), Number(rule.given['maximum'] ?? LARGEST_INTEGER))
        : rule;
  return { name, label, rule: said, absent: true, nullable: true };
};

/** The query parameter `own=true`, which asks for the records of the firm itself, those of no client. */
const OWN: Field = { name: 'own', label: 'own', rule: flagInAddress('own'), absent: true, nullable: true };

/** The query parameter `removed=true`, which asks for the removed records. */
export const REMOVED: Field = {
  name: 'removed',
  label: 'removed',
  rule: flagInAddress('removed'),
  absent: true,
  nullable: false,
};

/** @throws HttpProblem FORBIDDEN when the removed records are asked for by a viewer who may not remove records */
export const mayAskForRemoved = ({ options }: RecordKind, viewer: Viewer, { removed }: Removed): void => {
  if (removed && !may(viewer, options.may.remove))
    throw new HttpProblem({ statusCode: 403, message: 'You do not have permission to do this', code: 'FORBIDDEN' });
};

const LARGEST_INTEGER = 2_147_483_647;
const NAME = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const INSTANT = { type: 'string', format: 'date-time' };

const orNothing = (shown: JsonSchema): JsonSchema =>
  Array.isArray(shown['anyOf']) ? shown : { anyOf: [shown, { type: 'null' }] };

const STAMPED: Readonly<Record<(typeof STAMPS)[number], JsonSchema>> = {
  createdAt: INSTANT,
  updatedAt: INSTANT,
  removedAt: { anyOf: [INSTANT, { type: 'null' }] },
  version: { type: 'integer' },
};

const objectShape = (properties: Readonly<Record<string, JsonSchema>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const shownOf = (type: RecordType): JsonSchema => {
  addComponent(type.table.name, shapeOf(type));
  return { $ref: `#/components/schemas/${type.table.name}` };
};

const shapeOf = ({ options, fields, stamps }: RecordType) => {
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
        ...(refers?.as && !refers.kept ? [[refers.as, NAME] as [string, JsonSchema]] : []),
      ]),
    ),
    ...Object.fromEntries(Object.entries(options.computed ?? {}).map(([name, { shown }]) => [name, shown])),
    ...(options.expires ? { standings: shownExpiryStatuses(options) } : {}),
    ...(options.letterAsked === undefined ? {} : { letter: orNothing(schemaOf(LetterView, 'shown')) }),
    ...Object.fromEntries(STAMPS.filter((stamp) => stamps.includes(stamp)).map((stamp) => [stamp, STAMPED[stamp]])),
  };
  return objectShape(properties);
};
