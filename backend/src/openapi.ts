import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { VERSION } from './config/version';
import { published, schemaComponents, schemaOf } from './platform/fields/schema';
import { described, listOf, object, orNull, Shown, TEXT, WHOLE } from './platform/fields/shown';
import { announcedCategories } from './platform/realtime/visibility';
import { formFieldsOf, type FormField } from './platform/records/requests/form-fields';
import { SYSTEM_ONLY } from './platform/access/viewer';
import { allKinds } from './platform/records/kind/kind';
import { allRichKinds } from './platform/records/kind/rich-kind';
import type { RecordType } from './platform/records/kind/record-type';

class FieldProblem {
  @Shown(TEXT) field: string;
  @Shown(TEXT) message: string;
}
@published('Problem')
class ProblemView {
  @Shown(WHOLE) statusCode: number;
  @Shown(TEXT) error: string;
  @Shown(described(TEXT, 'A sentence fit for the user')) message: string;
  @Shown(TEXT, { absent: true }) code?: string;
  @Shown(listOf(object(() => FieldProblem)), { absent: true }) errors?: FieldProblem[];
  @Shown(orNull(TEXT)) requestId: string | null;
}

/** Records that are added and changed: plain ones, and those with rules of their own. */
const everyKind = (): readonly RecordType[] => [...allKinds(), ...allRichKinds()];

/** Kinds whose changes are told: where their list is, and whose names stand in it. */
const announcedKinds = (): Record<string, { address: string; shows: readonly string[] }> => {
  const records = new Map(everyKind().map((kind) => [kind.kind, kind]));
  return Object.fromEntries(
    announcedCategories().map((category) => {
      const kind = records.get(category);
      const shows = kind?.fields.flatMap(({ refers }) => (refers?.as ? [refers.kind.toLowerCase()] : []));
      return [category, { address: kind?.options.plural ?? `${category}s`, shows: [...new Set(shows ?? [])] }];
    }),
  );
};

/** What is filled in for a record, by its kind. */
const forms = (): Record<string, readonly FormField[]> =>
  Object.fromEntries(everyKind().map((kind) => [kind.kind, formFieldsOf(kind)]));

/**
 * Where records of a kind can go from where they stand, as those who work with them take the steps: `{ field: 'status',
 * moves: [{ from: ['in_service'], to: 'sold' }] }`. What only the system does is left out, and so is what follows from
 * something else that is done.
 */
const flows = (): Record<string, object> =>
  Object.fromEntries(
    allKinds().flatMap(({ kind, options: { flow } }) => {
      const moves = Object.values(flow?.moves ?? {})
        .filter(({ to, when, may }) => to !== undefined && when === undefined && may !== SYSTEM_ONLY)
        .map(({ from, to, may }) => ({ ...(from && { from }), to, ...(may !== undefined && { may }) }));
      return flow && moves.length > 0 ? [[kind, { field: flow.field, moves }] as const] : [];
    }),
  );

/** The slots of the papers of a kind of record, as the form that uploads one has them. */
const papers = (): Record<string, readonly object[]> =>
  Object.fromEntries(
    allKinds().flatMap(({ kind, options: { paperSlots } }) => {
      const slots = Object.entries(paperSlots ?? {}).map(([slot, { label, takes, mostBytes, ends = false }]) => {
        const accept = takes.flatMap((each) => (each === 'jpg' ? ['jpg', 'jpeg'] : [each]));
        return { slot, label, accept, mostBytes, ends };
      });
      return paperSlots ? [[kind, slots] as const] : [];
    }),
  );

/**
 * The schemas that are named in a part of the document, or by another one that is: work in the background may have
 * registered more.
 */
const namedIn = (from: unknown, schemas: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      look(schemas[name] ?? null);
    }
  };
  look(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
};

/** The OpenAPI 3.1 document of all routes, from what the routes declare. */
export const openApiOf = (app: INestApplication): OpenAPIObject => {
  const config = new DocumentBuilder()
    .setTitle('Axlebook')
    .setDescription(
      'The back office of a trucking-services firm. Money is a decimal string in dollars; lists are bare arrays with X-Total-Count, X-Sums and Link; writes answer their version in ETag and honour If-Match.',
    )
    .setVersion(VERSION)
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth('axlebook.sid')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  const problem = schemaOf(ProblemView, 'shown');
  const ours = { 'x-kinds': announcedKinds(), 'x-forms': forms(), 'x-flows': flows(), 'x-papers': papers() };
  const schemas = namedIn([document.paths, ours, problem], schemaComponents());
  document.components = { ...document.components, schemas: schemas as never };
  return { ...document, ...ours };
};

/** `/api/openapi.json` and a page to read it at `/api/docs`; made when first asked for. */
export const serveOpenApi = (app: INestApplication): void => {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Axlebook API',
  });
};
