import { BASES, sumOf, type Basis, type Book, type Income, type Leg } from './support/books/model';
import { History } from './support/books/history';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** One history of each seed from the first on. */
const SEED = Number(process.env['ORACLE_SEED'] ?? 1_121);
const SEEDS = Array.from({ length: Number(process.env['HISTORIES'] ?? 1) }, (_, nr) => SEED + nr);
const STEPS = Number(process.env['BOOKS_STEPS'] ?? 300);
const EVERY = 10;
const TODAY = '2027-01-20';
const ENDS = ['2025-12-31', '2026-03-17', '2026-10-31', '2026-12-31', TODAY];
/** What is corrected is booked today. */
const WHOLE = ['2025-11-01', TODAY] as const;
const SOME = [
  ['2026-01-01', '2026-12-31'],
  ['2026-02-10', '2026-09-20'],
  ['2026-07-01', '2026-07-31'],
] as const;
const RANGES = [WHOLE, ...SOME];

/** What a profit and loss is told apart by. */
const BY: Readonly<Record<string, (leg: Leg) => string | null>> = {
  month: ({ date }) => `${date.slice(0, 7)}-01`,
  client: ({ book }) => book || null,
  load: ({ load }) => load,
  vehicle: ({ vehicle }) => vehicle,
  driver: ({ driver }) => driver,
  broker: ({ broker }) => broker,
};

type Body = Readonly<Record<string, unknown>>;
interface Part {
  readonly rows: { accountNumber: string; amount: string }[];
  readonly total: string;
}
const netOf = ({ revenue, expenses }: Income): number => revenue - expenses;
interface Group {
  readonly key: string | null;
  readonly name: string;
  readonly revenue: string;
  readonly expenses: string;
  readonly netIncome: string;
}
const cents = (text: unknown): number => Math.round(Number(text) * 100);
const ofBook = (book: Book): string => (book === '' ? 'own=true' : `clientId=${book}`);
const byKey = (rows: readonly (readonly [string | null, ...unknown[]])[]) =>
  rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));

describe.each(SEEDS)('any history of the books (ORACLE_SEED=%i)', (seed) => {
  let system: TestSystem;
  let staff: Visitor;
  let history: History;
  const past: { readonly query: string; readonly answer: unknown }[] = [];

  const get = async (path: string): Promise<Body> => {
    const { status, body, text } = await staff.get(path);
    expect([status, text]).toEqual([200, text]);
    return body;
  };
  const balances = async (query: string): Promise<Readonly<Record<string, number>>> => {
    const { rows } = (await get(`/api/ledger/trial-balance?${query}`)) as {
      rows: { number: string; debit: string; credit: string }[];
    };
    return Object.fromEntries(rows.map(({ number, debit, credit }) => [number, cents(debit) - cents(credit)]));
  };

  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel(`${TODAY}T15:00:00Z`);
    staff = await system.as('admin');
    history = new History(system, staff, seed, TODAY);
    await history.begin();
    for (let nr = 1; nr <= STEPS; nr += 1) {
      await history.step();
      if (nr % EVERY !== 0) continue;
      const asked = `${ofBook(history.books[(nr / EVERY) % 3] ?? '')}&basis=${BASES[(nr / EVERY) % 2]}&to=2026-12-31`;
      const position = await system.lastPosition();
      past.push({ query: `${asked}&position=${position}`, answer: await balances(asked) });
    }
    await history.closeOne();
  }, 180_000);
  afterAll(() => system.stop());

  const each = (check: (book: Book, basis: Basis) => Promise<void>) => async (): Promise<void> => {
    for (const book of history.books) for (const basis of BASES) await check(book, basis);
  };

  it('has met every kind of work', () => expect(history.counts.size).toBe(49));

  it(
    'has the trial balances that a calculator has, to any day, on both bases',
    each(async (book, basis) => {
      for (const to of ENDS) {
        const expected = history.model.net(basis, (leg) => leg.book === book && leg.date <= to);
        expect(await balances(`${ofBook(book)}&basis=${basis}&to=${to}`)).toEqual(expected);
      }
    }),
  );

  it('has money that reads the same on both bases, and income that differs by what is open', () => {
    for (const book of history.books) {
      const [accrual, cash] = BASES.map((basis) => history.model.net(basis, (leg) => leg.book === book)) as [
        Readonly<Record<string, number>>,
        Readonly<Record<string, number>>,
      ];
      for (const account of ['1000', '1020', '1050']) expect(accrual[account] ?? 0).toBe(cash[account] ?? 0);
      const income = (sums: Readonly<Record<string, number>>): number =>
        Object.entries(sums).reduce((sum, [account, net]) => sum - (account >= '4000' ? net : 0), 0);
      const open = ['1100', '1110', '1150', '1300', '2000', '2100', '2150'].reduce(
        (sum, account) => sum + (accrual[account] ?? 0) - (cash[account] ?? 0),
        0,
      );
      expect(income(accrual) - income(cash)).toBe(open);
    }
  });

  it(
    'has a profit and loss of the income and expenses that a calculator has',
    each(async (book, basis) => {
      const { model } = history;
      for (const [from, to] of RANGES) {
        const asked = `${ofBook(book)}&basis=${basis}&from=${from}&to=${to}`;
        const inRange = (leg: { book: Book; date: string }): boolean =>
          leg.book === book && leg.date >= from && leg.date <= to;
        const net = model.net(basis, inRange);
        const told = (await get(`/api/reports/profit-and-loss?${asked}`)) as unknown as Record<
          'revenue' | 'expenses',
          Part
        >;
        const rowsOf = ({ rows }: Part): unknown =>
          rows.map(({ accountNumber, amount }) => [accountNumber, cents(amount)]);
        const wanted = (first: string, before: string, sign: number): unknown =>
          Object.entries(net)
            .filter(([account]) => account >= first && account < before)
            .map(([account, sum]) => [account, sum * sign]);
        expect([rowsOf(told.revenue), rowsOf(told.expenses)]).toEqual([
          wanted('4000', '5000', -1),
          wanted('5000', '9999', 1),
        ]);
      }
    }),
  );

  it('has a profit and loss by month, client, load, vehicle, driver and broker, whose parts add up to it', async () => {
    const { model } = history;
    const named = new Set<string>();
    let turn = 0;
    for (const book of [null, ...history.books])
      for (const basis of BASES)
        for (const [by, keyOf] of Object.entries(BY)) {
          turn += 1;
          // all days, and some of them in turn
          for (const [from, to] of [WHOLE, SOME[(turn + Math.floor(turn / 6)) % SOME.length] ?? WHOLE]) {
            const asked = `${book === null ? '' : ofBook(book)}&basis=${basis}&from=${from}&to=${to}&by=${by}`;
            const which = (leg: Leg): boolean =>
              (book === null || leg.book === book) && leg.date >= from && leg.date <= to;
            const { groups } = (await get(`/api/reports/profit-and-loss?${asked}`)) as unknown as { groups: Group[] };
            const shown = groups.map(
              ({ key, ...group }) =>
                [key, cents(group.revenue), cents(group.expenses), cents(group.netIncome)] as const,
            );
            const parts = [...model.incomeBy(basis, which, keyOf)].map(
              ([key, part]) => [key, part.revenue, part.expenses, netOf(part)] as const,
            );
            expect([asked, byKey(shown)]).toEqual([asked, byKey(parts)]);
            const income = sumOf([...model.incomeBy(basis, which, () => '').values()].map(netOf));
            expect([asked, sumOf(shown.map(([, , , net]) => net))]).toEqual([asked, income]);
            const rest = groups.find(({ key }) => key === null);
            if (rest) expect(rest.name).toBe(by === 'client' ? 'The firm itself' : 'Not assigned');
            if (groups.some(({ key }) => key !== null)) named.add(by);
          }
        }
    expect([...named].sort()).toEqual(Object.keys(BY).sort());
  });

  it(
    'has a balance sheet that balances, with the income of earlier years as retained earnings',
    each(async (book, basis) => {
      for (const to of ENDS) {
        const sheet = (await get(`/api/reports/balance-sheet?${ofBook(book)}&basis=${basis}&to=${to}`)) as {
          assets: Part;
          totalLiabilitiesAndEquity: string;
          equity: { retainedEarnings: string; netIncome: string };
        };
        const incomeOf = (from: string, before: string): number =>
          0 -
          Object.values(
            history.model.net(
              basis,
              (leg) =>
                leg.book === book && leg.account >= '4000' && leg.date >= from && leg.date < before && leg.date <= to,
            ),
          ).reduce((a, b) => a + b, 0);
        const year = `${to.slice(0, 4)}-01-01`;
        expect(sheet.totalLiabilitiesAndEquity).toBe(sheet.assets.total);
        expect(cents(sheet.equity.retainedEarnings)).toBe(incomeOf('2000-01-01', year));
        expect(cents(sheet.equity.netIncome)).toBe(incomeOf(year, '2099-01-01'));
      }
    }),
  );

  it(
    'has a cash flow that is the change of its money',
    each(async (book, basis) => {
      for (const [from, to] of RANGES) {
        const flow = await get(`/api/reports/cash-flow?${ofBook(book)}&basis=${basis}&from=${from}&to=${to}`);
        const cash = (until: (date: string) => boolean): number =>
          Object.values(
            history.model.net(
              basis,
              (leg) => leg.book === book && history.model.isCash(leg.account) && until(leg.date),
            ),
          ).reduce((a, b) => a + b, 0);
        const [opening, closing] = [cash((date) => date < from), cash((date) => date <= to)];
        expect([cents(flow['opening']), cents(flow['change']), cents(flow['closing'])]).toEqual([
          opening,
          closing - opening,
          closing,
        ]);
        const parts = ['operating', 'investing', 'financing'].map((part) => cents((flow[part] as Part).total));
        expect(parts.reduce((a, b) => a + b, 0)).toBe(closing - opening);
      }
    }),
  );

  it('has closed months that are what was printed', async () => {
    for (const { book, month } of history.closings) {
      const { printed } = (await get(`/api/ledger/periods/${month}${book === '' ? '' : `?clientId=${book}`}`)) as {
        printed: { rows: { accountNumber: string; debit: string; credit: string }[] };
      };
      const rows = printed.rows.map((row) => [row.accountNumber, cents(row.debit) - cents(row.credit)] as const);
      const expected = history.model.net('accrual', (leg) => leg.book === book && leg.date.slice(0, 7) <= month);
      expect(Object.fromEntries(rows.filter(([, net]) => net !== 0))).toEqual(expected);
    }
  });

  it('ties out with its records', async () => {
    for (const query of ['', ...history.books.map((book) => `?${ofBook(book)}`)]) {
      const { body } = await staff.get<{ account: string; ok: boolean }[]>(`/api/ledger/tie-outs${query}`);
      expect(body.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it('is answered as of every tenth step as it was answered then', async () => {
    for (const { query, answer } of past) expect([query, await balances(query)]).toEqual([query, answer]);
  });

  it('is the same when it is replayed', () => system.verified());
});
