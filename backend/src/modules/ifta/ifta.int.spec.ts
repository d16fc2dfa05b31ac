import { newClient } from '../../../test/support/people';
import { TestSystem } from '../../../test/support/system';

const FOUR_YEARS = 1_461;

describe('a filing that is removed', () => {
  let system: TestSystem;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    clientId = await newClient(system);
  });
  afterAll(() => system.stop());

  const inDays = (days: number): string =>
    new Date(system.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  /** Removes the filing of a quarter, and tells after how many days from then it is still listed among the removed. */
  const listedAfter = async (filing: object, days: readonly number[]): Promise<[days: number, listed: boolean][]> => {
    const staff = await system.as('employee');
    const { body } = await staff.post('/api/ifta-processes', { clientId, year: 2026, ...filing });
    const at = `/api/ifta-processes/${String(body['id'])}`;
    expect((await staff.delete(at)).status).toBe(204);
    const found: [number, boolean][] = [];
    for (const day of days)
      await system.clock.later({ days: day }, async () => {
        const visitor = await system.as('employee');
        const removed = await visitor.get<{ id: unknown }[]>('/api/ifta-processes?removed=true');
        found.push([day, removed.body.some(({ id }) => id === body['id'])]);
        if (day > 30) expect((await visitor.post(`${at}/restore`, {})).body['code']).toBe('RESTORE_TOO_LATE');
      });
    return found;
  };

  it.each<[string, (inDays: (days: number) => string) => object, number]>([
    ['filed after it was due', (day) => ({ quarter: 'Q1', dueDate: day(-100), submittedDate: day(-10) }), -10],
    ['filed before it was due', (day) => ({ quarter: 'Q2', dueDate: day(300), submittedDate: day(200) }), 300],
    ['never filed', (day) => ({ quarter: 'Q3', dueDate: day(40) }), 40],
  ])('%s stays readable for four years from the later day', async (_, filing, from) => {
    const until = FOUR_YEARS + from;
    expect(await listedAfter(filing(inDays), [1, 31, until - 2, until + 2])).toEqual([
      [1, true],
      [31, true],
      [until - 2, true],
      [until + 2, false],
    ]);
  });

  it('stays readable for thirty days when the law asks for no more', async () => {
    const long = -FOUR_YEARS - 100;
    expect(await listedAfter({ quarter: 'Q4', dueDate: inDays(long) }, [29, 31])).toEqual([
      [29, true],
      [31, false],
    ]);
  });
});
