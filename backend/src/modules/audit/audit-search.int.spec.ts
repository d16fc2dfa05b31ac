import { eventually, TestSystem } from '../../../test/support/system';
import type { Visitor } from '../../../test/support/visitor';

describe('a fact is found', () => {
  let system: TestSystem;
  let admin: Visitor;
  let clientId: string;
  let brokerId: number;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    const client = await admin.post('/api/clients', { companyName: 'Cedar Gap Lines', email: 'cy@cedargap.test' });
    clientId = String(client.body['id']);
    const broker = await admin.post('/api/brokers', { name: 'Summit Freight' });
    brokerId = Number(broker.body['id']);
    await admin.patch(`/api/brokers/${brokerId}`, { name: 'Summit Freight Brokers' });
  });
  afterAll(() => system.stop());

  const found = (q: string): Promise<string[]> =>
    admin
      .get<{ type: string; stream: string }[]>(`/api/audit/facts?${new URLSearchParams({ q }).toString()}`)
      .then(({ body }) => body.map(({ type, stream }) => `${type} ${stream}`));

  it.each([
    ['a word in it', () => 'gap lin', () => [`ClientAdded client-${clientId}`]],
    [
      'the name of its record',
      () => `broker-${brokerId}`,
      () => [`BrokerChanged broker-${brokerId}`, `BrokerAdded broker-${brokerId}`],
    ],
    ['what happened', () => 'Changed the broker', () => [`BrokerChanged broker-${brokerId}`]],
    ['an id that somebody pasted', () => clientId.toUpperCase(), () => [`ClientAdded client-${clientId}`]],
    ['such an id with its kind', () => `client-${clientId}`, () => [`ClientAdded client-${clientId}`]],
    ['nothing that is in it', () => 'zebra', () => []],
  ])('by %s', async (_, q, expected) => {
    await eventually(
      () => found(q()),
      (types) => types.length >= expected().length,
    );
    expect(await found(q())).toEqual(expected());
  });
});
