import { linksOf } from './support/requests/links';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}
type Turn = 'next' | 'prev' | 'last';

describe('pages of a list', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  const add = async (path: string, body: object): Promise<Row> => {
    const { status, text, body: made } = await staff.post<Row>(path, body);
    expect([status, text]).toEqual([201, text]);
    return made;
  };
  const load = (loadNumber: string, over: object = {}): Promise<Row> =>
    add('/api/loads', { loadNumber, brokerId, pickupLocation: 'Roanoke, VA', dropoffLocation: 'Atlanta, GA', ...over });
  const read = (path: string): Promise<Answer<Row[]>> => staff.get<Row[]>(path);
  const turn = (answer: Answer<Row[]>, where: Turn): Promise<Answer<Row[]>> => {
    const path = linksOf(answer.headers)[where];
    if (path === undefined) throw new Error(`There is no ${where} page`);
    return read(path);
  };
  const told = (answer: Answer<Row[]>, field: string): unknown[] => answer.body.map((row) => row[field]);
  const turns = (answer: Answer<Row[]>): string[] => Object.keys(linksOf(answer.headers));
  const total = ({ headers }: Answer<Row[]>): string | null => headers.get('x-total-count');

  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = (await add('/api/brokers', { name: 'Zebra Freight' })).id;
    await add('/api/brokers', { name: 'Yak Lines' });
    await load('none 1');
    await load('near', { distance: 12.5 });
    await load('none 2');
    await load('far', { distance: 1200 });
  });
  afterAll(() => system.stop());

  describe('sorted by what may be nothing', () => {
    const shown = ['none 2', 'none 1', 'far', 'near'];
    it.each([
      ['-distance', ['far', 'near', 'none 2', 'none 1']],
      ['distance', ['none 1', 'none 2', 'near', 'far']],
    ])('by %s show each row once, forwards and backwards', async (sort, expected) => {
      expect(shown).toHaveLength(expected.length);
      for (const limit of [1, 2, 3]) {
        const pages = [await read(`/api/loads?q=Roanoke&sort=${sort}&limit=${limit}`)];
        for (let at = pages[0]; at && turns(at).includes('next');) {
          at = await turn(at, 'next');
          pages.push(at);
        }
        expect(pages.flatMap((page) => told(page, 'loadNumber'))).toEqual(expected);
        const back: Answer<Row[]>[] = [];
        for (let at = await turn(pages[0] as Answer<Row[]>, 'last'); ; at = await turn(at, 'prev')) {
          back.unshift(at);
          if (!turns(at).includes('prev')) break;
        }
        expect(back.map((page) => told(page, 'loadNumber'))).toEqual(pages.map((page) => told(page, 'loadNumber')));
      }
    });

    it('reach any page by its number, and go on from there', async () => {
      const second = await read('/api/loads?q=Roanoke&sort=-distance&limit=1&page=1');
      expect([told(second, 'loadNumber'), turns(second)]).toEqual([['near'], ['next', 'prev', 'last']]);
      expect(told(await turn(second, 'next'), 'loadNumber')).toEqual(['none 2']);
      expect(told(await turn(second, 'prev'), 'loadNumber')).toEqual(['far']);
    });
  });

  it('sorted by a status that depends on the day are read in its order, whichever page is asked', async () => {
    const dated = async (invoiceNumber: string, over: object): Promise<void> =>
      void (await add('/api/invoices', { brokerId, amount: 100, invoiceNumber, issueDate: '2026-01-05', ...over }));
    await dated('late', { dueDate: '2026-01-20' });
    await dated('open', { dueDate: '2099-01-20' });
    await dated('rough', { status: 'draft' });
    await dated('late too', { dueDate: '2026-01-21' });
    const upwards = ['rough', 'late', 'late too', 'open'];
    for (const [sort, expected] of [
      ['status', upwards],
      ['-status', [...upwards].reverse()],
    ] as const) {
      expect(told(await read(`/api/invoices?sort=${sort}`), 'invoiceNumber')).toEqual(expected);
      expect(told(await read(`/api/invoices?sort=${sort}&limit=3&page=1`), 'invoiceNumber')).toEqual(expected.slice(3));
      const first = await read(`/api/invoices?sort=${sort}&limit=2`);
      const second = await turn(first, 'next');
      expect([...told(first, 'invoiceNumber'), ...told(second, 'invoiceNumber')]).toEqual(expected);
      expect(told(await turn(second, 'prev'), 'invoiceNumber')).toEqual(expected.slice(0, 2));
    }
    expect(told(await read('/api/invoices?status=overdue&sort=-amount'), 'invoiceNumber')).toEqual([
      'late too',
      'late',
    ]);
    expect(told(await read('/api/invoices?status=pending'), 'invoiceNumber')).toEqual(['open']);
  });

  it.each([
    ['broken', 'sort=-distance&cursor=nonsense'],
    ['of another sort', 'sort=distance&cursor=OURS'],
    ['of another list', 'cursor=BROKERS'],
    ['with a value of another kind', `sort=-distance&cursor=${forged(['loads:-distance', false, ['much', '1']])}`],
    ['with an id of another kind', `sort=-distance&cursor=${forged(['loads:-distance', false, ['1', 'x']])}`],
    ['with a number beyond all', `cursor=${forged(['loads:', false, ['9'.repeat(40)]])}`],
    ['with too few values', `sort=-distance&cursor=${forged(['loads:-distance', false, ['1']])}`],
    ['with no id', `sort=-distance&cursor=${forged(['loads:-distance', false, ['1', null]])}`],
    ['with an object', `sort=-distance&cursor=${forged(['loads:-distance', false, [{ a: 1 }, '1']])}`],
    ['that takes nothing', `sort=-distance&cursor=${forged(['loads:-distance', true, null, 0])}`],
  ])('a cursor %s is refused', async (_, query) => {
    const cursorIn = async (path: string): Promise<string> =>
      new URL(linksOf((await read(path)).headers)['next'] ?? '', 'http://a').searchParams.get('cursor') ?? '';
    const asked = query
      .replace('OURS', await cursorIn('/api/loads?sort=-distance&limit=1'))
      .replace('BROKERS', await cursorIn('/api/brokers?limit=1'));
    const { status, body } = await staff.get(`/api/loads?limit=1&${asked}`);
    expect([status, body['message']]).toEqual([400, 'The cursor is not one of ours']);
  });

  describe('that are searched', () => {
    const found = async (path: string, q: string, field: string): Promise<unknown[]> =>
      told(await read(`${path}?q=${encodeURIComponent(q)}&sort=createdAt`), field);
    beforeAll(async () => {
      for (const number of ['Q-17', 'Q-170', 'x-q-17'])
        await load(number, { pickupLocation: 'St. Ives, PA', dropoffLocation: 'Ox Bow, ME' });
    });

    it('find three letters or digits in a row anywhere, whatever their case', async () => {
      expect(await found('/api/loads', 'VES, p', 'loadNumber')).toEqual(['Q-17', 'Q-170', 'x-q-17']);
      expect(await found('/api/loads', '170', 'loadNumber')).toEqual(['Q-170']);
    });

    it.each([
      ['x', ['x-q-17']],
      ['bo', ['Q-17', 'Q-170', 'x-q-17']],
      ['ox bo', ['Q-17', 'Q-170', 'x-q-17']],
      ['ow', []],
      ['17', []],
      ['-', []],
      [', ', []],
      ['%', []],
    ])('find fewer where a word begins, and signs alone nowhere: %s', async (q, expected) => {
      expect(await found('/api/loads', q, 'loadNumber')).toEqual(expected);
      expect(total(await read(`/api/loads?q=${encodeURIComponent(q)}`))).toBe(String(expected.length));
    });

    it.each(['Q-17', 'q-17'])('by a whole number find that alone: %s', async (q) => {
      expect(await found('/api/loads', q, 'loadNumber')).toEqual(['Q-17']);
      expect(await found('/api/loads', `${q}0`, 'loadNumber')).toEqual(['Q-170']);
    });

    it('tell their total, whatever page is asked', async () => {
      const first = await read('/api/loads?q=ives&limit=2');
      const second = await turn(first, 'next');
      expect([first, second, await read('/api/loads?q=ives&limit=2&page=5')].map(total)).toEqual(['3', '3', '3']);
      expect([total(await read('/api/loads?q=ives')), total(await read('/api/loads?q=ives&limit=3'))]).toEqual([
        '3',
        '3',
      ]);
    });
  });

  it('total beyond a thousand is told as 1000+, and exactly only when that is asked', async () => {
    const names = Array.from({ length: 1_001 }, (_, nr) => `Counted ${nr}`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => add('/api/brokers', { name })));
    expect(total(await read('/api/brokers?limit=1&q=counted 1000'))).toBe('1');
    expect(total(await read('/api/brokers?limit=1&q=counted'))).toBe('1000+');
    expect(total(await read('/api/brokers?limit=1&q=counted&total=exact'))).toBe('1001');
    expect(total(await read('/api/brokers?limit=1&q=counted&page=2000'))).toBe('1000+');
    expect(total(await read('/api/brokers?limit=1&q=counted 1'))).toBe('112');
    const { status, body } = await staff.get('/api/brokers?total=1');
    expect([status, body['message']]).toEqual([400, 'Total must be exact, or left out']);
    const last = await turn(await read('/api/brokers?limit=4&q=counted&sort=createdAt'), 'last');
    expect([last.body.length, turns(last)]).toEqual([4, ['prev']]);
  });
});

function forged(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
