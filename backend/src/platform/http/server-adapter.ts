import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express, type Response } from 'express';
import http from 'node:http';
import { dressed } from './answer';
import { Capacity } from './capacity';
import { answerUnreadable } from './unreadable-requests';

const LONGEST_BACKLOG = 4_096;

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
 * Express over Node's HTTP server, without `Object.setPrototypeOf` for every request and answer: on Node 20 that makes the garbage collector keep
 * most of a request until a full collection (measured: 16 % of a busy server's time went there). See docs/adr/0011-request-path.md.
 */
export class ServerAdapter extends ExpressAdapter {
  constructor(private readonly capacity = new Capacity()) {
    super();
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return super.reply(response, dressed(body, response), statusCode) as unknown;
  }

  /** A crowd waits at the door for its refusal: a connection that the system drops instead tries again after seconds. */
  override listen(port: number | string, ...rest: unknown[]): http.Server {
    const [host] = rest.filter((each) => typeof each === 'string');
    const told = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
    return this.httpServer.listen({ port: Number(port), host, backlog: LONGEST_BACKLOG }, told);
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
    this.httpServer = http.createServer({ IncomingMessage: Incoming, ServerResponse: Answer }, (request, response) =>
      capacity.admit(request, response, () => void app(request, response)),
    );
    this.httpServer.on('connection', capacity.came);
    answerUnreadable(this.httpServer);
  }
}
