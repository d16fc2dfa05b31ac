import { z } from 'zod';
import { ReleaseBehind } from '../../core/errors';
import type { DomainEvent, EventFamily, EventShape, EventShapes } from './events';

const families = new Map<string, EventFamily>();
const shapes = new Map<string, { category: string; shape: EventShape }>();
/** Former event types by their current name, and the other way round. */
const formerNames = new Map<string, string>();
const namesOfToday = new Map<string, string>();

/**
 * Declares the events of one category. Declaring a category or a type twice is a programming error.
 * @param formerly former names of types by their current one; stored events keep the former name and are read under the
 *   current one
 * @example eventFamily('load', { LoadDelivered: defineEvent('delivered the load', z.object({ id: z.int() })) })
 */
export const eventFamily = <const Shapes extends EventShapes>(
  category: string,
  declared: Shapes,
  formerly: Readonly<Record<string, string>> = {},
): EventFamily<Shapes> => {
  if (families.has(category) || category.includes('-'))
    throw new Error(`The event category "${category}" is declared twice or has a dash`);
  const family = { category, shapes: declared };
  families.set(category, family);
  for (const [type, shape] of Object.entries(declared)) {
    if (shapes.has(type)) throw new Error(`The event type "${type}" is declared twice`);
    shapes.set(type, { category, shape });
  }
  for (const [type, former] of Object.entries(formerly)) {
    if (!Object.hasOwn(declared, type) || shapes.has(former))
      throw new Error(`"${former}" cannot be the former name of the event type "${type}"`);
    formerNames.set(type, former);
    namesOfToday.set(former, type);
  }
  return family;
};

/** The current name of a type as stored in the log. */
export const todaysName = (type: string): string => namesOfToday.get(type) ?? type;
/** All names under which the log may hold events of these types. */
export const namesInLog = (types: readonly string[]): readonly string[] =>
  types.flatMap((type) => [type, formerNames.get(type) ?? type].filter((name, at, all) => all.indexOf(name) === at));

export const allEventTypes = (): readonly string[] => [...shapes.keys()].sort();
export const eventTypesOf = (category: string): readonly string[] => Object.keys(families.get(category)?.shapes ?? {});
export const allCategories = (): readonly string[] => [...families.keys()].sort();
export const isCategory = (name: string): boolean => families.has(name);
export const hasOldShapes = (type: string): boolean => (shapes.get(todaysName(type))?.shape.version ?? 1) > 1;
export const wordsOf = (type: string): string => shapes.get(todaysName(type))?.shape.words ?? type;

/**
 * The sentence of the history about an event, if its type declares one: 'issued invoice {record} over {amount}'.
 * `whole`: the sentence says everything, so the changed fields are not listed after it.
 */
export const saysOf = ({ type, data }: DomainEvent): { readonly text: string; readonly whole: boolean } | null => {
  const says = shapes.get(todaysName(type))?.shape.says;
  if (says === undefined) return null;
  return typeof says === 'string' ? { text: says, whole: false } : { text: says(data as never), whole: true };
};

const shapeOf = (type: string): EventShape => {
  const found = shapes.get(todaysName(type));
  if (!found) throw new Error(`No module declares the event type "${type}"`);
  return found.shape;
};

/** Validates a new event against its declared schema and adds the schema's number. @throws Error */
export const sealShape = (event: DomainEvent): { data: unknown; schema: number } => {
  const shape = shapeOf(event.type);
  const checked = shape.schema.safeParse(event.data);
  if (!checked.success)
    throw new Error(`The event ${event.type} does not have its published shape: ${z.prettifyError(checked.error)}`);
  return { data: checked.data, schema: shape.version };
};

/**
 * Converts the data of an event stored in an older schema to the current one, version by version.
 * @throws ReleaseBehind when only a later release knows the schema
 */
export const upcast = (type: string, schema: number, data: unknown): unknown => {
  const shape = shapeOf(type);
  if (schema > shape.version)
    throw new ReleaseBehind(`The event ${type} has the shape ${schema}; this release knows it up to ${shape.version}`);
  let lifted = data;
  for (let from = schema; from < shape.version; from += 1) {
    const step = shape.upcast[from];
    if (!step) throw new Error(`The event ${type} of shape ${from} has no way up to ${shape.version}`);
    lifted = step(lifted as never);
  }
  return lifted;
};

/** The published JSON Schema of an event type: docs/events holds one snapshot each. */
export const jsonSchemaOf = (type: string): Record<string, unknown> => {
  const { category, shape } = shapes.get(type) ?? { category: '', shape: shapeOf(type) };
  return {
    title: type,
    category,
    version: shape.version,
    ...z.toJSONSchema(shape.schema, { target: 'draft-2020-12', io: 'output' }),
  };
};
