import { cents } from '../../../../platform/money/money';
import { shareOfMiles } from './dual-fuel';
import { interestOn, latenessOf, penaltyOn } from './late';
import { computeReturn, type FuelTaxReturn, type ReturnInput } from './return';
import type { EnteredRate } from './rates';
import type { FuelOfQuarter, MilesAndFuel } from './section';

/** Jurisdiction, miles, gallons with tax paid, and taxable miles where they are fewer. */
type Row = [string, number | string, number | string, (number | string)?];
const rowsOf = (...rows: Row[]): MilesAndFuel[] =>
  rows.map(([jurisdiction, miles, taxPaidGallons, taxableMiles]) => ({
    ...{ jurisdiction, miles: String(miles), taxPaidGallons: String(taxPaidGallons) },
    ...(taxableMiles === undefined ? {} : { taxableMiles: String(taxableMiles) }),
  }));
const returnOf = (
  lines: MilesAndFuel[],
  over: Partial<ReturnInput> & { fuel?: Partial<FuelOfQuarter> } = {},
  entered: EnteredRate[] = [],
): FuelTaxReturn => {
  const { fuel, ...rest } = over;
  return computeReturn(
    {
      ...{ quarter: '3Q2026', units: 'us', filedOn: null, previousCredit: cents(0) },
      fuels: [{ fuelType: 'diesel', lines, ...fuel }],
      ...rest,
    },
    entered,
  );
};
const linesIn = ({ sections }: FuelTaxReturn): unknown[] =>
  sections.flatMap(({ lines }) =>
    lines.map(({ jurisdiction, kind, taxableGallons, netTaxableGallons, tax, interest }) => [
      ...[jurisdiction, kind, taxableGallons, netTaxableGallons, tax],
      ...(interest > 0 ? [interest] : []),
    ]),
  );
const mpgIn = ({ sections }: FuelTaxReturn): unknown => sections[0]?.fleetMpg;

describe('a return of three states in 3Q2026 (domain rules §2 A)', () => {
  const A = rowsOf(['TX', 6_000, 900], ['KY', 2_000, 100], ['CA', 2_000, 250]);

  it('owes 29.25 with the surcharge of Kentucky', () => {
    const made = returnOf(A);
    expect([mpgIn(made), linesIn(made), made.totals.due, made.problems]).toEqual([
      '8.00',
      [
        ['CA', 'tax', 250, 0, 0],
        ['KY', 'tax', 250, 150, 33_00],
        ['KY', 'surcharge', 250, 250, 26_25],
        ['TX', 'tax', 750, -150, -30_00],
      ],
      29_25,
      [],
    ]);
  });

  it.each<[string, MilesAndFuel[], string, unknown[]]>([
    ['5,765 miles on 1,000 gallons, half up', rowsOf(['TX', 5_765, 1_000]), '5.77', ['TX', 'tax', 999, -1, -20]],
    ['half a gallon', rowsOf(['CA', 4, 1_250], ['TX', 9_996, 0]), '8.00', ['CA', 'tax', 1, -1_249, -122_277]],
    ['exempt miles', rowsOf(['TX', 6_000, 900, 5_000], ['CA', 4_000, 350]), '8.00', ['TX', 'tax', 625, -275, -55_00]],
  ])('rounds as the paper does: %s', (_, lines, mpg, line) => {
    const made = returnOf(lines);
    expect(mpgIn(made)).toBe(mpg);
    expect(linesIn(made)).toContainEqual(line);
  });

  it('has a surcharge in Kentucky in spite of a credit there', () =>
    expect(linesIn(returnOf(rowsOf(['KY', 2_000, 400], ['TX', 8_000, 850])))).toEqual([
      ['KY', 'tax', 250, -150, -33_00],
      ['KY', 'surcharge', 250, 250, 26_25],
      ['TX', 'tax', 1_000, 150, 30_00],
    ]));

  it('counts bulk fuel without tax for its miles per gallon alone', () => {
    const made = returnOf([{ jurisdiction: 'TX', miles: '10000', taxPaidGallons: '1000', untaxedGallons: '250' }]);
    expect([mpgIn(made), linesIn(made)]).toEqual(['8.00', [['TX', 'tax', 1_250, 250, 50_00]]]);
  });

  it('of one state gets 5.00 back (domain rules §2 C)', () => {
    const made = returnOf(rowsOf(['TX', 3_000, 400]), { fuel: { totalMiles: 10_000, totalGallons: 1_250 } });
    expect([mpgIn(made), linesIn(made)]).toEqual(['8.00', [['TX', 'tax', 375, -25, -5_00]]]);
  });
});

describe('a return of five jurisdictions in 3Q2026', () => {
  const ROWS = rowsOf(['VA', 1_500, 150], ['KY', 900, 0], ['OH', 2_400, 400], ['OR', 700, 100], ['DC', 40, 0]);

  it('owes 12.90: Oregon has no rate, the District of Columbia is no member', () => {
    const made = returnOf(ROWS);
    const [section] = made.sections;
    expect([section?.totalMiles, section?.totalGallons, section?.fleetMpg]).toEqual([5_540, 650, '8.52']);
    expect(linesIn(made)).toEqual([
      ['DC', 'tax', 0, 0, 0],
      ['KY', 'tax', 106, 106, 23_32],
      ['KY', 'surcharge', 106, 106, 11_13],
      ['OH', 'tax', 282, -118, -55_46],
      ['OR', 'tax', 82, -18, 0],
      ['VA', 'tax', 176, 26, 8_74],
      ['VA', 'surcharge', 176, 176, 25_17],
    ]);
    expect(made.totals).toEqual({
      ...{ tax: -23_40, surcharge: 36_30, interest: 0, penalty: 0, previousCredit: 0, due: 12_90 },
    });
  });

  it('filed two months late owes interest where tax is owed, and the penalty: 63.93', () => {
    const made = returnOf(ROWS, { filedOn: '2026-12-10' });
    expect(made.dueDate).toBe('2026-11-02');
    expect(linesIn(made)).toEqual(
      expect.arrayContaining([
        ['KY', 'tax', 106, 106, 23_32, 52],
        ['VA', 'tax', 176, 26, 8_74, 51],
      ]),
    );
    expect(made.totals).toMatchObject({ interest: 1_03, penalty: 50_00, due: 63_93 });
    expect(made.problems.map(({ code, blocks }) => [code, blocks])).toEqual([['INTEREST_UNVERIFIED', false]]);
  });

  it('takes what the base state owes off', () =>
    expect(returnOf(ROWS, { previousCredit: cents(20_00) }).totals.due).toBe(-7_10));
});

describe('a return with a province', () => {
  const ROWS = rowsOf(['ON', 1_200, 0], ['MI', 800, 300]);

  it('of 3Q2026 gets 50.47 back', () => {
    const made = returnOf(ROWS);
    expect([mpgIn(made), linesIn(made), made.totals.due]).toEqual([
      '6.67',
      [
        ['MI', 'tax', 120, -180, -94_32],
        ['ON', 'tax', 180, 180, 43_85],
      ],
      -50_47,
    ]);
  });

  it('of 4Q2025 has no rate for Ontario, which no sum hides, until one is entered', () => {
    const quarter = '4Q2025';
    const made = returnOf(ROWS, { quarter });
    expect(made.problems).toEqual([
      expect.objectContaining({ message: 'No rate for Ontario in 4Q2025', jurisdiction: 'ON', blocks: true }),
    ]);
    expect([made.totals.tax, made.totals.due]).toEqual([null, null]);
    const entered = { quarter, units: 'us', jurisdiction: 'ON', source: 'the matrix of 4Q2025' } as const;
    const with4 = returnOf(ROWS, { quarter }, [{ ...entered, fuelType: 'diesel', kind: 'tax', rate: '0.25' }]);
    expect([with4.problems, with4.totals.tax]).toEqual([[], 45_00 - 91_26]);
  });

  it('is worked out in liters and Canadian dollars for a fleet there', () => {
    const made = returnOf(rowsOf(['ON', 2_000, 300], ['KY', 1_000, 900]), { units: 'metric' });
    expect([mpgIn(made), linesIn(made)]).toEqual([
      '2.50',
      [
        ['KY', 'tax', 400, -500, -40_60],
        ['KY', 'surcharge', 400, 400, 15_48],
        ['ON', 'tax', 800, 500, 45_00],
      ],
    ]);
  });
});

describe('a return', () => {
  it('of a fleet that did not run owes nothing', () =>
    expect(returnOf([]).totals).toEqual({
      ...{ tax: 0, surcharge: 0, interest: 0, penalty: 0, previousCredit: 0, due: 0 },
    }));
  it('of a fleet that did not run has the penalty when it is late', () =>
    expect(returnOf([], { filedOn: '2026-11-03' }).totals).toMatchObject({ interest: 0, penalty: 50_00, due: 50_00 }));
  it('with miles and no fuel has no sums', () => {
    const made = returnOf(rowsOf(['TX', 100, 0]));
    expect([mpgIn(made), made.totals.due, made.problems.map(({ code }) => code)]).toEqual([null, null, ['NO_FUEL']]);
  });
  it('with fuel and no miles gets its tax back', () =>
    expect(returnOf(rowsOf(['TX', 0, 100])).totals.due).toBe(-20_00));
  it('takes the miles per gallon that an auditor set', () =>
    expect(linesIn(returnOf(rowsOf(['TX', 1_000, 0]), { fuel: { mpg: '4.00' } }))).toEqual([
      ['TX', 'tax', 250, 250, 50_00],
    ]));
  it('says that preliminary rates are not for filing', () =>
    expect(returnOf(rowsOf(['TX', 1_000, 200]), { quarter: '4Q2026' }).problems).toMatchObject([
      { code: 'RATE_PRELIMINARY', blocks: true },
    ]));
  it('has a section for each fuel, whose missing rates it names', () => {
    const fuels = ['diesel', 'propane'].map((fuelType) => ({ fuelType, lines: rowsOf(['VA', 800, 100]) }));
    const made = returnOf([], { fuels });
    expect([made.sections.map(({ fuelType }) => fuelType), made.problems.map(({ message }) => message)]).toEqual([
      ['diesel', 'propane'],
      ['No rate for Virginia on propane in 3Q2026', 'No rate for Virginia surcharge on propane in 3Q2026'],
    ]);
  });
  it('splits the miles of a vehicle with two fuels by gallons', () =>
    expect([shareOfMiles('1000.0', '75', '100'), shareOfMiles('100.1', '1', '3')]).toEqual(['750.0', '33.4']));
});

describe('being late', () => {
  it.each([
    ['2026-11-02', '2026-11-02', 0, 0n],
    ['2026-11-02', '2026-11-03', 1, 7_500n],
    ['2026-11-02', '2026-12-02', 1, 7_500n],
    ['2026-11-02', '2026-12-03', 2, 15_000n],
    // the end of a month is a month from the end of the one before
    ['2026-04-30', '2026-05-31', 1, 7_500n],
    ['2026-04-30', '2026-06-01', 2, 15_000n],
    // each month at the rate of the year in which it begins
    ['2024-10-31', '2025-02-10', 4, 8_333n * 3n - 8_333n + 7_500n * 2n],
  ])('from %s until %s are %i months', (due, filedOn, months, factor) =>
    expect(latenessOf(due, filedOn)).toMatchObject({ months, factor }),
  );
  it('takes a tenth of what is owed where that is more than $50.00', () => {
    const late = latenessOf('2026-11-02', '2026-11-03');
    expect([50_000, 50_005, 50_004, -1_000].map((owed) => penaltyOn(owed, late))).toEqual([50_00, 50_01, 50_00, 50_00]);
    expect(interestOn(-100, late)).toBe(0);
  });
  it('says which years have no rate', () =>
    expect(latenessOf('2026-12-20', '2027-03-01')).toMatchObject({ months: 3, missing: [2027], unverified: [2026] }));
});
