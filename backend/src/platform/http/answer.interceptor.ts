import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page';

/** A record as it stands after a write or in a read, with the version that `ETag` tells. */
export class Versioned<Body> {
  constructor(
    readonly version: number,
    readonly body: Body,
  ) {}
}

/** Pages become bare arrays with X-Total-Count and Link; versioned answers carry their ETag. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown): unknown => {
        if (answer instanceof Page) {
          response.setHeader('X-Total-Count', String(answer.total));
          if (answer.next) {
            const url = new URL(request.originalUrl, 'http://axlebook');
            url.searchParams.delete('page');
            url.searchParams.set('cursor', answer.next);
            response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
          }
          return answer.items as unknown;
        }
        if (answer instanceof Versioned) {
          response.setHeader('ETag', `"${answer.version}"`);
          return answer.body as unknown;
        }
        return answer;
      }),
    );
  }
}
