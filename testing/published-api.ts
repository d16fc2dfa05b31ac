import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface JsonSchema {
  readonly [key: string]: unknown;
}
export interface MediaType {
  readonly schema?: JsonSchema;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}
export interface Operation {
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** An answer as it came over the wire. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

const DOCUMENT = path.resolve(__dirname, '../dist/openapi.json');
const PROBLEM = 'application/problem+json';
const OF_PROBLEMS = { $ref: '#/components/schemas/Problem' };
/** Served beside the routes: the description of the API itself. */
const DESCRIPTION = /^\/api\/(docs|openapi\.json)/;
/** Where an address may hold another id; everywhere else it is a word of the route. */
const ID = /^\{\w+\}$/;

const words = (address: string): string[] => address.split('/').filter(Boolean);
const fits = (template: readonly string[], asked: readonly string[]): boolean =>
  template.length === asked.length && template.every((word, at) => ID.test(word) || word === asked[at]);
const literals = (template: readonly string[]): number => template.filter((word) => !ID.test(word)).length;

interface Route {
  readonly words: readonly string[];
  readonly template: string;
  readonly operation: Operation;
}

/** dist/openapi.json as a judge: openapi.int.spec holds it equal to what the server serves. */
export class PublishedApi {
  readonly document: ApiDocument;
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly compiledOf = new WeakMap<JsonSchema, ValidateFunction>();
  /** By 'GET 3', the method and how many words an address has: the most literal first. */
  private readonly routes = new Map<string, Route[]>();

  constructor(file = DOCUMENT) {
    this.document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
    // amounts are exact to the cent, floating point is not
    this.ajv = new Ajv2020({ strict: false, allErrors: false, multipleOfPrecision: 3 });
    addFormats(this.ajv);
    this.ajv.addSchema({ $id: 'api', components: this.document.components });
    for (const [template, methods] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const key = `${method.toUpperCase()} ${words(template).length}`;
        this.routes.set(key, [...(this.routes.get(key) ?? []), { words: words(template), template, operation }]);
      }
    for (const alike of this.routes.values()) alike.sort((a, b) => literals(b.words) - literals(a.words));
  }

  /** The route that serves an address: the most literal one, as a router finds it. */
  routeOf(method: string, address: string): { template: string; operation: Operation } | undefined {
    const asked = words(address);
    return this.routes.get(`${method.toUpperCase()} ${asked.length}`)?.find((route) => fits(route.words, asked));
  }

  /** Query parameters that a route does not take. */
  unknownQueries(method: string, address: string, names: readonly string[]): string[] {
    const known = this.routeOf(method, address)?.operation.parameters ?? [];
    return names.filter((name) => !known.some((parameter) => parameter.in === 'query' && parameter.name === name));
  }

  /** Why a value is not what the schema says; null when it is. */
  mismatch(schema: JsonSchema, value: unknown): string | null {
    const validate = this.compiledOf.get(schema) ?? this.compile(schema);
    this.compiledOf.set(schema, validate);
    return validate(value) ? null : (validate.errors ?? []).map(said).join('; ');
  }

  /** Schemas that say the same are compiled once. */
  private compile(schema: JsonSchema): ValidateFunction {
    const key = JSON.stringify(schema);
    const validate = this.compiled.get(key) ?? this.ajv.compile(linked(schema) as object);
    this.compiled.set(key, validate);
    return validate;
  }

  /** What an answer has that is not published; null when it is as documented. */
  complaint(seen: Seen): string | null {
    const { method, status, body } = seen;
    const [address = ''] = seen.path.split('?');
    if (!address.startsWith('/api') || DESCRIPTION.test(address)) return null;
    const type = seen.contentType?.split(';')[0]?.trim() ?? null;
    const at = `${method} ${address} ${status}`;
    if (status >= 400)
      return type === PROBLEM
        ? prefixed(at, this.mismatch(OF_PROBLEMS, body))
        : `${at}: a problem came as ${type ?? 'nothing'}`;
    const route = this.routeOf(method, address);
    if (!route) return `${at}: there is no such route`;
    const documented = route.operation.responses[String(status)];
    if (!documented)
      return `${at}: this status is not documented, only ${Object.keys(route.operation.responses).join(', ')}`;
    if (status >= 300) return null;
    const content = documented.content ?? {};
    if (type === null)
      return Object.keys(content).length === 0
        ? null
        : `${at}: nothing came where ${Object.keys(content).join(', ')} is documented`;
    const media = content[type] ?? content['*/*'];
    if (!media) return `${at}: ${type} is not documented, only ${Object.keys(content).join(', ') || 'nothing'}`;
    return type === 'application/json' && media.schema ? prefixed(at, this.mismatch(media.schema, body)) : null;
  }
}

const prefixed = (at: string, wrong: string | null): string | null => (wrong === null ? null : `${at}: ${wrong}`);
const said = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath || 'the body'} ${message ?? ''} ${JSON.stringify(params)}`;
const linked = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));

let published: PublishedApi | undefined;
/** One judge a process: each schema is compiled once. */
export const publishedApi = (): PublishedApi => (published ??= new PublishedApi());
