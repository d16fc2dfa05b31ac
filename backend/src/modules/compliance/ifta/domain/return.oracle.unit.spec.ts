import table from './data/tax-rates.json';
import { cents } from '../../../../platform/money/money';
import { computeReturn } from './return';

/*
 * The return a second time, in plain integers and without a line of the product's: what a bookkeeper does on paper.
 * Ten thousand random quarters of it agree to the cent.
 */

const SEED = Number(process.env['RETURN_SEED'] ?? 20_261_127);
const QUARTERS_TRIED = 10_000;
/** Mulberry32. */
const chance = (() => {
  let state = SEED;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
})();
const upTo = (most: number): number => Math.floor(chance() * (most + 1));
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length - 1)] as T;

/** Half away from zero, in integers. */
const divided = (over: number, under: number): number => {
  const [a, b] = [BigInt(Math.abs(over)), BigInt(under)];
  const whole = a / b + ((a % b) * 2n >= b ? 1n : 0n);
  return Number(over < 0 ? -whole : whole);
};

type Matrix = (typeof table.quarters)[number];
const OUTSIDE = ['AK', 'HI', 'DC', 'YT', 'NT', 'NU'];

/** Rates of a quarter in ten-thousandths; null where the matrix has none that is known. */
const rateIn = (matrix: Matrix, kind: 'tax' | 'surcharge', code: string, column: 0 | 1): number | null => {
  const text = (matrix[kind] as Record<string, (string | null)[]>)[code]?.[column];
  if (text === 'none') return 0;
  return text === undefined || text === null ? null : Math.round(Number(text) * 10_000);
};

interface Drive {
  code: string;
  tenths: number;
  taxable: number;
  paid: number;
  unpaid: number;
}

/** What is due, in cents, or null where a rate is missing. */
const onPaper = (matrix: Matrix, column: 0 | 1, drives: readonly Drive[]): number | null => {
  let [miles, gallons] = [0, 0];
  for (const drive of drives) {
    miles += divided(drive.tenths, 10);
    gallons += divided(drive.paid + drive.unpaid, 1_000);
  }
  const mpg = gallons === 0 ? 0 : divided(miles * 100, gallons);
  if (miles > 0 && mpg === 0) return null;
  let due = 0;
  for (const drive of drives) {
    if (OUTSIDE.includes(drive.code)) continue;
    const rate = rateIn(matrix, 'tax', drive.code, column);
    if (rate === null) return null;
    const taxable = Math.min(divided(drive.taxable, 10), divided(drive.tenths, 10));
    const burned = mpg === 0 ? 0 : divided(taxable * 100, mpg);
    due += divided((burned - divided(drive.paid, 1_000)) * rate, 100);
    if (!['KY', 'VA'].includes(drive.code)) continue;
    const surcharge = rateIn(matrix, 'surcharge', drive.code, column);
    if (surcharge === null) return null;
    due += divided(burned * surcharge, 100);
  }
  return due;
};

const decimal = (number: number, places: number): string =>
  `${Math.floor(number / 10 ** places)}.${String(number % 10 ** places).padStart(places, '0')}`;

describe('a return that is worked out a second time', () => {
  const codes = [...new Set(table.quarters.flatMap(({ tax }) => Object.keys(tax)))].concat(OUTSIDE);
  const drive = (): Drive[] => {
    const seen = new Set<string>();
    return Array.from({ length: upTo(9) }, () => oneOf(codes))
      .filter((code) => !seen.has(code) && seen.add(code))
      .map((code) => {
        const tenths = upTo(oneOf([9, 90_000, 9_000_000]));
        const taxable = chance() < 0.8 ? tenths : upTo(tenths);
        return { code, tenths, taxable, paid: upTo(oneOf([0, 999, 2_000_000])), unpaid: upTo(oneOf([0, 0, 400_000])) };
      });
  };

  it(`comes to the same cent in ${QUARTERS_TRIED} random quarters`, () => {
    let compared = 0;
    for (let nr = 0; nr < QUARTERS_TRIED; nr += 1) {
      const matrix = oneOf(table.quarters);
      const column = oneOf([0, 0, 0, 1] as const);
      const drives = drive();
      const expected = onPaper(matrix, column, drives);
      const made = computeReturn(
        {
          quarter: matrix.quarter,
          units: column === 0 ? 'us' : 'metric',
          filedOn: null,
          previousCredit: cents(0),
          fuels: [
            {
              fuelType: 'diesel',
              lines: drives.map(({ code, tenths, taxable, paid, unpaid }) => ({
                ...{ jurisdiction: code, miles: decimal(tenths, 1), taxableMiles: decimal(taxable, 1) },
                ...{ taxPaidGallons: decimal(paid, 3), untaxedGallons: decimal(unpaid, 3) },
              })),
            },
          ],
        },
        [],
      );
      if (expected !== null) compared += 1;
      if (made.totals.due !== expected)
        expect([nr, matrix.quarter, drives, made.totals.due]).toEqual([nr, matrix.quarter, drives, expected]);
    }
    // most of them have all of their rates
    expect(compared).toBeGreaterThan(QUARTERS_TRIED / 3);
  });

  it('is the same in whatever order its lines come, and its columns add up', () => {
    for (let nr = 0; nr < 500; nr += 1) {
      const drives = drive().map(({ code, tenths, paid }) => ({
        ...{ jurisdiction: code, miles: decimal(tenths, 1), taxPaidGallons: decimal(paid, 3) },
      }));
      const made = (lines: typeof drives) =>
        computeReturn(
          {
            ...{ quarter: '3Q2026', units: 'us', filedOn: '2026-12-10', previousCredit: cents(0) },
            fuels: [{ fuelType: 'diesel', lines }],
          },
          [],
        );
      const forth = made(drives);
      expect(made(drives.toReversed())).toEqual(forth);
      const [section] = forth.sections;
      const sum = (of: (line: NonNullable<typeof section>['lines'][number]) => number): number =>
        section?.lines.reduce((all, line) => all + of(line), 0) ?? 0;
      expect([sum(({ totalMiles }) => totalMiles), sum(({ taxPaidGallons }) => taxPaidGallons)]).toEqual([
        ...[section?.totalMiles, section?.totalGallons],
      ]);
    }
  });
});
