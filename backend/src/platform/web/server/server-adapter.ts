import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express, type Response } from 'express';
import http from 'node:http';
import type { Socket } from 'node:net';
import { withAnswerHeaders } from '../routes/answer';
import { Capacity } from './capacity';
import { answerUnreadable } from './unreadable-requests';

const LONGEST_BACKLOG = 4_096;
/**
 * An open connection is kept for longer than any proxy in front keeps it (Caddy two minutes, load balancers one): else
 * a request meets, now and then, a connection that the server closes at that moment, and what is not safe to send again
 * fails with 502.
 */
const KEPT_OPEN_MS = 130_000;
const LET_GO_EVERY_MS = 20;
/** Browsers open connections before they need them. */
const UNUSED_MS = 500;

/** A class whose instances Express takes as they are: its own prototype is what Express would give them. */
const bornAs = (message: { readonly prototype: object }, prototype: object, app: Express): object => {
  Object.setPrototypeOf(message.prototype, prototype);
  return Object.assign(message.prototype, { app });
};

/** Express parses the query of a request whenever it is looked at. */
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
 * Express over Node's HTTP server, without `Object.setPrototypeOf` for every request and answer: on Node 20 that makes
 * the garbage collector keep most of a request until a full collection (measured: 16 % of a busy server's time went
 * there). See docs/adr/0011-request-path.md.
 */
export class ServerAdapter extends ExpressAdapter {
  private readonly connections = new Set<Socket>();

  constructor(private readonly capacity = new Capacity()) {
    super();
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return super.reply(response, withAnswerHeaders(body, response), statusCode) as unknown;
  }

  /**
   * A crowd waits at the door for its refusal: a connection that the system drops instead tries again after seconds.
   */
  override listen(port: number | string, ...rest: unknown[]): http.Server {
    const [host] = rest.filter((each) => typeof each === 'string');
    const told = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
    return this.httpServer.listen({ port: Number(port), host, backlog: LONGEST_BACKLOG }, told);
  }

  /**
   * A connection that a browser or proxy keeps open is let go as soon as its request is answered; one opened ahead,
   * when no request came in time.
   */
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
