import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express, type RequestHandler, type Response } from 'express';
import http from 'node:http';
import type { Socket } from 'node:net';
import { withAnswerHeaders } from '../routes/answer';
import { Capacity } from './capacity';
import { RoutesByArea } from './routes-by-area';
import { answerUnreadable } from './unreadable-requests';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const LONGEST_BACKLOG = 4_096;
/**
 * How long an idle connection stays open: longer than any proxy in front keeps it (Caddy two minutes, load balancers
 * one). Otherwise the proxy may send a request on a connection that the server is just closing, and requests that are
 * not safe to repeat fail with 502.
 */
const KEPT_OPEN_MS = 130_000;
const LET_GO_EVERY_MS = 20;
/** How long shutdown leaves connections open that a browser has opened but not used yet. */
const UNUSED_MS = 500;

/**
 * Gives a class the prototype that Express expects, so that Express does not change the prototype of every instance.
 */
const bornAs = (message: { readonly prototype: object }, prototype: object, app: Express): object => {
  Object.setPrototypeOf(message.prototype, prototype);
  return Object.assign(message.prototype, { app });
};

/** Parses the query once per request; Express would parse it at every access. */
const parsesItsQueryOnce = (prototype: http.IncomingMessage): void => {
  Object.defineProperty(prototype, 'query', {
    get(this: http.IncomingMessage) {
      const value: unknown = Reflect.get(express.request, 'query', this);
      Object.defineProperty(this, 'query', { value, configurable: true, enumerable: true, writable: true });
      return value;
    },
  });
};

/**
 * Express on Node's HTTP server, without `Object.setPrototypeOf` for every request and response: on Node 20 that call
 * makes the garbage collector keep most of a request until a full collection (measured: 16 % of a busy server's time).
 * See docs/adr/0011-request-path.md.
 */
export class ServerAdapter extends ExpressAdapter {
  private readonly connections = new Set<Socket>();
  readonly areas = new RoutesByArea();

  constructor(private readonly capacity = new Capacity()) {
    super();
    this.routesByArea();
  }

  /** Declares routes in the router of their area; the areas are asked where the first of them was declared. */
  private routesByArea(): void {
    const app = this.getInstance<Express>();
    const { areas } = this;
    let asked = false;
    for (const verb of VERBS)
      this[verb] = (address: string | RequestHandler, ...handlers: RequestHandler[]): unknown => {
        const router = areas.routerOf(address);
        if (router && !asked) app.use(areas.handle);
        asked ||= router !== undefined;
        return (router ?? app)[verb](address as string, ...handlers);
      };
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return super.reply(response, withAnswerHeaders(body, response), statusCode) as unknown;
  }

  /**
   * Listens with a long backlog, so that a burst of connections gets a quick refusal; a connection that the operating
   * system drops is retried by the client only after seconds.
   */
  override listen(port: number | string, ...rest: unknown[]): http.Server {
    const [host] = rest.filter((each) => typeof each === 'string');
    const told = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
    return this.httpServer.listen({ port: Number(port), host, backlog: LONGEST_BACKLOG }, told);
  }

  /** Closes idle connections as soon as their request is answered, and unused ones when no request has come in time. */
  override async close(): Promise<void> {
    const since = performance.now();
    const letGo = setInterval(() => {
      this.httpServer.closeIdleConnections();
      if (performance.now() - since > UNUSED_MS)
        for (const connection of this.connections) if (connection.bytesRead === 0) connection.destroy();
    }, LET_GO_EVERY_MS);
    try {
      await super.close();
    } finally {
      clearInterval(letGo);
    }
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    class Incoming extends http.IncomingMessage {}
    parsesItsQueryOnce(Incoming.prototype);
    class Answer extends http.ServerResponse {}
    const app = this.getInstance<Express>();
    Object.assign(app, {
      request: bornAs(Incoming, express.request, app),
      response: bornAs(Answer, express.response, app),
    });
    const { capacity } = this;
    this.httpServer = http.createServer(
      { IncomingMessage: Incoming, ServerResponse: Answer, keepAliveTimeout: KEPT_OPEN_MS },
      (request, response) => capacity.admit(request, response, () => void app(request, response)),
    );
    this.httpServer.on('connection', (connection: Socket) => {
      capacity.came();
      this.connections.add(connection);
      connection.once('close', () => this.connections.delete(connection));
    });
    answerUnreadable(this.httpServer);
  }
}
