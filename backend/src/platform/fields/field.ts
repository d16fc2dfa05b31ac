import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { Invalid, type Rule } from './rule';

/** A class whose properties are fields. */
export type FieldClass<T extends object = object> = new () => T;

/** What a field is for a record, beside what requests see of it. */
export interface RecordSide {
  /** What a new record has when it is left out. */
  readonly initial?: unknown;
  /** A new record has the firm's day in it when it is left out. */
  readonly today?: true;
  /** The search looks into it; `as` says what findings call it, null: its value says what it is. */
  readonly searched?: true | { readonly as: string | null };
  /** A list can be sorted by it: a text without regard to capitals, or `exact`, as its characters are. */
  readonly sorted?: true | 'exact';
  /** A list can be asked for those with one value of it. */
  readonly filtered?: true;
  /** Several values of a choice that a list can be asked for at once: 'trip,fuel'. */
  readonly multiple?: readonly string[];
  /**
   * A list can be asked for days from one on and up to one: `<field>From` and `<field>To`, or by a word of its own;
   * '': `from` and `to`.
   */
  readonly ranged?: true | string;
  /** Sealed before it is stored; its last four stand beside it in `<field>Last4`. */
  readonly secret?: true;
  /** Set by the system, never by a request. */
  readonly systemSet?: true;
  /** Never shown. */
  readonly hidden?: true;
  /** Events of earlier releases have no such value. */
  readonly addedLater?: true;
  /** The permission that seeing it takes beside that of the record; nothing stands in its place for others. */
  readonly shownTo?: string;
  /** The permission that changing it takes beside that of the route. */
  readonly may?: string;
}

/** What a field that names another record says of it. */
export interface Reference {
  /** The kind of record it names: 'broker'. */
  readonly kind: string;
  /** The field of answers that shows its name: 'brokerName'. */
  readonly as?: string;
  /** That name is a field of the record itself, as it was when the record was made. */
  readonly kept?: true;
  /** What it is called here, where its kind is called something else: a broker is the carrier of an invoice. */
  readonly title?: string;
  /** It may be another client's than the record that names it. */
  readonly ofAnyClient?: true;
  /** The named record cannot be removed while this one has one of these values: an open load holds its broker. */
  readonly holdsWhile?: Readonly<Record<string, readonly string[]>>;
}

/** A property of a request or a record, said once. */
export interface Field extends RecordSide {
  readonly name: string;
  readonly label: string;
  readonly rule: Rule;
  /** A request may leave it out. */
  readonly absent: boolean;
  /** It may be null. */
  readonly nullable: boolean;
  readonly refers?: Reference;
  /** The rule of a value that is there. */
  readonly inner?: Rule;
}

const FIELDS = Symbol('fields');
const ownFields = (target: object): Field[] => (Reflect.getOwnMetadata(FIELDS, target) as Field[] | undefined) ?? [];

/**
 * The fields of a class in the order they are written, those of its bases first; one said again stands where it is said
 * again.
 */
export const fieldsOf = (target: FieldClass): readonly Field[] => {
  const base = Object.getPrototypeOf(target) as FieldClass | null;
  const above = base && base !== Function.prototype ? fieldsOf(base) : [];
  const own = ownFields(target);
  return [...above.filter(({ name }) => !own.some((field) => field.name === name)), ...own];
};

/** Fits only a property of its very type; one that a request may leave out is `?`. */
export type FieldOf<Value> = <Target extends object, Name extends keyof Target & string>(
  target: Target,
  name: Name &
    ([Value, Exclude<Target[Name], undefined>] extends [Exclude<Target[Name], undefined>, Value] ? Name : never),
) => void;

/** What is wrong with a property that has been read; null: nothing. */
export const faultOf = (field: Field, value: unknown): string | null => {
  if (value === undefined) return field.absent ? null : field.rule.missing;
  return value instanceof Invalid ? (value.faults[0]?.sentence ?? field.rule.missing) : field.rule.fault(value);
};

/**
 * Declares a property whole: how class-transformer reads it, how class-validator checks it, and what everything else
 * asks of it.
 */
export const declareField = (target: object, field: Field): void => {
  Reflect.defineMetadata(FIELDS, [...ownFields(target.constructor), field], target.constructor);
  const validator = {
    validate: (value: unknown) => faultOf(field, value) === null,
    defaultMessage: (about?: { value: unknown }) => faultOf(field, about?.value) ?? '',
  };
  applyDecorators(
    // the last word on a property that a subclass says again is the subclass's: its rule is in the function
    Transform(({ value }) => (value instanceof Function ? (value as () => unknown)() : (value as unknown)), {
      toClassOnly: true,
    }),
    ValidateBy({ name: field.name, validator }),
  )(target, field.name);
};
