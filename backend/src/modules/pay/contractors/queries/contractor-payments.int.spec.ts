import fc from 'fast-check';
import { TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';

type Row = Record<string, unknown>;
const [CONTRACTORS, DRIVERS] = [30, 8];
const YEARS = [2024, 2025, 2026];
const WAYS = ['check', 'ach', 'wire', 'cash', 'card', 'third_party'] as const;
const BOXES = ['nec1', 'misc1', 'misc2', 'misc3', 'misc10', 'none'] as const;

const who = fc.record({
  classification: fc.constantFrom(null, 'individual', 'partnership', 'c_corporation', 's_corporation', 'llc_as_s'),
  attorney: fc.constantFrom(false, false, true),
  box: fc.constantFrom(null, null, null, ...BOXES),
  freight: fc.constantFrom(false, false, true),
  threshold: fc.constantFrom(null, null, 400_00, 600_00, 1_500_00),
});
const day = fc.integer({ min: 0, max: 1_050 });
const amount = fc.integer({ min: 1, max: 1_200_00 });
const spent = fc.record({
  who: fc.nat(CONTRACTORS - 1),
  ...{ day, amount, way: fc.constantFrom(...WAYS) },
  box: fc.constantFrom(null, null, null, ...BOXES),
  withheld: fc.constantFrom(0, 0, 0, 0, 24),
  owed: fc.boolean(),
  /** How many days after it is on account it is paid. */
  paidAfter: fc.constantFrom(null, 0, 3, 40),
  reversed: fc.constantFrom(false, false, true),
});
const settled = fc.record({
  who: fc.nat(DRIVERS - 1),
  ...{ way: fc.constantFrom(null, ...WAYS), hours: fc.integer({ min: 1, max: 60 }) },
  rent: fc.constantFrom(0, 0, 700_00),
  taken: fc.constantFrom(0, 12_34),
  givenBack: fc.constantFrom(0, 55_00),
  paidAfter: fc.constantFrom(null, 0, 4, 30),
  reversed: fc.constantFrom(false, false, true),
});
type Who = typeof who extends fc.Arbitrary<infer T> ? T : never;

/** A payment as the second program knows it; amounts in cents. */
interface Kept {
  readonly who: number;
  readonly year: number;
  readonly amount: number;
  readonly withheld: number;
  readonly box: string | null;
  readonly account: '5100' | '5200' | '6200';
  readonly way: string | null;
}

const dayOf = (days: number): string => new Date(Date.UTC(2024, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
const text = (cents: number): string => (cents / 100).toFixed(2);
const IS_CORPORATION = ['c_corporation', 's_corporation', 'llc_as_c', 'llc_as_s'];
const REASON = {
  card: 'Paid by card or by a third party, which tells the IRS itself (1099-K)',
  reimbursement: 'A reimbursement, no income',
  corporation: 'Paid to a corporation that is no attorney',
  freight: 'Paid for freight, which needs no form',
  below: 'Below the threshold of the year',
  unknown: 'No dated threshold is known for this box',
} as const;

/** The second program: what a contractor gets for a year, by plain addition. */
const expectedOf = (
  { classification, attorney, box, freight, threshold }: Who,
  kept: readonly Kept[],
  year: number,
) => {
  const left: Record<string, number> = {};
  const leave = (reason: string, cents: number): void => {
    left[reason] = (left[reason] ?? 0) + cents;
  };
  const inBox: Record<string, number> = {};
  const withheldOn: Record<string, number> = {};
  const formOf = (name: string): string => (name === 'nec1' ? '1099-nec' : '1099-misc');
  for (const payment of kept) {
    const counts = payment.box ?? box ?? (payment.account === '6200' ? 'misc1' : 'nec1');
    const isCorporation = IS_CORPORATION.includes(classification ?? '') && !attorney;
    if (counts === 'none') leave(REASON.reimbursement, payment.amount);
    else if (payment.way === 'card' || payment.way === 'third_party') leave(REASON.card, payment.amount);
    else if (payment.withheld === 0 && isCorporation) leave(REASON.corporation, payment.amount);
    else if (payment.withheld === 0 && freight && counts === 'nec1') leave(REASON.freight, payment.amount);
    else {
      inBox[counts] = (inBox[counts] ?? 0) + payment.amount;
      withheldOn[formOf(counts)] = (withheldOn[formOf(counts)] ?? 0) + payment.withheld;
    }
  }
  const law = year < 2026 ? 600_00 : 2_000_00;
  const forms: Record<string, Record<string, string>> = {};
  for (const [name, cents] of Object.entries(inBox)) {
    const least = Math.min(threshold ?? law, name === 'misc2' ? 10_00 : law);
    const withheld = withheldOn[formOf(name)] ?? 0;
    if (name === 'misc10') leave(REASON.unknown, cents);
    else if (cents < least && withheld === 0) leave(REASON.below, cents);
    else {
      const boxes = (forms[formOf(name)] ??= withheld > 0 ? { 4: text(withheld) } : {});
      boxes[name === 'misc2' ? '2' : name === 'misc3' ? '3' : '1'] = text(cents);
    }
  }
  const leftOut = Object.entries(left).map(([reason, cents]): [string, string] => [reason, text(cents)]);
  return { forms, leftOut: Object.fromEntries(leftOut) };
};

/** Random payments of three years, judged by a plain second program and by the ledger. */
describe('thirty contractors over three years', () => {
  let system: TestSystem;
  let world: PayWorld;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
    await world.travel('2026-12-30');
    clientId = await newClient(system);
  });
  afterAll(() => system.stop());

  const hired = async (one: Who, nr: number): Promise<{ id: string; driverId: number | null }> => {
    const driverId = nr < DRIVERS ? await world.driver({ clientId }) : null;
    if (driverId !== null) await world.payRule(driverId, 'hour', '21.50');
    const named = { name: `C ${nr}`, type: 'other', taxIdType: 'ein', taxId: `2234567${10 + nr}`, clientId, driverId };
    const threshold = one.threshold === null ? null : text(one.threshold);
    const freightReason = one.freight ? 'Leased' : null;
    const { id } = await made(world.admin.post('/api/contractors', { ...one, ...named, threshold, freightReason }));
    return { id: String(id), driverId };
  };
  const spend = async (
    one: typeof spent extends fc.Arbitrary<infer T> ? T : never,
    id: string,
  ): Promise<Kept | null> => {
    const withheld = Math.round((one.amount * one.withheld) / 100);
    const body = {
      ...{ category: 'repair', amount: text(one.amount), expenseDate: dayOf(one.day), clientId, contractorId: id },
      ...{ box1099: one.box, taxWithheld: withheld > 0 ? text(withheld) : null },
      ...(one.owed ? { paidFrom: 'on_account' } : { paidBy: one.way }),
    };
    const { id: expense } = await made(world.admin.post('/api/expenses', body));
    const kept = { who: one.who, amount: one.amount, withheld, box: one.box, account: '5100', way: one.way } as const;
    if (!one.owed) return { ...kept, year: Number(dayOf(one.day).slice(0, 4)) };
    if (one.paidAfter === null) return null;
    const path = `/api/expenses/${String(expense)}`;
    const paidOn = dayOf(one.day + one.paidAfter);
    await made(world.admin.post(`${path}/pay`, { paidOn, method: one.way }));
    if (!one.reversed) return { ...kept, year: Number(paidOn.slice(0, 4)) };
    await made(world.admin.post(`${path}/payment/reverse`, { reason: 'Bounced' }));
    return null;
  };
  const settle = async (
    one: typeof settled extends fc.Arbitrary<infer T> ? T : never,
    driverId: number,
    nr: number,
  ): Promise<readonly Kept[]> => {
    const ends = 10 + nr * 40;
    const { id } = await world.prepare(driverId, dayOf(ends - 6), dayOf(ends));
    const added = (kind: string, cents: number, accountNumber: string) =>
      cents === 0 ? [] : [{ kind, text: kind, amount: text(cents), accountNumber, reason: 'Agreed' }];
    const lines = [
      { id: 1, base: String(one.hours), reason: 'Time sheet' },
      ...added('earning', one.rent, '6200'),
      ...added('deduction', one.taken, '5300'),
      ...added('reimbursement', one.givenBack, '5900'),
    ];
    await made(world.admin.patch(`/api/settlements/${id}`, { lines }));
    await world.step(id, 'approve');
    if (one.paidAfter === null) return [];
    const paidOn = dayOf(ends + one.paidAfter);
    await world.step(id, 'pay', { paidOn, ...(one.way === null ? {} : { method: one.way }) });
    if (one.reversed) {
      await world.step(id, 'payment/reverse', { reason: 'Returned' });
      return [];
    }
    const kept = { who: one.who, year: Number(paidOn.slice(0, 4)), withheld: 0, box: null, way: one.way };
    return [
      { ...kept, amount: one.hours * 21_50, account: '5200' },
      ...(one.rent === 0 ? [] : [{ ...kept, amount: one.rent, account: '6200' as const }]),
    ];
  };

  it('have the forms and totals of a plain second program, and the payments of the ledger', async () => {
    const seed = Date.now() % 1_000_000;
    const draw = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { numRuns, seed });
    const profiles = draw(who, CONTRACTORS);
    const people: { id: string; driverId: number | null }[] = [];
    for (const [nr, one] of profiles.entries()) people.push(await hired(one, nr));
    const kept: Kept[] = [];
    for (const one of draw(spent, 140)) {
      const payment = await spend(one, people[one.who]?.id ?? '');
      if (payment) kept.push(payment);
    }
    for (const [nr, one] of draw(settled, 26).entries())
      kept.push(...(await settle(one, people[one.who]?.driverId ?? 0, nr)));
    let total = 0;
    for (const year of YEARS) {
      const { prepared, leftOut } = await made<{ prepared: Row[]; leftOut: Row[] }>(
        world.admin.post('/api/tax-forms/generate', { year, clientId, dryRun: true }),
      );
      for (const [nr, { id }] of people.entries()) {
        const mine = kept.filter((payment) => payment.who === nr && payment.year === year);
        const expected = { seed, nr, year, ...expectedOf(profiles[nr] as Who, mine, year) };
        const body = await made<{ paid: string; forms: Row[]; leftOut: Row[] }>(
          world.admin.get(`/api/contractors/${id}/payments?year=${year}`),
        );
        const shown = (forms: readonly Row[], left: readonly Row[]) => ({
          ...{ seed, nr, year },
          forms: Object.fromEntries<unknown>(forms.map(({ form, boxes }): [string, unknown] => [String(form), boxes])),
          leftOut: Object.fromEntries(left.map((one): [string, unknown] => [String(one['reason']), one['amount']])),
        });
        const ofThis = ({ contractorId }: Row): boolean => contractorId === id;
        expect(shown(body.forms, body.leftOut)).toEqual(expected);
        expect(shown(prepared.filter(ofThis), leftOut.filter(ofThis))).toEqual(expected);
        expect(body.paid).toBe(text(mine.reduce((sum, payment) => sum + payment.amount, 0)));
        const told = [...body.forms.map((form) => form['total']), ...body.leftOut.map((left) => left['amount'])];
        total += told.reduce<number>((sum, cents) => sum + Math.round(Number(cents) * 100), 0);
      }
    }
    const { rows } = await system.sql<{ net: number }>(
      `SELECT sum(debit - credit)::int AS net FROM (
        SELECT account_number, debit, credit, client_id FROM cash_lines
        UNION ALL SELECT account_number, debit, credit, client_id FROM journal_lines WHERE NOT accrual_only) l
        JOIN accounts a ON a.id = l.account_number AND a.box1099 IS NOT NULL WHERE l.client_id = $1`,
      [clientId],
    );
    expect([seed, total]).toEqual([seed, rows[0]?.net]);
  });
});
