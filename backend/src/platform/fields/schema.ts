import { fieldsOf, type FieldClass } from './field';
import type { JsonSchema } from './rule';

const components = new Map<string, unknown>();
/** The named schemas registered so far: the components of the OpenAPI document. */
export const schemaComponents = (): Record<string, unknown> =>
  Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b)));
export const addComponent = (name: string, schema: unknown): void => void components.set(name, schema);

const NAMES = Symbol('published name');
/** Publishes the class under this name instead of its own. */
export const published =
  (name: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(NAMES, name, target);

const TAKES_MORE = Symbol('takes more');
/** Unknown fields in the input of this class are ignored instead of refused. */
export const dropsUnknown: ClassDecorator = (target) => Reflect.defineMetadata(TAKES_MORE, true, target);
export const takesMore = (target: FieldClass): boolean => Reflect.hasOwnMetadata(TAKES_MORE, target);

/**
 * A `$ref` to the published schema of a class of fields: of its input (`given`) or of its form in responses (`shown`).
 */
export const schemaOf = (target: FieldClass, side: 'given' | 'shown'): JsonSchema => {
  const name = (Reflect.getOwnMetadata(NAMES, target) as string | undefined) ?? target.name;
  const reference = { $ref: `#/components/schemas/${name}` };
  if (components.has(name)) return reference;
  components.set(name, {});
  const fields = fieldsOf(target);
  const required = fields.filter(({ absent }) => !absent).map((field) => field.name);
  components.set(name, {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, field.rule[side]])),
    ...(required.length > 0 ? { required } : {}),
    ...(side === 'given' && takesMore(target) ? {} : { additionalProperties: false }),
  });
  return reference;
};
