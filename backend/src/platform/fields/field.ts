import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { Invalid, type Rule } from './rule';

/** A class whose properties are declared with field decorators. */
export type FieldClass<T extends object = object> = new () => T;

/** The options of a field that concern records rather than requests. */
export interface RecordSide {
  /** The value of a new record when the request leaves the field out. */
  readonly initial?: unknown;
  /** A new record gets the current day of the firm when the request leaves the field out. */
  readonly today?: true;
  /** The search looks into this field. `as` is its label in search results; null: the value needs no label. */
  readonly searched?: true | { readonly as: string | null };
  /** A list can be sorted by this field. Text is sorted ignoring case, or with `exact` as stored. */
  readonly sorted?: true | 'exact';
  /** A list can be filtered by one value of this field. */
  readonly filtered?: true;
  /** Combinations of values that a list accepts as one filter value: 'trip,fuel'. */
  readonly multiple?: readonly string[];
  /**
   * A list can be filtered by a range of days: with `<field>From` and `<field>To`; with a word instead of `true`,
   * `<word>From` and `<word>To`; with '', `from` and `to`.
   */
  readonly ranged?: true | string;
  /**
   * What the sum of a decimal over the rows of a list is in; amounts of money are summed without a word. `not`: why the
   * values of several rows must not be added up.
   */
  readonly summed?: 'miles' | 'gallons' | { readonly not: string };
  /** The value is encrypted before it is stored; its last four characters are in `<field>Last4`. */
  readonly secret?: true;
  /** Only the system sets this field; no request can. */
  readonly systemSet?: true;
  /** Responses never show this field. */
  readonly hidden?: true;
  /** Events of earlier releases do not have this field. */
  readonly addedLater?: true;
  /** A permission required to see the value, in addition to that of the record; other viewers get null. */
  readonly shownTo?: string;
  /** A permission required to change the value, in addition to that of the route. */
  readonly may?: string;
}

/**
 * What a field declares about the record that it refers to.
 * @example { kind: 'broker', as: 'brokerName', holdsWhile: { status: ['pending', 'in_transit'] } }
 */
export interface Reference {
  /** The kind of the record referred to: 'broker'. */
  readonly kind: string;
  /** The response field that shows the name of that record: 'brokerName'. */
  readonly as?: string;
  /** The name is stored in a field of this record, as it was when this record was made; it is not looked up. */
  readonly kept?: true;
  /**
   * The word for the referenced record in this context, if it is not the title of its kind: the broker is called
   * carrier.
   */
  readonly title?: string;
  /** The referenced record may belong to another client. */
  readonly ofAnyClient?: true;
  /**
   * The referenced record cannot be removed while this record has one of these values: an open load holds its broker.
   */
  readonly holdsWhile?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The declaration of one property of a request, response or record.
 * @example { name: 'dueDate', label: 'Due date', rule: day('Due date'), absent: false, nullable: false, sorted: true }
 */
export interface Field extends RecordSide {
  readonly name: string;
  readonly label: string;
  readonly rule: Rule;
  /** A request may leave the field out. */
  readonly absent: boolean;
  /** The value may be null. */
  readonly nullable: boolean;
  readonly refers?: Reference;
  /** The rule without the null of an optional field. */
  readonly inner?: Rule;
}

const FIELDS = Symbol('fields');
const ownFields = (target: object): Field[] => (Reflect.getOwnMetadata(FIELDS, target) as Field[] | undefined) ?? [];

/**
 * The fields of a class in the order of their declaration, those of base classes first. A field that a subclass
 * declares again has its place in the subclass.
 */
export const fieldsOf = (target: FieldClass): readonly Field[] => {
  const base = Object.getPrototypeOf(target) as FieldClass | null;
  const above = base && base !== Function.prototype ? fieldsOf(base) : [];
  const own = ownFields(target);
  return [...above.filter(({ name }) => !own.some((field) => field.name === name)), ...own];
};

/**
 * The type of a field decorator: it compiles only on a property of exactly this type. A property that a request may
 * leave out is declared with `?`.
 */
export type FieldOf<Value> = <Target extends object, Name extends keyof Target & string>(
  target: Target,
  name: Name &
    ([Value, Exclude<Target[Name], undefined>] extends [Exclude<Target[Name], undefined>, Value] ? Name : never),
) => void;

/** The error message for a property after it was read; null when it is valid. */
export const faultOf = (field: Field, value: unknown): string | null => {
  if (value === undefined) return field.absent ? null : field.rule.missing;
  return value instanceof Invalid ? (value.faults[0]?.sentence ?? field.rule.missing) : field.rule.fault(value);
};

/**
 * Registers a field on a class: for class-transformer, for class-validator, and for everything that reads `fieldsOf`.
 */
export const declareField = (target: object, field: Field): void => {
  Reflect.defineMetadata(FIELDS, [...ownFields(target.constructor), field], target.constructor);
  const validator = {
    validate: (value: unknown) => faultOf(field, value) === null,
    defaultMessage: (about?: { value: unknown }) => faultOf(field, about?.value) ?? '',
  };
  applyDecorators(
    // the function carries the rule of the most derived class, so a subclass can declare a property again
    Transform(({ value }) => (value instanceof Function ? (value as () => unknown)() : (value as unknown)), {
      toClassOnly: true,
    }),
    ValidateBy({ name: field.name, validator }),
  )(target, field.name);
};
