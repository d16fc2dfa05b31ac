import type { Response } from 'express';
import { Page } from './page';

/** A record as it stands after a write or in a read, with the version that `ETag` tells. */
export class Versioned<Body> {
  constructor(
    readonly version: number,
    readonly body: Body,
  ) {}
}

/** Pages become bare arrays with X-Total-Count and Link; versioned answers carry their ETag. */
export const dressed = (answer: unknown, response: Response): unknown => {
  if (answer instanceof Page) {
    response.setHeader('X-Total-Count', String(answer.total));
    if (answer.next) {
      const url = new URL(response.req.originalUrl, 'http://axlebook');
      url.searchParams.delete('page');
      url.searchParams.set('cursor', answer.next);
      response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
    }
    return answer.items;
  }
  if (answer instanceof Versioned) {
    response.setHeader('ETag', `"${answer.version}"`);
    return answer.body;
  }
  return answer;
};
