import fc from 'fast-check';
import { deduction, expense, load, rule, WEEK } from './pay.fixture';
import { balancesOf, inPocket, NO_POCKETS, totalsOf, type Pockets } from './lines';
import { payOf, type Work } from './pay';

const settled = (over: Partial<Work>) => {
  const work = { ...WEEK, ...over };
  const { lines, leftOut } = payOf(work);
  return {
    leftOut: leftOut.map(({ name, reason }) => [name, reason]),
    lines: lines.map(({ text, amount }) => [text, amount]),
    rates: lines.map(({ base, rate, amount }) => [base, rate, amount]),
    ...totalsOf(lines),
    after: Object.fromEntries(
      balancesOf(lines, (pocket) => inPocket(work.pockets, pocket)).map(({ pocket, after }) => [pocket, after]),
    ),
  };
};
/** A flat load that earns so many cents. */
const earning = (cents: number): Partial<Work> => ({
  loads: [load()],
  payRules: [rule('flat', (cents / 100).toFixed(2))],
});
const pockets = (over: Partial<Pockets>): Pockets => ({ ...NO_POCKETS, ...over });

describe('a settlement', () => {
  it('pays a load by its linehaul and detention, gives a lumper back and takes fuel, escrow and insurance', () => {
    const { lines, ...totals } = settled({
      loads: [load()],
      payRules: [rule('percent_linehaul', '70'), rule('detention_share', '50')],
      deductionRules: [deduction('insurance', '187.50'), deduction('escrow', '100', { priority: 10 })],
      expenses: [expense('paid', 120_00), expense('charged', 642_37)],
    });
    expect(lines).toEqual([
      ['Load L-7: 70 % of linehaul', 1_680_00],
      ['Load L-7: 50 % of detention', 75_00],
      ['Lumper', 120_00],
      ['Fuel', 642_37],
      ['Escrow', 100_00],
      ['Insurance', 187_50],
    ]);
    expect(totals).toMatchObject({
      gross: 1_755_00,
      reimbursements: 120_00,
      deductions: 929_87,
      net: 945_13,
      carried: 0,
      leftOut: [],
      after: { advance: 0, escrow: 100_00, carry: 0 },
    });
  });

  it('pays what domain-rules §12 has: gross 1,400, fuel 500 from the advance, escrow 50', () =>
    expect(
      settled({
        ...earning(1_400_00),
        deductionRules: [deduction('escrow', '50')],
        pockets: pockets({ advance: 500_00 }),
      }),
    ).toMatchObject({ gross: 1_400_00, deductions: 550_00, net: 850_00, after: { advance: 0, escrow: 50_00 } }));

  it('rounds once a line, half away from zero', () =>
    expect(
      settled({
        loads: [load({ linehaul: 1_850_03 })],
        payRules: [rule('loaded_mile', '0.585'), rule('empty_mile', '0.61'), rule('percent_linehaul', '25')],
      }).rates,
    ).toEqual([
      ['612.5', '0.585', 358_31],
      ['100.5', '0.61', 61_31],
      ['1850.03', '25', 462_51],
    ]));

  it('pays gross without lumpers, stops, loads and hours that are entered later', () =>
    expect(
      settled({
        loads: [
          load({
            charges: [
              { kind: 'lumper', amount: 80_00 },
              { kind: 'other', amount: 20_00 },
            ],
          }),
        ],
        payRules: [rule('percent_gross', '62.5'), rule('stop', '25'), rule('flat', '40'), rule('hour', '21.50')],
      }),
    ).toMatchObject({
      lines: [
        ['Load L-7: 62.5 % of gross', 1_512_50],
        ['Load L-7: 3 stops', 75_00],
        ['Load L-7: flat', 40_00],
        ['Hours worked', 0],
      ],
      leftOut: [['Hours worked', 'Enter the hours on its line']],
    }));

  it('that is short pays nothing and carries the rest', () => {
    const escrow = deduction('escrow', '50', { whenShort: true });
    const expenses = [expense('charged', 500_00)];
    expect(settled({ ...earning(400_00), deductionRules: [escrow], expenses })).toMatchObject({
      net: 0,
      carried: 150_00,
      after: { escrow: 50_00, carry: 150_00 },
    });
    const gently = [deduction('escrow', '50')];
    expect(settled({ ...earning(400_00), deductionRules: gently, expenses })).toMatchObject({
      net: 0,
      carried: 100_00,
      after: { escrow: 0, carry: 100_00 },
    });
  });

  it('takes what was carried first', () => {
    const carried = pockets({ carry: 150_00 });
    expect(settled({ ...earning(1_000_00), pockets: carried })).toMatchObject({ net: 850_00, after: { carry: 0 } });
    expect(settled({ ...earning(100_00), pockets: carried })).toMatchObject({ net: 0, after: { carry: 50_00 } });
  });

  it('fills escrow up to its target', () => {
    const deductionRules = [deduction('escrow', '100', { target: 2_500_00 })];
    const held = (escrow: number) => settled({ ...earning(1_000_00), deductionRules, pockets: pockets({ escrow }) });
    expect(held(2_460_00)).toMatchObject({ deductions: 40_00, after: { escrow: 2_500_00 } });
    expect(held(2_460_00).rates).toContainEqual(['1', '40.00', 40_00]);
    expect(held(2_500_00)).toMatchObject({ deductions: 0, after: { escrow: 2_500_00 } });
  });

  it('takes an advance whole, or as a rule says', () => {
    const deductionRules = [deduction('advance', '125')];
    const week = (advance: number) => settled({ ...earning(1_000_00), deductionRules, pockets: pockets({ advance }) });
    expect([300_00, 175_00, 50_00, 0].map((advance) => week(advance).deductions)).toEqual([125_00, 125_00, 50_00, 0]);
    expect(settled({ ...earning(1_000_00), pockets: pockets({ advance: 300_00 }) })).toMatchObject({ net: 700_00 });
  });

  it('recovers no more than the target of a rule', () => {
    const lease = deduction('lease', '200', { target: 500_00, id: 'a' });
    const had = pockets({ recoveries: { a: 400_00 } });
    expect(settled({ ...earning(1_000_00), deductionRules: [lease], pockets: had })).toMatchObject({
      lines: [
        ['Load L-7: flat', 1_000_00],
        ['Lease (of $200.00)', 100_00],
      ],
      after: { 'recovery-a': 500_00 },
    });
  });

  it('takes by mile, by load and in percent', () =>
    expect(
      settled({
        ...earning(1_000_00),
        deductionRules: [
          deduction('other', '0.05', { id: 'a', basis: 'per_mile', description: 'ELD' }),
          deduction('other', '10', { id: 'b', basis: 'per_load' }),
          deduction('other', '12.5', { id: 'c', basis: 'percent' }),
        ],
      }).lines,
    ).toEqual([
      ['Load L-7: flat', 1_000_00],
      ['ELD', 35_65],
      ['Deduction', 10_00],
      ['Deduction', 125_00],
    ]));

  it('splits the loads where a rule begins within the period', () =>
    expect(
      settled({
        loads: [load(), load({ id: 8, number: 'L-8', deliveredOn: '2026-11-19' })],
        payRules: [
          rule('flat', '100', { until: '2026-11-18' }),
          rule('flat', '120', { id: 'later', from: '2026-11-19' }),
        ],
      }).lines,
    ).toEqual([
      ['Load L-7: flat', 100_00],
      ['Load L-8: flat', 120_00],
    ]));

  it('says what it leaves out, and why', () =>
    expect(
      settled({
        loads: [
          load({ id: 1, number: 'L-1', linehaul: null }),
          load({ id: 2, number: 'L-2', miles: null }),
          load({ id: 3, number: 'L-3', deliveredOn: '2026-11-22' }),
        ],
        payRules: [
          rule('percent_linehaul', '70', { until: '2026-11-20' }),
          rule('loaded_mile', '0.5', { until: '2026-11-20' }),
          rule('stop', '5', { from: '2026-11-25' }),
        ],
      }),
    ).toMatchObject({
      lines: [],
      leftOut: [
        ['L-1', 'The load has no rate'],
        ['L-2', 'The load has no miles'],
        ['L-3', 'No pay rule of the driver holds on 11/22/2026'],
      ],
    }));

  it('of a period again takes no rule of the period twice', () =>
    expect(
      settled({
        ...earning(1_000_00),
        deductionRules: [deduction('escrow', '100'), deduction('other', '5', { basis: 'per_load' })],
        taken: new Set(['of-escrow']),
      }).lines,
    ).toEqual([
      ['Load L-7: flat', 1_000_00],
      ['Deduction', 5_00],
    ]));

  it('corrects what changed since, naming both amounts', () => {
    const line = {
      kind: 'earning',
      source: { kind: 'load', id: '7' },
      basis: 'percent_linehaul',
      text: 'Load L-7: 70 % of linehaul',
      account: '5200',
      loadId: 7,
      vehicleId: null,
    } as const;
    const changed = { line, number: 'S-3', was: 1_680_00, now: 1_750_00, times: 1 };
    const { lines, gross } = settled({ settled: [changed, { ...changed, now: 1_680_00 }] });
    expect(lines).toEqual([['Load L-7: 70 % of linehaul (correction of S-3: $1,680.00 before, $1,750.00 now)', 70_00]]);
    expect(gross).toBe(70_00);
  });

  it('adds up whatever it is made of, and takes no more of a pocket than it has', () => {
    const cents = fc.integer({ min: 1, max: 3_000_00 });
    const rules = fc.array(
      fc.record({
        kind: fc.constantFrom('advance', 'escrow', 'lease', 'insurance', 'other' as const),
        basis: fc.constantFrom('fixed', 'per_mile', 'per_load', 'percent' as const),
        rate: fc.integer({ min: 1, max: 100 }).map(String),
        priority: fc.integer({ min: 1, max: 100 }),
        whenShort: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    const had = fc.record({ advance: fc.nat(90_000), escrow: fc.nat(90_000), carry: fc.nat(90_000) });
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 5 }),
        rules,
        had,
        fc.array(cents, { maxLength: 3 }),
        (hauls, of, in_, fuel) => {
          const work: Work = {
            ...WEEK,
            loads: hauls.map((linehaul, at) => load({ id: at + 1, linehaul })),
            payRules: [rule('percent_linehaul', '33.3333')],
            deductionRules: of.map(({ kind, ...over }, at) =>
              deduction(kind as never, over.rate, { ...(over as object), id: `r${at}` }),
            ),
            expenses: fuel.map((amount, at) => ({ ...expense('charged', amount), id: at })),
            pockets: { ...in_, recoveries: {} },
          };
          const { lines } = payOf(work);
          const { gross, reimbursements, deductions, net, carried } = totalsOf(lines);
          expect(net - carried).toBe(gross + reimbursements - deductions);
          expect(net === 0 || carried === 0).toBe(true);
          const balances = balancesOf(lines, (pocket) => inPocket(work.pockets, pocket));
          for (const { after } of balances) expect(after).toBeGreaterThanOrEqual(0);
          // money neither appears nor is lost: what was earned is paid, or stands in a pocket, or covered a cost
          const moved = (name: string) => {
            const found = balances.find(({ pocket }) => pocket === name);
            return found ? found.after - found.before : 0;
          };
          const costs = lines
            .filter(({ kind, pocket }) => kind === 'deduction' && pocket === null)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(net).toBe(gross + moved('advance') + moved('carry') - moved('escrow') - costs);
        },
      ),
    );
  });
});
