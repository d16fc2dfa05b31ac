import { eventually, TestSystem } from '../../../../../test/support/system';
import { newAccount, signIn } from '../../../../../test/support/world/people';
import { made, PayWorld, type ShownSettlement } from '../../../../../test/support/world/pay-world';
import type { Visitor } from '../../../../../test/support/world/visitor';

/** What a driver is shown of settlements, on every way to them. */
describe('a settlement', () => {
  let system: TestSystem;
  let world: PayWorld;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
  });
  afterAll(() => system.stop());

  const account = async (driverId: number): Promise<Visitor> => {
    const hired = await newAccount(system, 'driver');
    await made(world.admin.patch(`/api/users/${hired.userId}`, { driverId }));
    return signIn(hired);
  };
  const drafted = async (): Promise<{ driverId: number; draft: ShownSettlement; own: Visitor }> => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'flat', '300');
    await world.delivered(driverId);
    const today = await world.today();
    return { driverId, draft: await world.prepare(driverId, today, today), own: await account(driverId) };
  };
  /** What each way answers. */
  const ways = async (visitor: Visitor, { id }: ShownSettlement) => {
    const all = await visitor.get<{ id: number }[]>('/api/settlements');
    const asked = [`/api/settlements/${id}`, `/api/settlements/${id}/pdf`, `/api/audit/records/settlement/${id}`];
    const said = await visitor.post(`/api/settlements/${id}/disputes`, { lineId: 1, message: 'It was more' });
    const answers = await Promise.all(asked.map((path) => visitor.get(path)));
    return { listed: all.body.map((row) => row.id), open: [...answers, said].map(({ status }) => status) };
  };
  /** The settlements that a visitor hears of while something is done, and at the end of it. */
  const heardBy = async (visitor: Visitor, work: () => Promise<unknown>): Promise<string> => {
    const stop = new AbortController();
    const response = await fetch(`${visitor.address}/api/stream`, {
      headers: { Cookie: visitor.cookie },
      signal: stop.signal,
    });
    let heard = '';
    const listening = (async () => {
      for await (const piece of response.body!) heard += Buffer.from(piece).toString();
    })().catch(() => undefined);
    await eventually(
      () => Promise.resolve(heard),
      (text) => text.includes('retry'),
    );
    await work();
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop.abort();
    await listening;
    return heard;
  };

  const NOTHING = { listed: [], open: [404, 404, 403, 404] };

  it('is nothing to its driver until it is approved, nor when it is reopened', async () => {
    const { draft, own } = await drafted();
    expect(await ways(own, draft)).toEqual(NOTHING);
    await world.step(draft.id, 'approve');
    expect(await ways(own, draft)).toEqual({ listed: [draft.id], open: [200, 200, 403, 200] });
    await world.step(draft.id, 'reopen', { reason: 'A load is missing' });
    expect(await ways(own, draft)).toEqual(NOTHING);
    await world.step(draft.id, 'discard', { reason: 'A load is missing' });
    expect(await ways(own, draft)).toEqual(NOTHING);
  });

  it("is never another driver's, also when it is paid", async () => {
    const { draft } = await drafted();
    const { own: other } = await drafted();
    await world.step(draft.id, 'approve');
    expect(await ways(other, draft)).toEqual(NOTHING);
    await world.step(draft.id, 'pay');
    expect(await ways(other, draft)).toEqual(NOTHING);
  });

  it('is told to its driver from its approval on, and to no other', async () => {
    const { driverId, own } = await drafted();
    const { own: other } = await drafted();
    await world.delivered(driverId);
    const today = await world.today();
    let id = 0;
    const told = () => `"entity":"settlement","id":"${id}"`;
    const drafting = await heardBy(own, async () => {
      id = (await world.prepare(driverId, today, today)).id;
    });
    expect(drafting).not.toContain(told());
    const strangers = heardBy(other, () => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await heardBy(own, () => world.step(id, 'approve'))).toContain(told());
    expect(await strangers).not.toContain(told());
  });
});
