import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { fieldsOf, type FieldClass } from '../../fields/field';
import type { JsonSchema } from '../../fields/rule';
import { schemaOf } from '../../fields/schema';
import { argumentsOf } from './declared-arguments';
import { isFieldClass } from './fields.pipe';
import { PastQuery, readsThePast, type Tables } from '../../lists/past-query';

export const ROUTE = 'axlebook:route';

/**
 * Who may call a route: `public`, everybody; `signed-in`, every user; else holders of this permission, such as
 * 'invoices.write'.
 */
export type Allow = 'public' | 'signed-in' | (string & {});

/**
 * The declaration of a route.
 * @example { allow: 'invoices.read', summary: 'One invoice', answer: InvoiceView, past: ['invoices'] }
 */
export interface RouteSpec {
  /** With several permissions, one is enough. */
  readonly allow: Allow | readonly string[];
  readonly summary: string;
  /** The read tables that the response is made from. Routes that declare them can also show the past. */
  readonly past?: Tables;
  readonly answer?: FieldClass | (() => JsonSchema) | 'file' | 'none' | 'page' | 'events';
  /** The response is one page of a list: a bare array with the headers X-Total-Count and Link. */
  readonly list?: boolean;
  readonly status?: number;
  /** The route may also respond 202: accepted, not yet done. */
  readonly orAccepted?: boolean;
  /** The content type of a response that is not JSON; for a file, any type when absent. */
  readonly type?: string;
  /** Content types of the files that a request can ask for in place of JSON. */
  readonly orFiles?: readonly string[];
  /** The route exists in demo installations only; others respond 404. */
  readonly demo?: true;
  /** How often one network address may call the route; beyond that it responds 429. */
  readonly limit?: { readonly points: number; readonly seconds: number };
}

/** A route with what the arguments of its handler declare. */
export interface DeclaredRoute extends RouteSpec {
  /** The names of its query parameters. */
  readonly asks: readonly string[];
  readonly bodyClass?: FieldClass;
  /** The names of its checked path parameters. */
  readonly params: readonly string[];
}

/**
 * Declares a route: who may call it and what it returns. Its input is declared by the arguments of the handler. A
 * handler without this decorator is closed, and a test fails.
 * @example @Get(':id') @Route({ allow: 'loads.read', summary: 'One load', answer: LoadView })
 */
export const Route =
  (declared: RouteSpec): MethodDecorator =>
  (target, method, descriptor) =>
    routeOf(declared, target, method)(target, method, descriptor);

const routeOf = (declared: RouteSpec, target: object, method: string | symbol): MethodDecorator => {
  const { body: bodyClass, query: queryClass, params } = argumentsOf(target, method);
  const asked = [...(queryClass ? fieldsOf(queryClass) : []), ...(declared.past ? fieldsOf(PastQuery) : [])];
  const spec: DeclaredRoute = {
    ...declared,
    ...(bodyClass ? { bodyClass } : {}),
    params: Object.keys(params),
    asks: asked.map(({ name }) => name),
  };
  const status = spec.status ?? (spec.answer === 'none' ? 204 : 200);
  const content = contentOf(spec);
  const answered = (code: number, description: string) =>
    ApiResponse({ status: code, description, ...(content ? { content } : {}) });
  return applyDecorators(
    ...(spec.past ? [readsThePast(spec.past)] : []),
    SetMetadata(ROUTE, spec),
    HttpCode(status),
    ApiOperation({
      summary: spec.summary,
      description: spec.allow === 'public' ? 'Public.' : `Needs: ${[spec.allow].flat().join(' or ')}.`,
    }),
    ...Object.entries(params).map(([name, rule]) => ApiParam({ name, schema: numberOr(rule.given) })),
    ...asked.map(({ name, rule, absent }) => ApiQuery({ name, required: !absent, schema: numberOr(rule.given) })),
    ...(bodyClass ? [ApiBody({ schema: schemaOf(bodyClass, 'given') as never })] : []),
    answered(status, spec.answer === 'none' ? 'Done' : 'The answer'),
    ...(spec.orAccepted ? [answered(HttpStatus.ACCEPTED, 'Taken, and not yet done')] : []),
    ApiResponse({
      status: 'default',
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }),
  );
};

const TYPES = { file: '*/*', page: 'text/plain', events: 'text/event-stream' } as const;
/** The schema of a response by content type; undefined for a response without content. */
const contentOf = ({
  answer,
  list,
  status,
  type,
  orFiles = [],
}: RouteSpec): Record<string, { schema: Record<string, unknown> }> | undefined => {
  if (typeof answer === 'function') {
    const schema = isFieldClass(answer) ? schemaOf(answer, 'shown') : answer();
    return {
      'application/json': { schema: list ? { type: 'array', items: schema } : schema },
      ...Object.fromEntries(orFiles.map((each) => [each, { schema: { type: 'string', format: 'binary' } }])),
    };
  }
  if (answer === undefined || answer === 'none' || status === HttpStatus.FOUND) return undefined;
  return {
    [type ?? TYPES[answer]]: { schema: answer === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' } },
  };
};

/**
 * The published schema of a parameter. For one that may be a number or its digits as text, only the number is
 * published.
 */
const numberOr = (published: JsonSchema): never => {
  const number = (published['anyOf'] as { type?: string }[] | undefined)?.find(({ type }) => type === 'integer');
  return (number ?? published) as never;
};
