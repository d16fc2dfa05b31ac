import { declareField, type FieldClass, type FieldOf } from './field';
import { SHOWN_MONEY } from './numbers';
import type { JsonSchema, Rule } from './rule';
import { schemaOf } from './schema';
import { enumOf } from './words';

/** The schema and type of a value in responses: `MONEY`, `orNull(DAY)`, `listOf(object(() => Line))`. */
export interface Shape<T> {
  readonly schema: () => JsonSchema;
  readonly of?: T;
}
const shape = <T>(schema: JsonSchema): Shape<T> => ({ schema: () => schema });

export const TEXT = shape<string>({ type: 'string' });
export const WHOLE = shape<number>({ type: 'integer' });
export const NUMBER = shape<number>({ type: 'number' });
export const FLAG = shape<boolean>({ type: 'boolean' });
export const MONEY = shape<string>(SHOWN_MONEY);
export const DAY = shape<string>({ type: 'string', format: 'date' });
export const INSTANT = shape<string>({ type: 'string', format: 'date-time' });
export const ANYTHING = shape<unknown>({});

export const oneOf = <const V extends readonly string[]>(values: V): Shape<V[number]> => shape(enumOf(values));
export const orNull = <T>(inner: Shape<T>): Shape<T | null> => ({
  schema: () => ({ anyOf: [inner.schema(), { type: 'null' }] }),
});
export const unionShape = <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> => ({
  schema: () => ({ anyOf: [one.schema(), other.schema()] }),
});
export const listOf = <T>(inner: Shape<T>): Shape<T[]> => ({
  schema: () => ({ type: 'array', items: inner.schema() }),
});
export const object = <T extends object>(target: () => FieldClass<T>): Shape<T> => ({
  schema: () => schemaOf(target(), 'shown'),
});
export const described = <T>(inner: Shape<T>, description: string): Shape<T> => ({
  schema: () => ({ ...inner.schema(), description }),
});

const onlyShown = (): never => {
  throw new Error('A field of an answer is not given');
};

/**
 * Declares a property of a response class: `@Shown(MONEY) balance: string`. With `absent` it may be missing; such a
 * property is declared with `?`.
 */
export const Shown =
  <T>(inner: Shape<T>, { absent = false }: { readonly absent?: boolean } = {}): FieldOf<T> =>
  (target, name) => {
    const rule: Rule = {
      read: onlyShown,
      fault: onlyShown,
      show: (value) => value,
      given: {},
      get shown() {
        return inner.schema();
      },
      get stored() {
        return onlyShown();
      },
      column: 'text',
      missing: '',
    };
    declareField(target, { name, label: name, rule, absent, nullable: false });
  };
