import table from './form-2290-tax.json';
import { bandsOf, ELECTRONIC_FROM, LEAST_WEIGHT, SUSPENDED_MILES } from './form-2290-tax';

const [today] = table.rates;

describe('the thresholds of Form 2290', () => {
  it('are those of the table, each with its source', () => {
    expect([LEAST_WEIGHT, ELECTRONIC_FROM, SUSPENDED_MILES]).toEqual([
      55_000,
      25,
      { source: '26 U.S.C. 4483(d)', miles: 5_000, agriculturalMiles: 7_500 },
    ]);
    for (const { source } of [table, table.electronic, table.suspended]) expect(source).toMatch(/^26 U\.S\.C\. 448/);
  });

  it('make the categories of today, A to V', () => {
    const bands = bandsOf(today!);
    expect(bands.map(({ category }) => category).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV');
    expect([bands[0], bands[1], bands[20], bands[21]]).toEqual([
      { category: 'A', from: 55_000, to: 55_000 },
      { category: 'B', from: 55_001, to: 56_000 },
      { category: 'U', from: 74_001, to: 75_000 },
      { category: 'V', from: 75_001, to: null },
    ]);
  });

  it('make others where the rates change', () => {
    expect(bandsOf({ ...today!, taxableFrom: 60_000, per: 2_000, heaviestOver: 64_000 })).toEqual([
      { category: 'A', from: 60_000, to: 60_000 },
      { category: 'B', from: 60_001, to: 62_000 },
      { category: 'C', from: 62_001, to: 64_000 },
      { category: 'D', from: 64_001, to: null },
    ]);
  });
});
