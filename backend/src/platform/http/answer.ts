import type { Response } from 'express';
import { Page } from './page';

/** A record as it stands after a write or in a read, with the version that `ETag` tells. */
export class Versioned<Body> {
  constructor(
    readonly version: number,
    readonly body: Body,
  ) {}
}

const TURNS = ['next', 'prev', 'last'] as const;

/** Pages become bare arrays with X-Total-Count and Link; versioned answers carry their ETag. */
export const dressed = (answer: unknown, response: Response): unknown => {
  if (answer instanceof Page) {
    response.setHeader('X-Total-Count', String(answer.total));
    const links = TURNS.flatMap((turn) => {
      const cursor = answer[turn];
      if (cursor === null) return [];
      const url = new URL(response.req.originalUrl, 'http://axlebook');
      url.searchParams.delete('page');
      url.searchParams.set('cursor', cursor);
      return [`<${url.pathname}${url.search}>; rel="${turn}"`];
    });
    if (links.length > 0) response.setHeader('Link', links.join(', '));
    return answer.items;
  }
  if (answer instanceof Versioned) {
    response.setHeader('ETag', `"${answer.version}"`);
    return answer.body;
  }
  return answer;
};
