import { fieldsOf, type FieldClass } from './field';
import type { JsonSchema } from './rule';

const components = new Map<string, unknown>();
/** Named schemas met so far: the components of the OpenAPI document. */
export const schemaComponents = (): Record<string, unknown> =>
  Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b)));
export const addComponent = (name: string, schema: unknown): void => void components.set(name, schema);

const NAMES = Symbol('published name');
/** Published under another name than the class's own. */
export const published =
  (name: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(NAMES, name, target);

const TAKES_MORE = Symbol('takes more');
/** Fields that a class does not know are dropped, not refused. */
export const dropsUnknown: ClassDecorator = (target) => Reflect.defineMetadata(TAKES_MORE, true, target);
export const takesMore = (target: FieldClass): boolean => Reflect.hasOwnMetadata(TAKES_MORE, target);

/** The reference to a class of fields as published: what may be given of it, or what is shown. */
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
