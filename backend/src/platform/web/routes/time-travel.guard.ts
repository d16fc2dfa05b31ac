import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, RequestHandler, Response } from 'express';
import { mayReadPast } from '../../access/narrow';
import type { Viewer } from '../../access/viewer';
import { RuleViolation } from '../../core/errors';
import { checked } from '../../fields/check';
import { endOfDay, isDate, type IsoDate } from '../../money/dates';
import { requestInPast, mayLook } from '../../event-log/projections/past';
import { TimeTravel } from '../../event-log/replay/time-travel';
import { PastQuery } from '../../lists/past-query';
import { ROUTE, type DeclaredRoute } from './route';

/** The calendar of the firm: its time zone and its current day. */
export abstract class Calendar {
  abstract timeZone(): Promise<string>;
  /**
   * The day of the firm at the instant `at`, '2026-11-26': by default the current day; in a request that reads the
   * past, the day at that time.
   */
  abstract today(at?: Date): Promise<IsoDate>;
}

/** Middleware that lets GET requests with `asOf` or `position` read the past until their response is sent. */
export const readPast: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' || !request.url.includes('?')) return next();
  const { asOf, position } = request.query;
  if (asOf === undefined && position === undefined) return next();
  mayLook((ended) => {
    response.once('close', ended);
    next();
  });
};

/**
 * Resolves the position that a request asks for, and reports it in the response headers. Runs as the last guard, after
 * permissions and parameters were checked.
 */
@Injectable()
export class TimeTravelGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly travel: TimeTravel,
    private readonly calendar: Calendar,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = this.reflector.get<DeclaredRoute>(ROUTE, context.getHandler());
    if (!spec.past) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Viewer }>();
    const { asOf, position } = pastAskedIn(request);
    if (asOf === undefined && position === undefined) return true;
    const looking = requestInPast();
    if (!looking || !request.user)
      throw new Error('A read of the past needs a signed-in user and the context of its request');
    mayReadPast(request.user);
    const moment = await this.travel.momentOf(await this.asked(asOf, position));
    context
      .switchToHttp()
      .getResponse<Response>()
      .setHeader('X-As-Of-Position', String(moment.position))
      .setHeader('X-As-Of', moment.instant.toISOString());
    looking.during = (tables, work) =>
      this.travel.at(moment, tables, async (past) => {
        looking.past = past;
        try {
          return await work();
        } finally {
          delete looking.past;
        }
      });
    return true;
  }

  private async asked(
    asOf: string | undefined,
    position: number | undefined,
  ): Promise<'now' | { instant: Date } | { position: number }> {
    if (asOf !== undefined && position !== undefined) {
      const message = 'Give either asOf or position, not both';
      throw new RuleViolation('INVALID', message, 'invalid', [{ field: 'position', message }]);
    }
    if (asOf === undefined) return { position: position ?? 0 };
    // today is not over yet, so it means now
    if (asOf === (await this.calendar.today())) return 'now';
    return { instant: isDate(asOf) ? endOfDay(await this.calendar.timeZone(), asOf) : new Date(asOf) };
  }
}

/** Removes `asOf` and `position` from the query, so that only the handler's own parameters remain. */
const pastAskedIn = (request: Request): PastQuery => {
  const { asOf, position, ...own } = request.query;
  if (asOf === undefined && position === undefined) return {};
  Object.defineProperty(request, 'query', { value: own, configurable: true, enumerable: true, writable: true });
  return checked(PastQuery, {
    ...(asOf === undefined ? {} : { asOf }),
    ...(position === undefined ? {} : { position }),
  });
};
