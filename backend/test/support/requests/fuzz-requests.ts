import type { JsonSchema, Operation, PublishedApi } from '../../../../testing/published-api';
import { SchemaValues } from './schema-values';
import type { Seeded } from './seeded';

export interface FuzzRoute {
  readonly name: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  readonly body: JsonSchema | undefined;
}
export interface FuzzRequest {
  readonly route: FuzzRoute;
  readonly path: string;
  /** A client that knows only the published schemas might send it. */
  readonly valid: boolean;
  /** Its query or its body is not as published. */
  readonly mustBeRefused: boolean;
  readonly unknownQueries: readonly string[];
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

const ODD_QUERIES = [
  '',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'true',
  'null',
  'x'.repeat(500),
  'a\u0000b',
  '%',
  "' OR 1=1 --",
  'constructor',
  '2026-02-30',
  '東京',
];
const ODD_IDS = [
  '0',
  '-1',
  'abc',
  '1.5',
  '99999999999999999999',
  '2147483648',
  '01990000-0000-7000-8000-00000000ffff',
  '__proto__',
  'a%00b',
  '%E0%A4%A',
  '..%2f..%2fetc',
  "'",
  'x'.repeat(300),
];
const ODD_HEADERS: readonly Record<string, string>[] = [
  { 'if-match': '3' },
  { 'if-match': '"99"' },
  { 'if-match': '*' },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': 'the-same' },
  { 'x-request-id': '<script>' },
  { 'x-correlation-id': 'x'.repeat(500) },
  { accept: 'text/plain' },
];

/** A query value as the schema sees it: numbers are digits there, yes and no are words. */
const readAs = (schema: JsonSchema, value: string): unknown => {
  if (schema['type'] === 'integer' && /^\d{1,16}$/.test(value)) return Number(value);
  return schema['type'] === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value;
};
/** A guess at what a list is called whose records a route is about. */
const collectionOf = (template: string): string =>
  /^\/api\/(?:ifta|ledger|fuel-cards)\//.test(template)
    ? template.replace(/\/\{.*$/, '')
    : (/^(\/api\/(?:dev\/)?[\w-]+)/.exec(template)?.[1] ?? '');

/** The first of what is numbered within a record. */
const FIRST = { index: '0', nr: '1' } as const;

/** Requests to one route after the other, made from what is published of it. */
export class FuzzRequests {
  readonly routes: readonly FuzzRoute[];
  private readonly values: SchemaValues;
  /** What the request at hand is about. */
  private record = '';

  constructor(
    api: PublishedApi,
    private readonly random: Seeded,
    private readonly pool: ReadonlyMap<string, readonly unknown[]>,
    left: readonly string[],
  ) {
    this.routes = Object.entries(api.document.paths)
      .flatMap(([template, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${template}`,
          method: method.toUpperCase(),
          template,
          operation,
          body: operation.requestBody?.content['application/json']?.schema,
        })),
      )
      .filter(({ name }) => !left.includes(name));
    this.values = new SchemaValues(
      api,
      random,
      (field) => pool.get(`${field} of ${this.record}`) ?? pool.get(field) ?? [],
    );
  }

  to(route: FuzzRoute): FuzzRequest {
    const address = this.address(route);
    const query = this.query(route);
    const body = this.body(route);
    const headers = this.random.chance(0.06) ? this.random.of(ODD_HEADERS) : {};
    return {
      route,
      path: address.path + (query.text ? `?${query.text}` : ''),
      valid: address.valid && query.valid && body.valid && Object.keys(headers).length === 0,
      mustBeRefused: !query.valid || !body.valid,
      unknownQueries: query.unknown,
      body: body.value,
      headers,
    };
  }

  /** One that nothing is wrong with, as far as the schemas say. */
  right(route: FuzzRoute): FuzzRequest {
    const path = this.address(route, false).path;
    return {
      route,
      path,
      valid: true,
      mustBeRefused: false,
      unknownQueries: [],
      body: route.body && this.values.valid(route.body),
      headers: {},
    };
  }

  /** An address of a route with ids of records that exist. */
  addressOf({ template }: FuzzRoute): string {
    return template.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'door'
        ? 'staff'
        : name === 'kind'
          ? 'client'
          : name === 'index' || name === 'nr'
            ? FIRST[name]
            : String((this.pool.get(collectionOf(template)) ?? ['1'])[0]),
    );
  }

  private address({ template, method }: FuzzRoute, maybeOdd = true): { path: string; valid: boolean } {
    const known = this.pool.get(collectionOf(template)) ?? [];
    const odd =
      /\{(?!door)/.test(template) &&
      (known.length === 0 || (maybeOdd && this.random.chance(method === 'DELETE' ? 0.7 : 0.15)));
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'door') return this.random.of(['staff', 'agents', 'admin', 'client']);
      if (odd) return this.random.of(ODD_IDS);
      if (name === 'kind') return this.random.of(['client', 'invoice', 'broker', 'load']);
      return name === 'index' || name === 'nr' ? FIRST[name] : (this.record = String(this.random.of(known)));
    });
    return { path, valid: !odd };
  }

  private query({ operation }: FuzzRoute): { text: string; valid: boolean; unknown: string[] } {
    const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
    const given = parameters
      .filter(({ required }) => required === true || this.random.chance(0.25))
      .map(({ name, schema }): [string, string, boolean] => {
        const value = this.random.chance(0.2) ? this.random.of(ODD_QUERIES) : String(this.values.valid(schema, name));
        return [name, value, this.values.fits(schema, readAs(schema, value))];
      });
    const unknown = this.random.chance(0.05)
      ? [this.random.of(['nope', 'asof', 'Limit', '__proto__', 'filter[a]'])]
      : [];
    const twice = parameters.length > 0 && this.random.chance(0.02) ? ['q', 'q'] : [];
    const text = new URLSearchParams([
      ...given.map(([name, value]): [string, string] => [name, value]),
      ...[...unknown, ...twice].map((name): [string, string] => [name, '1']),
    ]).toString();
    return { text, valid: unknown.length === 0 && twice.length === 0 && given.every(([, , fits]) => fits), unknown };
  }

  private body({ body, method }: FuzzRoute): { value: unknown; valid: boolean } {
    if (!body) return { value: method === 'POST' && this.random.chance(0.5) ? {} : undefined, valid: true };
    const value = this.random.chance(0.55) ? this.values.valid(body) : this.values.invalid(body);
    return { value, valid: this.values.fits(body, value) };
  }
}
