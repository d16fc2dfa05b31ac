import type { Response } from 'express';
import { Page } from '../../lists/page';
import { shownSums } from '../../lists/sums';

/** A response body with the version of its record, which is sent as `ETag`. */
export class Versioned<Body> {
  constructor(
    readonly version: number,
    readonly body: Body,
  ) {}
}

const TURNS = ['next', 'prev', 'last'] as const;

const linksOf = (page: Page<unknown>, asked: string): string[] => {
  const url = new URL(asked, 'http://axlebook');
  url.searchParams.delete('page');
  return TURNS.flatMap((turn) => {
    const cursor = page[turn];
    if (cursor === null) return [];
    url.searchParams.set('cursor', cursor);
    return [`<${url.pathname}${url.search}>; rel="${turn}"`];
  });
};

/**
 * Sends a page as a bare array with the headers X-Total-Count, X-Sums (JSON: `{"amount":{"in":"money","sum":"12.50"}}`)
 * and Link, and a versioned body with its ETag.
 */
export const withAnswerHeaders = (answer: unknown, response: Response): unknown => {
  if (answer instanceof Page) {
    response.setHeader('X-Total-Count', String(answer.total));
    const links = linksOf(answer, response.req.originalUrl);
    const sums = shownSums(answer.sums, answer.items);
    if (sums !== null) response.setHeader('X-Sums', JSON.stringify(sums));
    if (links.length > 0) response.setHeader('Link', links.join(', '));
    return answer.items;
  }
  if (answer instanceof Versioned) {
    response.setHeader('ETag', `"${answer.version}"`);
    return answer.body;
  }
  return answer;
};
