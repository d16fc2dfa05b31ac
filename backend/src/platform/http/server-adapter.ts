import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express, type Response } from 'express';
import http from 'node:http';
import { dressed } from './answer';
import { answerUnreadable } from './unreadable-requests';

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
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    return super.reply(response, dressed(body, response), statusCode) as unknown;
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
    this.httpServer = http.createServer({ IncomingMessage: Incoming, ServerResponse: Answer }, app);
    answerUnreadable(this.httpServer);
  }
}
