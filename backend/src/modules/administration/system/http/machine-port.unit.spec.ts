import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '../../../../platform/web/problems/problem.filter';
import { listenForMachine, toldToken } from './machine-port';

describe('the port of the machine', () => {
  const readiness: { problem: Problem | undefined } = { problem: undefined };
  type Ask = (path: string, init?: RequestInit) => Promise<Response>;
  const withPort = async (token: string | undefined, work: (ask: Ask) => Promise<void>): Promise<void> => {
    const machine = await listenForMachine(0, token, readiness);
    const { port, address } = machine.address;
    expect(address).toBe('127.0.0.1');
    try {
      await work((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
    } finally {
      await machine.close();
    }
  };

  it('tells whether the process can serve, and why not, to who knows no token', async () => {
    readiness.problem = undefined;
    await withPort('secret', async (ask) => {
      const told = async () => {
        const response = await ask('/ready');
        return [response.status, await response.text()];
      };
      expect(await told()).toEqual([200, 'ok']);
      readiness.problem = { statusCode: 503, message: 'The database does not answer' };
      const until = performance.now() + 5_000;
      while ((await told())[0] === 200 && performance.now() < until) await sleep(20);
      expect(await told()).toEqual([503, 'The database does not answer']);
    });
  });

  it('answers who reads the metrics with what this process measures, and nothing else', () =>
    withPort(undefined, async (ask) => {
      const result = await ask('/metrics');
      expect([result.status, result.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      expect(await result.text()).toContain('process_cpu_seconds_total');
      const others = [
        ask('/'),
        ask('/api/clients'),
        ask('/metrics/more'),
        ask('/metrics', { method: 'POST' }),
        ask('/ready', { method: 'POST' }),
      ];
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }));

  it('asks for the token of the metrics where there is one', () =>
    withPort('secret', async (ask) => {
      const statusOf = async (authorization?: string) =>
        (await ask('/metrics', authorization === undefined ? {} : { headers: { authorization } })).status;
      expect([await statusOf(), await statusOf('secret'), await statusOf('Bearer secre')]).toEqual([403, 403, 403]);
      expect(await statusOf('Bearer secret')).toBe(200);
    }));

  it('that is taken is said to be so', () =>
    withPort(undefined, async () => {
      const first = await listenForMachine(0, undefined, readiness);
      await expect(listenForMachine(first.address.port, undefined, readiness)).rejects.toThrow('EADDRINUSE');
      await first.close();
    }));

  it('is told a token by the very word', () => {
    const given = ['Bearer secret', 'bearer secret', 'Bearer secrets', 'Bearer ', '', undefined];
    const right = given.filter((authorization) => toldToken('secret', authorization));
    expect(right).toEqual(['Bearer secret']);
  });
});
