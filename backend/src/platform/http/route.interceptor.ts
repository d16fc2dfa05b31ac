import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { dressed } from './answer';
import { ROUTE, type RouteSpec } from './route';
import { cleanRequest } from './validate';

/** What a route declares, kept: clean values in, answers in their dress out. */
@Injectable()
export class RouteInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    cleanRequest(request, this.reflector.get<RouteSpec>(ROUTE, context.getHandler()));
    return next.handle().pipe(map((answer: unknown) => dressed(answer, request, response)));
  }
}
