import express from 'express';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Capacity } from './capacity';

describe('a process that works at as many requests as it can', () => {
  let server: http.Server;
  let address: string;
  let waiting: express.Response[];
  let came: (() => void)[];

  beforeEach(async () => {
    const capacity = new Capacity(2);
    const app = express();
    [waiting, came] = [[], []];
    app.use(express.json(), capacity.counting);
    app.get('/api/stream', (_request, response) => response.writeHead(200).write('begun'));
    app.get('/api/health/ready', (_request, response) => void response.send('ready'));
    app.use((_request, response) => {
      waiting.push(response);
      came.shift()?.();
    });
    server = http.createServer((request, response) =>
      capacity.admit(request, response, () => void app(request, response)),
    );
    server.on('connection', capacity.came);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (path = '/api/brokers', init: RequestInit = {}): Promise<Response> => fetch(address + path, init);
  /** One that is being worked at. */
  const inside = async (): Promise<Promise<Response>[]> => {
    const arrived = new Promise<void>((resolve) => came.push(resolve));
    const asked = ask();
    await arrived;
    return [asked];
  };

  it('tells the next to come back, with a sentence, before it does anything for it; and still says that it is ready', async () => {
    const working = [...(await inside()), ...(await inside())];
    const refused = await ask('/api/brokers', { method: 'POST', body: '{ not even JSON' });
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
      503,
      '1',
      'application/problem+json; charset=utf-8',
    ]);
    expect(await refused.json()).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'The system is busy for a moment. Please try again.',
      code: 'UNAVAILABLE',
      requestId: null,
    });
    expect(waiting).toHaveLength(2);
    expect((await ask('/api/health/ready')).status).toBe(200);
    waiting.forEach((response) => response.send('done'));
    expect((await Promise.all(working)).map(({ status }) => status)).toEqual([200, 200]);
    const [next] = await inside();
    waiting.at(-1)?.send('done');
    expect((await next)?.status).toBe(200);
  });

  it('does not count streams that have begun, bodies that are still on their way, and who went away', async () => {
    await Promise.all([ask('/api/stream'), ask('/api/stream'), ask('/api/stream')]);
    const slow = http.request(`${address}/api/brokers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '10' },
    });
    slow.on('error', () => undefined).write('{');
    const leaving = new AbortController();
    const arrived = new Promise<void>((resolve) => came.push(resolve));
    const gone = ask('/api/brokers', { signal: leaving.signal }).catch(() => undefined);
    await arrived;
    const left = new Promise((resolve) => waiting[0]?.once('close', resolve));
    leaving.abort();
    await Promise.all([gone, left]);
    const working = [...(await inside()), ...(await inside())];
    expect((await ask()).status).toBe(503);
    waiting.forEach((response) => response.end());
    await Promise.all(working);
    slow.destroy();
  });
});
