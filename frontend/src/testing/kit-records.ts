import { publishedApi, type JsonSchema } from '../../../testing/published-api';
import type { AnyRecord, RecordKit } from '../lib/records/record-kit';

const INSTANT = '2026-03-02T15:05:00.000Z';
const DAY = '2026-03-02';

/** The least that a schema of an answer takes; null where it may be nothing. */
const leastOf = (schema: JsonSchema, name: string): unknown => {
  const { anyOf, enum: values, type, format, pattern, properties, required, $ref } = schema;
  if (typeof $ref === 'string') return leastOf(componentAt($ref), name);
  if (Array.isArray(anyOf))
    return (anyOf as JsonSchema[]).some((each) => each['type'] === 'null')
      ? null
      : leastOf(anyOf[0] as JsonSchema, name);
  if (Array.isArray(values)) return values[0];
  if (type === 'object') {
    const shapes = (properties ?? {}) as Record<string, JsonSchema>;
    return Object.fromEntries(((required ?? []) as string[]).map((each) => [each, leastOf(shapes[each] ?? {}, each)]));
  }
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  if (format === 'date-time') return INSTANT;
  if (format === 'date') return DAY;
  return typeof pattern === 'string' && pattern.includes('d{2}') ? '10.00' : name;
};

const componentAt = (ref: string): JsonSchema =>
  publishedApi().document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {};

/** What a call answers at the least; of a list, one of it. */
export const leastOfAnswer = (method: 'get' | 'post' | 'patch', path: string): unknown => {
  const [answer] = Object.values(publishedApi().document.paths[path]?.[method]?.responses ?? {});
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} says nothing of its answer`);
  return leastOf((schema['items'] as JsonSchema | undefined) ?? schema, '');
};

/** A record of a kit's kind as the API may answer it, made from its published shape. */
export const recordOfKit = ({ path }: Pick<RecordKit<AnyRecord>, 'path'>): AnyRecord => {
  const one = `${path}/{id}`;
  return leastOfAnswer('get', publishedApi().document.paths[one]?.get ? one : path) as AnyRecord;
};
