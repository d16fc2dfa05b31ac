import { z } from 'zod';
import { addComponent } from '../fields/schema';

/** A zod schema as OpenAPI 3.1 says it; those with a name (`.meta({ id })`) become components. */
export const openApiSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> => {
  const {
    $schema: _draft,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void delete jsonSchema['$schema'],
  }) as Record<string, unknown>;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, unknown>))
    addComponent(name, relink(definition));
  const { id, ...rest } = json as { id?: string };
  if (id) {
    addComponent(id, relink(rest));
    return { $ref: `#/components/schemas/${id}` };
  }
  return relink(json) as Record<string, unknown>;
};

const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id' || typeof (value as Record<string, unknown>)['id'] === 'object')
      .map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string'
          ? child.replace('#/$defs/', '#/components/schemas/')
          : relink(child),
      ]),
  );
};
