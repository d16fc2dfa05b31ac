// What the web app knows of the kinds of records and of the words of choices, from the API's own description.

/** Without what is not said: a bound that is none. */
const literal = (value) => JSON.stringify(value, (_, each) => each ?? undefined, 2);

/** Labels of each choice that the API publishes, by schema and property. */
const labelsIn = (schemas) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
      const labelled = Object.entries(properties).flatMap(([property, schema]) => {
        const labels = labelsOf(schema);
        return labels ? [[property, labels]] : [];
      });
      return labelled.length > 0 ? [[name, Object.fromEntries(labelled)]] : [];
    }),
  );
const labelsOf = (schema) =>
  schema['x-labels'] ??
  (schema.items && labelsOf(schema.items)) ??
  schema.anyOf?.map(labelsOf).find((labels) => labels !== undefined);

const nameOf = (schema) => `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Labels`;

const MASKED = 'Masked: the last four only';
/** Fields of any record that answers never show whole, and passwords. */
const secretsIn = (schemas) =>
  [
    ...new Set(
      Object.values(schemas).flatMap(({ properties = {} }) =>
        Object.entries(properties)
          .filter(([name, { description }]) => name === 'password' || description === MASKED)
          .map(([name]) => name),
      ),
    ),
  ].sort();

/** Kinds of which many records are removed, and restored, by one call. */
const removedAtOnceIn = ({ 'x-kinds': kinds, paths, components: { schemas } }) =>
  Object.keys(kinds).filter((kind) => {
    const body = paths[`/api/${kinds[kind].address}/bulk`]?.post.requestBody.content['application/json'].schema;
    const { properties } = body?.$ref ? schemas[body.$ref.split('/').pop()] : (body ?? {});
    return properties?.action.enum.includes('remove') ?? false;
  });

/** The source of `frontend/src/generated/kinds.ts`. */
export const kindsSource = (document) => `// Written by the build from the description of the API; not kept.

/** Kinds of records whose changes are told, with the address of their list and the kinds whose names they show. */
export const kinds = ${literal(document['x-kinds'])} as const;
export type Kind = keyof typeof kinds;

/** Kinds of which many records are removed, and restored, by one call. */
export const removedAtOnce: readonly Kind[] = ${literal(removedAtOnceIn(document))};

/** Fields that answers never show whole, and passwords: nothing in the browser keeps them. */
export const secretFields = ${literal(secretsIn(document.components.schemas))} as const;

// The words of choices, by schema and property.
${Object.entries(labelsIn(document.components.schemas))
  .map(([name, labels]) => `export const ${nameOf(name)} = ${literal(labels)} as const;`)
  .join('\n')}
`;

/** The sources of `frontend/src/generated/fields`, one a kind: a page loads those of its own. */
export const fieldSources = (document) =>
  Object.entries(document['x-forms']).map(([kind, fields]) => [
    `${kind}.ts`,
    `// Written by the build from the description of the API; not kept.\nexport const ${kind}Fields = ${literal(fields)} as const;\n`,
  ]);

/** The sources of `frontend/src/generated/flows`, one a kind whose status has steps. */
export const flowSources = (document) =>
  Object.entries(document['x-flows']).map(([kind, flow]) => [
    `${kind}.ts`,
    `// Written by the build from the description of the API; not kept.\nexport const ${kind}Flow = ${literal(flow)} as const;\n`,
  ]);

/** The source of `frontend/src/generated/papers.ts`: the slots of the papers of each kind that has any. */
export const papersSource = (document) => `// Written by the build from the description of the API; not kept.
export const papers = ${literal(document['x-papers'])} as const;
`;
