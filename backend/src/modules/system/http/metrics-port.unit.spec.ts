import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { listenForMetrics, toldToken } from './metrics-port';

describe('the port of the metrics', () => {
  type Ask = (path: string, init?: RequestInit) => Promise<Response>;
  const withPort = async (token: string | undefined, work: (ask: Ask) => Promise<void>): Promise<void> => {
    const server = await listenForMetrics(0, token);
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    try {
      await work((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
    } finally {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }
  };

  it('answers who reads the metrics with what this process measures, and nothing else', () =>
    withPort(undefined, async (ask) => {
      const told = await ask('/metrics');
      expect([told.status, told.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      expect(await told.text()).toContain('process_cpu_seconds_total');
      expect([
        (await ask('/')).status,
        (await ask('/metrics/more')).status,
        (await ask('/metrics', { method: 'POST' })).status,
      ]).toEqual([404, 404, 404]);
    }));

  it('asks for the token where there is one', () =>
    withPort('secret', async (ask) => {
      const statusOf = async (authorization?: string) =>
        (await ask('/metrics', authorization === undefined ? {} : { headers: { authorization } })).status;
      expect([await statusOf(), await statusOf('secret'), await statusOf('Bearer secre')]).toEqual([403, 403, 403]);
      expect(await statusOf('Bearer secret')).toBe(200);
    }));

  it('is told a token by the very word', () => {
    const given = ['Bearer secret', 'bearer secret', 'Bearer secrets', 'Bearer ', '', undefined];
    expect(given.map((authorization) => toldToken('secret', authorization))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
