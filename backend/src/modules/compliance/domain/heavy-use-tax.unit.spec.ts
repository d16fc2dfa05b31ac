import { heavyCategory, heavyTax, MONTHS_OF_PERIOD } from './heavy-use-tax';

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
