import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { fieldsOf, type FieldClass } from '../../fields/field';
import type { JsonSchema } from '../../fields/rule';
import { schemaOf } from '../../fields/schema';
import { argumentsOf } from './declared-arguments';
import { isFieldClass } from './fields.pipe';
import { PastQuery, readsThePast, type Tables } from '../../lists/past-query';

export const ROUTE = 'axlebook:route';

/** `public` needs no session, `signed-in` any; else the name of a permission, such as 'invoices.write'. */
export type Allow = 'public' | 'signed-in' | (string & {});

export interface RouteSpec {
  /** Several permissions: any of them lets in. */
  readonly allow: Allow | readonly string[];
  readonly summary: string;
  /** The read tables it is answered from; it can then answer for the past, too. */
  readonly past?: Tables;
  readonly answer?: FieldClass | (() => JsonSchema) | 'file' | 'none' | 'page' | 'events';
  /** The answer is one page of a list: a bare array with X-Total-Count and Link. */
  readonly list?: boolean;
  readonly status?: number;
  /** It may also answer 202: taken, and not yet done. */
  readonly orAccepted?: boolean;
  /** Content type of an answer that is no JSON; of a file any when absent. */
  readonly type?: string;
  /** Exists in a demo only; elsewhere there is nothing at its address. */
  readonly demo?: true;
  /** How often one address may call it; answers 429 beyond. */
  readonly limit?: { readonly points: number; readonly seconds: number };
}

/** A route with what its handler's arguments say of the request. */
export interface DeclaredRoute extends RouteSpec {
  /** Names that may stand in the query of its address. */
  readonly asks: readonly string[];
  readonly bodyClass?: FieldClass;
  /** Names of the parts of its address that are checked. */
  readonly params: readonly string[];
}

/**
 * Declares a route whole: who may and what it answers; what it takes is said by the handler's own arguments. A route
 * without it is refused and fails a test.
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
/** What an answer is made of, by content type; undefined when it has no content. */
const contentOf = ({
  answer,
  list,
  status,
  type,
}: RouteSpec): Record<string, { schema: Record<string, unknown> }> | undefined => {
  if (typeof answer === 'function') {
    const schema = isFieldClass(answer) ? schemaOf(answer, 'shown') : answer();
    return { 'application/json': { schema: list ? { type: 'array', items: schema } : schema } };
  }
  if (answer === undefined || answer === 'none' || status === HttpStatus.FOUND) return undefined;
  return {
    [type ?? TYPES[answer]]: { schema: answer === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' } },
  };
};

/** Everything in an address is text: of what may be a number or its digits, the number is published. */
const numberOr = (published: JsonSchema): never => {
  const number = (published['anyOf'] as { type?: string }[] | undefined)?.find(({ type }) => type === 'integer');
  return (number ?? published) as never;
};
