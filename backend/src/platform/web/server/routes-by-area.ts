import express, { type RequestHandler, type Router } from 'express';

/** The first two parts of an address, when both are said: `/api/invoices/:id/lines` → `/api/invoices`. */
const AREA = /^\/[a-z0-9-]+\/[a-z0-9-]+(?=\/|$)/iu;

const areaOf = (address: string): string | undefined => AREA.exec(address)?.[0].toLowerCase();

/**
 * Routes kept by the first two parts of their address. Express tries one route after the other; with some five
 * hundred of them, finding the last took longer than reading its rows' names. Within an area the order of
 * declaration holds, and an address can match routes of one area only.
 */
export class RoutesByArea {
  private readonly areas = new Map<string, Router>();

  /** Every area's router. */
  get routers(): readonly Router[] {
    return [...this.areas.values()];
  }

  /** The router that a route belongs to: undefined when its address begins with a parameter or has one part only. */
  routerOf(address: unknown): Router | undefined {
    const area = typeof address === 'string' ? areaOf(address) : undefined;
    if (area === undefined) return undefined;
    const router = this.areas.get(area) ?? express.Router();
    this.areas.set(area, router);
    return router;
  }

  /** Hands a request to the routes of its area, and on when none of them answers it. */
  readonly handle: RequestHandler = (request, response, next) => {
    const router = this.areas.get(areaOf(request.path) ?? '');
    if (router) router(request, response, next);
    else next();
  };
}
