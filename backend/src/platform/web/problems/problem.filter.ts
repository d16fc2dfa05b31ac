import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import {
  RecordBusy,
  ReleaseBehind,
  RuleViolation,
  StoreUnavailable,
  UniqueConflict,
  VersionConflict,
} from '../../core/errors';
import { FilesUnavailable } from '../../infrastructure/files/files';
import { QueueUnavailable } from '../../infrastructure/jobs/queue-unavailable';
import { uniqueSentence } from './unique-sentences';

/**
 * The body of an error response.
 * @example { statusCode: 400, message: 'Due date must be a date', code: 'INVALID', errors: [{ field: 'dueDate',
 *   message: … }] }
 */
export interface Problem {
  readonly statusCode: number;
  readonly message: string;
  /** The title of the problem; the name of the HTTP status when absent. */
  readonly error?: string;
  readonly code?: string;
  readonly errors?: readonly { field: string; message: string }[];
  readonly retryAfter?: number;
}

/** A refusal by the HTTP layer itself, with its message for the user. */
export class HttpProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const STATUS = { conflict: 409, 'not-found': 404, invalid: 400, forbidden: 403 } as const;
const BODY_PROBLEMS: Readonly<Record<string, [number, string]>> = {
  'entity.too.large': [413, 'This request is too large'],
  'entity.parse.failed': [400, 'The body is not valid JSON'],
  'encoding.unsupported': [415, 'This content encoding is not supported'],
  'charset.unsupported': [415, 'This character set is not supported'],
  'request.aborted': [400, 'The request was cut off'],
  'entity.verify.failed': [400, 'The body could not be read: it must be UTF-8'],
};

export const BUSY: Problem = {
  statusCode: 503,
  message: 'The system is busy for a moment. Please try again.',
  code: 'UNAVAILABLE',
  retryAfter: 1,
};
const UPDATING: Problem = {
  statusCode: 503,
  message: 'Axlebook is being updated to a newer release. Please try again in a minute.',
  code: 'RELEASE_BEHIND',
  retryAfter: 10,
};
const FILES_AWAY: Problem = {
  statusCode: 503,
  message: 'The store of files does not answer at the moment. Please try again in a minute.',
  code: 'FILES_AWAY',
  retryAfter: 60,
};
const QUEUE_AWAY: Problem = {
  statusCode: 503,
  message: 'The queue of background jobs does not answer at the moment. Please try again in a minute.',
  code: 'QUEUE_AWAY',
  retryAfter: 60,
};
/**
 * Error codes of a database that is down, restarting, out of connections, or too slow for a timeout: the request may be
 * repeated.
 */
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|57014|08\w{3}|53\w{3}|25006|55P03|40P01|40001)$/;
const GONE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error))/;
const databaseGone = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (typeof code === 'string' && GONE.test(code)) || (typeof message === 'string' && GONE_WORDS.test(message));
};

export const problemOf = (error: unknown): Problem => {
  if (error instanceof HttpProblem) return error.problem;
  if (error instanceof RuleViolation) {
    return {
      statusCode: STATUS[error.kind],
      message: error.message,
      code: error.code,
      ...(error.fields.length ? { errors: error.fields } : {}),
    };
  }
  if (error instanceof RecordBusy)
    return {
      statusCode: 409,
      message: 'Others are changing this record at this moment. Please try again.',
      code: 'RECORD_BUSY',
    };
  if (error instanceof VersionConflict)
    return {
      statusCode: 412,
      message: 'Somebody else changed this record meanwhile. Reload it and try again.',
      code: 'VERSION_CONFLICT',
    };
  if (error instanceof UniqueConflict) return { statusCode: 409, code: 'ALREADY_TAKEN', ...uniqueSentence(error) };
  if (error instanceof ReleaseBehind) return UPDATING;
  if (error instanceof FilesUnavailable) return FILES_AWAY;
  if (error instanceof QueueUnavailable) return QUEUE_AWAY;
  if (error instanceof StoreUnavailable) return BUSY;
  if (databaseGone(error)) return BUSY;
  const { type, cause } = (error ?? {}) as { type?: string; cause?: { type?: string } };
  const kind = type ?? cause?.type;
  const body = kind ? BODY_PROBLEMS[kind] : undefined;
  if (body) return { statusCode: body[0], message: body[1] };
  if (error instanceof HttpException) return ofNest(error);
  return { statusCode: 500, message: 'Something went wrong on our side. Please try again.' };
};

const ofNest = (error: HttpException): Problem => {
  const statusCode = error.getStatus();
  if (statusCode === 404) return { statusCode, message: 'There is nothing at this address', code: 'NOT_FOUND' };
  if (statusCode === 413) return { statusCode, message: 'This request is too large' };
  return {
    statusCode,
    message:
      statusCode < 500 ? 'The request could not be understood' : 'Something went wrong on our side. Please try again.',
  };
};

export const sendProblem = (response: Response, { retryAfter, ...problem }: Problem, requestId?: string): void => {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response
    .status(problem.statusCode)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        error: STATUS_CODES[problem.statusCode] ?? 'Error',
        ...problem,
        requestId: requestId ?? null,
      }),
    );
};

/**
 * Sends every error as problem+json with a sentence for the user, and logs server errors with the id of the request.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id?: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemOf(error);
    // the fence has already logged this
    const isKnown = problem.code === UPDATING.code;
    if (problem.statusCode >= 500 && !isKnown)
      this.logger.error({ err: error, requestId: request.id, msg: 'a request failed' });
    if (response.headersSent) response.destroy();
    else sendProblem(response, problem, request.id);
  }
}
