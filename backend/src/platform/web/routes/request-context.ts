import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import { NOTHING_IN_SCOPE, type Viewer } from '../../access/viewer';
import type { Clock } from '../../core/clock';
import type { CommandContext } from '../../event-log/commands/context';
import { HttpProblem } from '../problems/problem.filter';

type SignedIn = Request & { id?: string; user?: Viewer };

const VISITOR = 'Visitor';
/** The setting of the Express application that holds its clock. */
export const CLOCK_OF_APP = 'clock';

const expectedVersion = (header: string | undefined): number | undefined => {
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined)
    throw new HttpProblem({
      statusCode: 400,
      message: 'If-Match must be a version as ETag told it, such as "3"',
      code: 'INVALID_IF_MATCH',
    });
  return Number(version);
};

/** Accepts only ids, because the correlation id is stored with the events for ever and must not be free text. */
const correlationIn = (header: string | undefined): string | undefined =>
  header !== undefined && /^[A-Za-z0-9._:-]{1,100}$/.test(header) ? header : undefined;

const idempotency = (request: SignedIn): CommandContext['idempotency'] => {
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new HttpProblem({
      statusCode: 400,
      message: 'Idempotency-Key must be 1 to 200 printable characters',
      code: 'INVALID_IDEMPOTENCY_KEY',
    });
  const bodyHash = hash('sha256', JSON.stringify(request.body ?? null), 'base64url');
  return { key, route: `${request.method} ${request.path}`, bodyHash };
};

export const contextOf = (request: SignedIn): CommandContext => {
  const requestId = request.id ?? 'unknown';
  const version = expectedVersion(request.get('if-match'));
  const repeatable = idempotency(request);
  return {
    actor: request.user
      ? { id: request.user.id, name: request.user.name, role: request.user.role }
      : { id: null, name: VISITOR, role: 'visitor' },
    requestId,
    correlationId: correlationIn(request.get('x-correlation-id')) ?? requestId,
    causation: null,
    source: 'web',
    scope: request.user ?? NOTHING_IN_SCOPE,
    permissions: request.user?.permissions ?? [],
    clock: request.app.get(CLOCK_OF_APP) as Clock,
    ...(version === undefined ? {} : { expectedVersion: version }),
    ...(repeatable ? { idempotency: repeatable } : {}),
  };
};

/** Injects the command context of the request: `@Ctx() context: CommandContext`. */
export const Ctx = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext =>
  contextOf(context.switchToHttp().getRequest<SignedIn>()),
);

/** Injects the signed-in viewer, on routes that are not public: `@Me() viewer: Viewer`. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const { user } = context.switchToHttp().getRequest<SignedIn>();
  if (!user)
    throw new HttpProblem({
      statusCode: 401,
      message: 'Unauthorized: please sign in to continue',
      code: 'UNAUTHORIZED',
    });
  return user;
});

/** Injects a signal that aborts when the connection closes: `@RequestAborted() gone: AbortSignal`. */
export const RequestAborted = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const gone = new AbortController();
  context
    .switchToHttp()
    .getResponse<Response>()
    .once('close', () => gone.abort());
  return gone.signal;
});
