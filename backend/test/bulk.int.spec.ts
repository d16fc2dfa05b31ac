import { allKinds } from '../src/platform/records/kind/kind';
import { newAgent, newClient } from './support/world/people';
import { publishedApi } from '../../testing/published-api';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

describe('one wish about many records', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const broker = async (name: string): Promise<number> =>
    Number((await staff.post('/api/brokers', { name })).body['id']);
  const bulk = (path: string, body: object, visitor = staff): Promise<Answer> =>
    visitor.post(`/api/${path}/bulk`, body);
  const phones = async (ids: readonly number[]): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => (await staff.get(`/api/brokers/${id}`)).body['contactPhone']));

  it('changes each, and says of those that it could not change why', async () => {
    const [one, two, gone] = [await broker('Bulk 1'), await broker('Bulk 2'), await broker('Bulk 3')];
    await staff.delete(`/api/brokers/${gone}`);
    const command = { ids: [one, gone, two], action: 'change', values: { contactPhone: '555-0100' } };
    const { status, body } = await bulk('brokers', command);
    expect([status, body]).toEqual([
      200,
      { done: [one, two], refused: [{ id: gone, message: 'This broker does not exist' }] },
    ]);
    expect(await phones([one, two])).toEqual(['555-0100', '555-0100']);
  });

  it('removes and restores them, and what is done already is done', async () => {
    const ids = [await broker('Bulk 4'), await broker('Bulk 5')];
    const gone = async () => Promise.all(ids.map(async (id) => (await staff.get(`/api/brokers/${id}`)).status));
    for (const _ of [1, 2]) {
      expect((await bulk('brokers', { ids, action: 'remove' })).body).toEqual({ done: ids, refused: [] });
      expect(await gone()).toEqual([404, 404]);
    }
    expect((await bulk('brokers', { ids, action: 'restore' })).body).toEqual({ done: ids, refused: [] });
    expect(await gone()).toEqual([200, 200]);
  });

  it('that is sent again under its key is told the first answer, and does nothing', async () => {
    const ids = [await broker('Bulk 8'), 999_999];
    const key = { 'idempotency-key': 'bulk-again' };
    const command = { ids, action: 'remove' };
    const first = await staff.post('/api/brokers/bulk', command, key);
    expect(first.body).toEqual({ done: [ids[0]], refused: [{ id: 999_999, message: 'This broker does not exist' }] });
    expect((await staff.post(`/api/brokers/${ids[0]}/restore`)).status).toBe(200);
    expect((await staff.post('/api/brokers/bulk', command, key)).body).toEqual(first.body);
    expect((await staff.get(`/api/brokers/${ids[0]}`)).status).toBe(200);
    const elsewhere = [
      await staff.post('/api/brokers/bulk', { ...command, action: 'restore' }, key),
      await staff.post('/api/brokers', { name: 'Bulk 9' }, key),
      await staff.post('/api/vehicles/bulk', { ids: ['019a0000-0000-7000-8000-000000000001'], action: 'remove' }, key),
    ];
    expect(elsewhere.map(({ status, body }) => [status, body['code']])).toEqual(
      elsewhere.map(() => [409, 'IDEMPOTENCY_KEY_REUSED']),
    );
    const used = { 'idempotency-key': 'used-before' };
    expect((await staff.post('/api/brokers', { name: 'Bulk 10' }, used)).status).toBe(201);
    expect((await staff.post('/api/brokers/bulk', command, used)).status).toBe(409);
  });

  it('is told by one correlation, and each of its records by a fact of its own', async () => {
    const ids = [await broker('Bulk 6'), await broker('Bulk 7')];
    const key = { 'idempotency-key': 'bulk-once' };
    const command = { ids, action: 'change', values: { contactPhone: '555-0106' } };
    const both = [
      await staff.post('/api/brokers/bulk', command, key),
      await staff.post('/api/brokers/bulk', command, key),
    ];
    expect(both.map(({ body }) => body)).toEqual([
      { done: ids, refused: [] },
      { done: ids, refused: [] },
    ]);
    const { rows } = await system.sql<{ correlation: string }>(
      `SELECT metadata->>'correlationId' AS correlation FROM facts WHERE type = 'BrokerChanged'
        AND data->'changes'->>'contactPhone' = '555-0106'`,
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ correlation }) => correlation)).size).toBe(1);
  });

  it('reaches no record of a foreign client, and none that a flag does not open', async () => {
    const agent = await newAgent(system, { canManageClients: true, accessLevel: 'basic' });
    const truck = async (clientId: string): Promise<string> =>
      String(
        (
          await staff.post('/api/vehicles', {
            clientId,
            unitNumber: '1',
            vin: '1FUJGLDR9KL100000',
            licensePlate: 'P1',
          })
        ).body['id'],
      );
    const own = await truck(await newClient(system, { agentId: agent.agentId }));
    const foreign = await truck(await newClient(system));
    const ids = [own, foreign];
    expect((await bulk('vehicles', { ids, action: 'change', values: { make: 'Volvo' } }, agent.visitor)).body).toEqual({
      done: [own],
      refused: [{ id: foreign, message: 'This vehicle does not exist' }],
    });
    expect((await bulk('vehicles', { ids: [own], action: 'remove' }, agent.visitor)).body).toEqual({
      done: [],
      refused: [{ id: own, message: 'You do not have permission to do this' }],
    });
  });

  it.each<[string, object, string]>([
    ['no record', { ids: [], action: 'remove' }, 'Choose at least one'],
    [
      'too many',
      { ids: Array.from({ length: 201 }, (_, nr) => nr + 1), action: 'remove' },
      'Choose at most 200 at a time',
    ],
    ['no change', { ids: [1], action: 'change' }, 'Say what changes'],
    ['a wrong value', { ids: [1], action: 'change', values: { name: '' } }, 'Name is required'],
    [
      'values of a removal',
      { ids: [1], action: 'remove', values: { name: 'Acme' } },
      'Values are only for the action change',
    ],
    ['values of a restoral', { ids: [1], action: 'restore', values: {} }, 'Values are only for the action change'],
    ['an unknown field', { ids: [1], action: 'change', values: { nonsense: 1 } }, 'Unknown field: nonsense'],
  ])('is refused with %s', async (_, body, message) => {
    const answer = await bulk('brokers', body);
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
  });

  it('names the field of values that nothing would be done with', async () => {
    const { body } = await bulk('brokers', { ids: [1], action: 'remove', values: { name: 'Acme' } });
    expect(body['errors']).toEqual([{ field: 'values', message: 'Values are only for the action change' }]);
  });

  it('is there for every kind whose records are removed, and refuses what is not there', async () => {
    const { paths } = publishedApi().document;
    const kinds = allKinds().filter(
      ({ options, kind }) =>
        `/api/${options.plural}/bulk` in paths &&
        kind !== 'obligation' &&
        paths[`/api/${options.plural}/{id}`]?.['delete'] !== undefined,
    );
    expect(kinds.length).toBeGreaterThan(6);
    const admin = await system.as('admin');
    for (const { options } of kinds) {
      const path = `/api/${options.plural}/bulk`;
      const nobody = options.numbers ? 987_654_321 : '01990000-0000-7000-8000-00000000ffff';
      const { status, body } = await admin.post<{ refused?: { id: unknown }[] }>(path, {
        ids: [nobody],
        action: 'remove',
      });
      expect([path, status, body.refused?.map(({ id }) => id)]).toEqual([path, 200, [nobody]]);
    }
  });
});
