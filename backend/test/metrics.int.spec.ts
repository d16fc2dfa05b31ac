import { createHash } from 'node:crypto';
import { ProductProcess } from './support/processes';
import { freePort } from './support/ports';
import { TestSystem } from './support/system';

const TOKEN = 'a-token-for-prometheus';

describe('the metrics', () => {
  const statuses = async (system: TestSystem): Promise<number[]> => {
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await system.visitor().get('/api/metrics', headers)).status;
    return [
      await ask({}),
      await ask({ 'x-forwarded-for': '203.0.113.9' }),
      await ask({ authorization: 'Bearer wrong' }),
      await ask({ authorization: `Bearer ${TOKEN}x` }),
      await ask({ authorization: TOKEN }),
      await ask({ authorization: `Bearer ${TOKEN}` }),
    ];
  };

  it.each([0, 1])(
    'are shown to nobody without a token, from this machine neither, behind %p proxies',
    async (trustProxy) => {
      const system = await TestSystem.start({ people: false, over: { trustProxy } });
      expect(await statuses(system)).toEqual([404, 404, 404, 404, 404, 404]);
      await system.stop();
    },
  );

  it('are shown to who tells the token, and to nobody else', async () => {
    const system = await TestSystem.start({ people: false, over: { trustProxy: 1, metricsToken: TOKEN } });
    expect(await statuses(system)).toEqual([403, 403, 403, 403, 403, 200]);
    await system.stop();
  });

  it.each([
    ['without a token', {}, [200, 200]],
    ['with one', { METRICS_TOKEN: TOKEN }, [403, 200]],
  ])(
    'have a port of their own on this machine, %s',
    async (_, env, expected) => {
      const system = await TestSystem.start();
      const port = await freePort();
      const api = await ProductProcess.start('api', system.settings.databaseUrl, {
        METRICS_PORT: String(port),
        HOST: '0.0.0.0',
        ...env,
      });
      try {
        const ask = (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
        const result = await ask({ authorization: `Bearer ${TOKEN}` });
        expect([(await ask()).status, result.status]).toEqual(expected);
        expect(await result.text()).toContain('axlebook_http_request_seconds');
        expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
      } finally {
        await api.end('SIGTERM');
        await system.stop();
      }
    },
    60_000,
  );
});

describe('what is kept of a repeatable request', () => {
  it('does not tell its body to who can only try all bodies, and still knows it again', async () => {
    const system = await TestSystem.start();
    const admin = await system.as('admin');
    const body = { companyName: 'Sealed Freight', taxId: '12-3456789' };
    const send = (sent: object) => admin.post<{ id: string }>('/api/clients', sent, { 'idempotency-key': 'sealed-1' });
    const first = await send(body);
    expect(first.status).toBe(201);
    const kept = async () =>
      (await system.sql<{ hash: string }>("SELECT body_hash AS hash FROM idempotent_answers WHERE key = 'sealed-1'"))
        .rows[0]?.hash ?? '';
    const digests = (['base64url', 'hex', 'base64'] as const).map((encoding) =>
      createHash('sha256').update(JSON.stringify(body)).digest(encoding),
    );
    for (const digest of digests) expect(await kept()).not.toContain(digest);
    expect((await send(body)).body.id).toBe(first.body.id);
    expect((await send({ ...body, taxId: '12-3456780' })).status).toBe(409);
    // kept by the release before, for a day at most
    await system.sql("UPDATE idempotent_answers SET body_hash = $1 WHERE key = 'sealed-1'", [digests[0]]);
    expect((await send(body)).body.id).toBe(first.body.id);
    expect((await send({ ...body, taxId: '12-3456780' })).status).toBe(409);
    await system.stop();
  });
});
