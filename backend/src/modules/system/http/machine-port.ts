import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { equal } from '../../../platform/auth/equal';
import { metrics } from '../../../platform/metrics/registry';
import type { Readiness } from './readiness';

const LOOPBACK = '127.0.0.1';

/** Whether a request may see the metrics: with a token set, only who tells it. */
export const toldToken = (token: string, authorization: string | undefined): boolean =>
  equal(`Bearer ${token}`, authorization ?? '');

const answer = (response: ServerResponse, status: number, text = '', type = 'text/plain; charset=utf-8'): void =>
  void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);

/**
 * A port of its own, which only this machine reaches: no proxy stands before it, and no crowd. `/metrics` tells the metrics, `/ready` whether the
 * process can serve: at the public port a new connection stands in line behind all that arrive there at the same moment.
 */
export const listenForMachine = async (
  port: number,
  token: string | undefined,
  readiness: Pick<Readiness, 'problem'>,
): Promise<Server> => {
  const server = createServer(({ method, url, headers }, response) => {
    if (method === 'GET' && url === '/ready') {
      const { problem } = readiness;
      return answer(response, problem?.statusCode ?? 200, problem?.message ?? 'ok');
    }
    if (method !== 'GET' || url !== '/metrics') return answer(response, 404);
    if (token !== undefined && !toldToken(token, headers.authorization)) return answer(response, 403);
    metrics.metrics().then(
      (text) => answer(response, 200, text, metrics.contentType),
      () => answer(response, 500),
    );
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
};
