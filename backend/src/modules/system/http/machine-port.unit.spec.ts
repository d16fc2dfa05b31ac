import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '../../../platform/http/problem.filter';
import { listenForMachine } from './machine-port';

describe('the port of the machine', () => {
  let server: Server;
  const readiness: { problem: Problem | undefined } = { problem: undefined };
  beforeAll(async () => {
    server = await listenForMachine(0, 'a-token', readiness);
  });
  afterAll(() => server.close());
  const ask = async (path: string, init: RequestInit = {}): Promise<[number, string]> => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return [response.status, await response.text()];
  };

  it('tells whether the process can serve, and why not, to who knows no token', async () => {
    readiness.problem = undefined;
    expect(await ask('/ready')).toEqual([200, 'ok']);
    readiness.problem = { statusCode: 503, message: 'The database does not answer' };
    expect(await ask('/ready')).toEqual([503, 'The database does not answer']);
  });

  it('tells the metrics to who knows the token, and nothing else to anybody', async () => {
    expect(await ask('/metrics')).toEqual([403, '']);
    const [status, text] = await ask('/metrics', { headers: { authorization: 'Bearer a-token' } });
    expect([status, text.includes('# TYPE')]).toEqual([200, true]);
    expect(await ask('/')).toEqual([404, '']);
    expect(await ask('/api/clients')).toEqual([404, '']);
    expect(await ask('/ready', { method: 'POST' })).toEqual([404, '']);
    expect(await ask('/metrics', { method: 'POST', headers: { authorization: 'Bearer a-token' } })).toEqual([404, '']);
  });

  it('is reached from this machine alone', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
});
