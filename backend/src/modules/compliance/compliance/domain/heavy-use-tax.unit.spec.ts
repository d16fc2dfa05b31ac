import { heavyCategory, heavyTax, MONTHS_OF_PERIOD, taxYearOf, weightTable } from './heavy-use-tax';

const truck = { taxYear: 2026, firstUsedMonth: 'july', weight: 80_000, suspended: false } as const;

describe('the heavy vehicle use tax', () => {
  it.each([
    [55_000, 'A', 100_00],
    [55_001, 'B', 122_00],
    [56_000, 'B', 122_00],
    [56_001, 'C', 144_00],
    [60_000, 'F', 210_00],
    [74_999, 'U', 540_00],
    [75_000, 'U', 540_00],
    [75_001, 'V', 550_00],
    [80_000, 'V', 550_00],
  ])('of %d lb is that of category %s: %d cents', (weight, category, tax) => {
    expect([heavyCategory({ ...truck, weight }), heavyTax({ ...truck, weight })]).toEqual([category, tax]);
  });

  it('is that of the months from first use through June', () => {
    const [july, august, ...later] = MONTHS_OF_PERIOD.map((firstUsedMonth) => heavyTax({ ...truck, firstUsedMonth }));
    expect([july, august]).toEqual([550_00, 504_17]);
    expect(later).toEqual([458_33, 412_50, 366_67, 320_83, 275_00, 229_17, 183_33, 137_50, 91_67, 45_83]);
  });

  it('is not due of a suspended vehicle, which is filed as category W', () => {
    const suspended = { ...truck, suspended: true };
    expect([heavyCategory(suspended), heavyTax(suspended)]).toEqual(['W', 0]);
  });
});

describe('the weight table', () => {
  it('has the categories of the form, each with its pounds and the tax of a whole period', () => {
    const table = weightTable(2026);
    expect(table.map(({ category }) => category).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV');
    expect([table[0], table[1], table[5], table[20], table[21]]).toEqual([
      { category: 'A', from: 55_000, to: 55_000, tax: 100_00 },
      { category: 'B', from: 55_001, to: 56_000, tax: 122_00 },
      { category: 'F', from: 59_001, to: 60_000, tax: 210_00 },
      { category: 'U', from: 74_001, to: 75_000, tax: 540_00 },
      { category: 'V', from: 75_001, to: null, tax: 550_00 },
    ]);
  });

  it.each([
    ['2026-06-30', 2025],
    ['2026-07-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ])('of %s is that of the tax year %d', (day, year) => {
    expect(taxYearOf(day)).toBe(year);
  });
});
