import { linksOf } from './support/requests/links';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}
type Turn = 'next' | 'prev' | 'last';

describe('pages that somebody turns while others work', () => {
  let system: TestSystem;
  let staff: Visitor;
  const ids = new Map<string, number>();
  const add = async (name: string): Promise<Row> => (await staff.post<Row>('/api/brokers', { name })).body;
  const read = (path: string): Promise<Answer<Row[]>> => staff.get<Row[]>(path);
  const turn = (answer: Answer<Row[]>, where: Turn): Promise<Answer<Row[]>> => {
    const path = linksOf(answer.headers)[where];
    if (path === undefined) throw new Error(`There is no ${where} page`);
    return read(path);
  };
  const told = (answer: Answer<Row[]>, field: string): unknown[] => answer.body.map((row) => row[field]);
  const turns = (answer: Answer<Row[]>): string[] => Object.keys(linksOf(answer.headers));

  beforeEach(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    for (const name of ['Zebra Freight', 'Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Juniper'])
      ids.set(name, (await add(name)).id);
  });
  afterEach(() => system.stop());

  it('go on after the last row seen: what comes before it is not doubled, what goes before it hides nothing', async () => {
    const first = await read('/api/brokers?sort=name&limit=3');
    expect(told(first, 'name')).toEqual(['Ash', 'Birch', 'Cedar']);
    await add('Alder');
    expect(told(await turn(first, 'next'), 'name')).toEqual(['Elm', 'Fir', 'Hazel']);
    for (const name of ['Ash', 'Cedar']) await staff.delete(`/api/brokers/${ids.get(name)}`);
    const second = await turn(first, 'next');
    expect(told(second, 'name')).toEqual(['Elm', 'Fir', 'Hazel']);
    expect(told(await turn(second, 'prev'), 'name')).toEqual(['Alder', 'Birch']);
  });

  it('end with a last page, from which all of them lead back', async () => {
    const full = await turn(await read('/api/brokers?sort=name&limit=4'), 'last');
    expect(told(full, 'name')).toEqual(['Fir', 'Hazel', 'Juniper', 'Zebra Freight']);
    for (const name of ['Ash', 'Cedar']) await staff.delete(`/api/brokers/${ids.get(name)}`);
    await add('Alder');
    const first = await read('/api/brokers?sort=-name&limit=3');
    expect([told(first, 'name'), turns(first)]).toEqual([
      ['Zebra Freight', 'Juniper', 'Hazel'],
      ['next', 'last'],
    ]);
    const last = await turn(first, 'last');
    expect([told(last, 'name'), turns(last)]).toEqual([['Alder'], ['prev']]);
    const middle = await turn(last, 'prev');
    expect([told(middle, 'name'), turns(middle)]).toEqual([
      ['Fir', 'Elm', 'Birch'],
      ['next', 'prev', 'last'],
    ]);
    const again = await turn(middle, 'prev');
    expect([told(again, 'name'), turns(again)]).toEqual([told(first, 'name'), ['next', 'last']]);
    expect(told(await turn(again, 'next'), 'name')).toEqual(told(middle, 'name'));
  });

  it('lead on and back also where all rows of a page are gone', async () => {
    for (const name of ['Ash', 'Cedar']) await staff.delete(`/api/brokers/${ids.get(name)}`);
    await add('Alder');
    const first = await read('/api/brokers?sort=name&limit=5');
    const next = linksOf(first.headers)['next'] ?? '';
    const gone = [await add('Zinnia')].map(({ id }) => id);
    const end = await read(next);
    const beyond = linksOf((await read('/api/brokers?sort=name&limit=7')).headers)['next'] ?? '';
    for (const id of gone) await staff.delete(`/api/brokers/${id}`);
    expect(told(end, 'name')).toEqual(['Juniper', 'Zebra Freight', 'Zinnia']);
    await staff.delete(`/api/brokers/${ids.get('Juniper')}`);
    expect(told(await read(next), 'name')).toEqual(['Zebra Freight']);
    expect([told(await read(beyond), 'name'), turns(await read(beyond))]).toEqual([[], ['prev']]);
    expect(told(await turn(await read(beyond), 'prev'), 'name').slice(-1)).toEqual(['Zebra Freight']);
  });
});
