import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { equal } from '../../../platform/auth/equal';
import { metrics } from '../../../platform/metrics/registry';

const LOOPBACK = '127.0.0.1';

/** Whether a request may see the metrics: with a token set, only who tells it. */
export const toldToken = (token: string, authorization: string | undefined): boolean =>
  equal(`Bearer ${token}`, authorization ?? '');

/** The metrics at a port of their own, which only this machine reaches: no proxy stands before it. */
export const listenForMetrics = async (port: number, token: string | undefined): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    if (token !== undefined && !toldToken(token, request.headers.authorization))
      return void response.writeHead(403).end();
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
};
