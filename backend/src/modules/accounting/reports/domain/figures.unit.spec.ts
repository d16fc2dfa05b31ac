import { cents } from '../../../../platform/money/money';
import { growthOf, milesPerGallon, netMarginOf, perMileOf } from './figures';

describe('figures beside statements', () => {
  it.each([
    [15_000, 10_000, '50.0'],
    [10_000, 15_000, '-33.3'],
    [10_000, 0, '0.0'],
    [0, 0, '0.0'],
    [5_000, -10_000, '150.0'],
    [10_005, 10_000, '0.1'],
    [9_995, 10_000, '-0.1'],
  ])('growth to %d from %d cents is %s %%', (now, before, said) => {
    proves('RUL-443');
    expect(growthOf(cents(now), cents(before))).toBe(said);
  });

  it.each([
    [25_000, 100_000, '25.0'],
    [-5_000, 100_000, '-5.0'],
    [33_333, 100_000, '33.3'],
    // no revenue counts as one dollar: a loss of $2.00 is 200 %
    [-200, 0, '-200.0'],
    [0, 0, '0.0'],
  ])('net income of %d on revenue of %d cents is a margin of %s %%', (net, revenue, said) => {
    proves('RUL-444');
    expect(netMarginOf(cents(net), cents(revenue))).toBe(said);
  });

  it.each([
    [150_000, '1000', '1.50'],
    [123_456, '1000', '1.2346'],
    [100, '3', '0.3333'],
    [150_000, '432.5', '3.4682'],
    [150_000, '0', null],
  ])('expenses of %d cents over %s miles are %s dollars a mile', (expenses, miles, said) =>
    expect(perMileOf(cents(expenses), miles)).toBe(said),
  );

  it.each([
    ['650', '100', '6.50'],
    ['650', '0', '650.00'],
    ['650', '0.5', '650.00'],
    ['1000.5', '150.25', '6.66'],
  ])('%s miles on %s gallons are %s miles a gallon', (miles, gallons, said) => {
    proves('RUL-445');
    expect(milesPerGallon(miles, gallons)).toBe(said);
  });
});
