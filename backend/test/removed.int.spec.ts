import { newClient } from './support/world/people';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

type Body = Record<string, unknown>;

describe('a removed record', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  let nr = 0;
  const addBroker = async (): Promise<Body> =>
    (await admin.post('/api/brokers', { name: `Broker ${(nr += 1)}`, contactEmail: `b${nr}@x.test` })).body;
  const addLoad = async (over: Body): Promise<Body> =>
    (
      await admin.post('/api/loads', {
        loadNumber: `R-${(nr += 1)}`,
        pickupLocation: 'Omaha, NE',
        dropoffLocation: 'Reno, NV',
        ...over,
      })
    ).body;
  const settled = async (over: Body): Promise<Body> => {
    const load = await addLoad(over);
    return (await admin.patch(`/api/loads/${String(load['id'])}`, { status: 'cancelled' })).body;
  };

  it('leaves the lists, is found among the removed, and comes back whole', async () => {
    const broker = await addBroker();
    const at = `/api/brokers/${String(broker['id'])}`;
    expect((await admin.delete(at)).status).toBe(204);
    expect([(await admin.get(at)).status, (await admin.patch(at, { name: 'x' })).status]).toEqual([404, 404]);
    const names = async (query: string): Promise<unknown[]> =>
      ((await admin.get<Body[]>(`/api/brokers?${query}&q=${String(broker['contactEmail'])}`)).body ?? []).map(
        ({ name }) => name,
      );
    expect([await names('limit=5'), await names('removed=true')]).toEqual([[], [broker['name']]]);
    const back = await admin.post(`${at}/restore`, {});
    expect([back.status, back.body]).toEqual([200, { ...broker, version: 3, updatedAt: expect.any(String) as string }]);
    expect([await names('limit=5'), await names('removed=true')]).toEqual([[broker['name']], []]);
  });

  it('that never was is not found, also where its change follows from what it was', async () => {
    const at = '/api/client-registrations/01990000-0000-7000-8000-00000000ffff/status';
    expect((await admin.patch(at, { status: 'contacted' })).status).toBe(404);
  });

  it('keeps its name where others point to it, and what points to it can be edited', async () => {
    const broker = await addBroker();
    const load = await settled({ brokerId: broker['id'] });
    expect((await admin.delete(`/api/brokers/${String(broker['id'])}`)).status).toBe(204);
    const at = `/api/loads/${String(load['id'])}`;
    const changed = await admin.patch<Body>(at, { brokerId: broker['id'], dropoffLocation: 'Elko, NV' });
    expect([changed.status, changed.body['brokerName'], changed.body['dropoffLocation']]).toEqual([
      200,
      broker['name'],
      'Elko, NV',
    ]);
    const history = await admin.get<{ changes: { field: string; after: { text: string } | null }[] }[]>(
      `/api/audit/records/load/${String(load['id'])}`,
    );
    expect(history.body.at(-1)?.changes.find(({ field }) => field === 'brokerId')?.after?.text).toBe(broker['name']);
    const another = await addLoad({ brokerId: broker['id'] });
    expect(another['message']).toBe('This broker does not exist');
  });

  it('cannot be removed while open work names it: told with the first ten and how many there are', async () => {
    const broker = await addBroker();
    const loads = [];
    for (let each = 0; each < 12; each += 1) loads.push(await addLoad({ brokerId: broker['id'] }));
    const refused = await admin.delete<Body>(`/api/brokers/${String(broker['id'])}`);
    const first = loads
      .map(({ loadNumber }) => String(loadNumber))
      .sort()
      .slice(0, 10)
      .join(', ');
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      409,
      'IN_USE',
      `This broker is in use by 12 open loads: ${first} and 2 more`,
    ]);
  });

  it('is not held by work that was removed', async () => {
    const broker = await addBroker();
    const load = await addLoad({ brokerId: broker['id'] });
    const at = `/api/brokers/${String(broker['id'])}`;
    expect((await admin.delete(at)).status).toBe(409);
    expect((await admin.delete(`/api/loads/${String(load['id'])}`)).status).toBe(204);
    expect((await admin.delete(at)).status).toBe(204);
  });

  it('is held by an open invoice, and free when that is settled', async () => {
    const clientId = await newClient(system);
    const broker = await addBroker();
    const invoice = await admin.post<Body>('/api/invoices', { brokerId: broker['id'], clientId, amount: '500.00' });
    const remove = () => admin.delete<Body>(`/api/clients/${clientId}`);
    const refused = await remove();
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `This client is in use by 1 open invoice: ${String(invoice.body['invoiceNumber'])}`,
    ]);
    await admin.post(`/api/invoices/${String(invoice.body['id'])}/void`, { reason: 'Not hauled' });
    expect((await remove()).status).toBe(204);
  });

  it('says everything that holds it, kind by kind', async () => {
    const clientId = await newClient(system);
    const broker = await addBroker();
    const load = await addLoad({ brokerId: broker['id'], clientId });
    const invoice = await admin.post<Body>('/api/invoices', { brokerId: broker['id'], clientId, amount: '500.00' });
    const refused = await admin.delete<Body>(`/api/clients/${clientId}`);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `This client is in use by 1 open load: ${String(load['loadNumber'])}; 1 open invoice: ${String(invoice.body['invoiceNumber'])}`,
    ]);
  });

  it('gives its number to another, and then cannot come back', async () => {
    const broker = await addBroker();
    const load = await settled({ brokerId: broker['id'] });
    await admin.delete(`/api/loads/${String(load['id'])}`);
    const taken = await addLoad({ brokerId: broker['id'], loadNumber: load['loadNumber'] });
    expect(taken['loadNumber']).toBe(load['loadNumber']);
    const back = await admin.post<Body>(`/api/loads/${String(load['id'])}/restore`, {});
    expect([back.status, back.body['message']]).toEqual([
      409,
      `The load number ${String(load['loadNumber'])} is already in use`,
    ]);
  });

  it('can be restored for thirty days, and is then neither listed nor restored', async () => {
    const broker = await addBroker();
    const at = `/api/brokers/${String(broker['id'])}`;
    await admin.delete(at);
    await system.clock.later({ days: 31 }, async () => {
      const later = await system.as('admin');
      const refused = await later.post<Body>(`${at}/restore`, {});
      expect([refused.status, refused.body['code']]).toEqual([409, 'RESTORE_TOO_LATE']);
      const listed = await later.get<Body[]>(`/api/brokers?removed=true&q=${String(broker['contactEmail'])}`);
      expect(listed.body).toEqual([]);
    });
  });
});
