import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { openApiSchema } from './openapi-schema';
import { pastQuery, readsThePast } from './past-query';

export const ROUTE = 'axlebook:route';

/** `public` needs no session, `signed-in` any; else the name of a permission, such as 'invoices.write'. */
export type Allow = 'public' | 'signed-in' | (string & {});

export interface RouteSpec {
  /** Several permissions: any of them lets in. */
  readonly allow: Allow | readonly string[];
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The read tables it is answered from; it can then answer for the past, too. */
  readonly past?: readonly string[];
  readonly answer?: z.ZodType | 'file' | 'none' | 'page' | 'events';
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

/** Declares a route whole: who may, what it takes, what it answers. A route without it is refused and fails a test. */
export const Route = (declared: RouteSpec): MethodDecorator => {
  const spec = declared.past ? { ...declared, query: (declared.query ?? z.object({})).extend(pastQuery) } : declared;
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
    ...fieldsOf(spec.params).map(([name, schema]) => ApiParam({ name, schema: inAddress(schema) })),
    ...fieldsOf(spec.query).map(([name, schema]) =>
      ApiQuery({ name, required: !schema.safeParse(undefined).success, schema: inAddress(schema) }),
    ),
    ...(spec.body ? [ApiBody({ schema: openApiSchema(spec.body, 'input') as never })] : []),
    answered(status, spec.answer === 'none' ? 'Done' : 'The answer'),
    ...(spec.orAccepted ? [answered(HttpStatus.ACCEPTED, 'Taken, and not yet done')] : []),
    ApiResponse({
      status: 'default',
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }),
  );
};

const fieldsOf = (object: z.ZodObject | undefined): [string, z.ZodType][] =>
  Object.entries<z.ZodType>((object?.shape as Record<string, z.ZodType> | undefined) ?? {});

const TYPES = { file: '*/*', page: 'text/plain', events: 'text/event-stream' } as const;
/** What an answer is made of, by content type; undefined when it has no content. */
const contentOf = ({
  answer,
  list,
  status,
  type,
}: RouteSpec): Record<string, { schema: Record<string, unknown> }> | undefined => {
  if (typeof answer === 'object') {
    const schema = openApiSchema(answer);
    return { 'application/json': { schema: list ? { type: 'array', items: schema } : schema } };
  }
  if (answer === undefined || answer === 'none' || status === HttpStatus.FOUND) return undefined;
  return {
    [type ?? TYPES[answer]]: { schema: answer === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' } },
  };
};

/** Everything in an address is text: of what may be a number or its digits, the number is published. */
const inAddress = (schema: z.ZodType): never => {
  const published = openApiSchema(schema, 'input');
  const number = (published['anyOf'] as { type?: string }[] | undefined)?.find(({ type }) => type === 'integer');
  return (number ?? published) as never;
};
