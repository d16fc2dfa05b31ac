import {
  formatMoney,
  formatQuantity,
  formatWholeDollars,
  fromCents,
  isZeroMoney,
  groupedMoney,
  normalizeMoney,
  subtractMoney,
  sumMoney,
  toCents,
} from './money';

describe('money', () => {
  it.each([
    ['1250', 125_000n],
    ['1,250.5', 125_050n],
    ['1,250,000', 125_000_000n],
    ['$0.07', 7n],
    ['$ 12', 1_200n],
    ['-$12.30', -1_230n],
    ['.5', 50n],
    ['7.', 700n],
    ['-12.30', -1_230n],
    [' 3.00 ', 300n],
    ['007', 700n],
  ])('reads %s as cents', (typed, cents) => {
    expect(toCents(typed)).toBe(cents);
  });

  it.each([
    '',
    '.',
    '-',
    '$',
    'abc',
    '1.234',
    '1,25',
    ',250',
    '1,2500',
    '12,34,567',
    '1.2.3',
    '1e5',
    'x12',
    '12x',
    '--5',
    '5-',
    '1 2',
  ])('refuses %p', (typed) => {
    expect(toCents(typed)).toBeNull();
  });

  it.each([
    ['1234567.5', '$1,234,567.50'],
    ['999', '$999.00'],
    ['1000', '$1,000.00'],
    ['-0.05', '-$0.05'],
    ['-1250.00', '-$1,250.00'],
    ['0', '$0.00'],
    [12.5, '$12.50'],
    [-0.1, '-$0.10'],
    ['unknown', 'unknown'],
  ])('shows %p as %s', (amount, shown) => {
    proves('RUL-267', 'RUL-432', 'RUL-435');
    expect(formatMoney(amount)).toBe(shown);
  });

  it.each([null, undefined, ''])('shows a dash where there is no amount (%p)', (amount) => {
    expect([formatMoney(amount), formatWholeDollars(amount), formatQuantity(amount)]).toEqual(['—', '—', '—']);
  });

  it('stays exact where floating point would not', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
    expect(sumMoney(['90071992547409.93', '0.01'])).toBe('90071992547409.94');
    expect(subtractMoney('500.00', '15.25')).toBe('484.75');
  });

  it('counts a line that is not filled in yet as nothing', () => {
    expect(sumMoney([])).toBe('0.00');
    expect(sumMoney(['12.00', '', 'soon'])).toBe('12.00');
    expect(subtractMoney('', '15.25')).toBe('-15.25');
    expect(subtractMoney('15.25', '')).toBe('15.25');
  });

  it.each([
    ['240.49', '$240'],
    ['240.50', '$241'],
    ['1240.50', '$1,241'],
    ['-240.50', '-$241'],
    ['-0.49', '$0'],
    ['-0.50', '-$1'],
    ['0.00', '$0'],
    ['unknown', 'unknown'],
  ])('rounds half a dollar up when it shows %s as whole dollars', (amount, shown) => {
    expect(formatWholeDollars(amount)).toBe(shown);
  });

  it('normalizes what was typed and leaves what it cannot read', () => {
    expect(normalizeMoney('1,250')).toBe('1250.00');
    expect(normalizeMoney('twelve')).toBe('twelve');
  });

  it.each([
    ['1450', '1,450.00'],
    ['$1,450', '1,450.00'],
    ['-1234567.5', '-1,234,567.50'],
    ['0.5', '0.50'],
    ['twelve', 'twelve'],
    ['', ''],
  ])('%j reads %j where it is left', (typed, shown) => expect(groupedMoney(typed)).toBe(shown));

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [100n, '1.00'],
    [-125_000n, '-1250.00'],
  ])('writes %s cents as it travels', (cents, text) => {
    expect(fromCents(cents)).toBe(text);
  });

  it('knows nothing left from a cent left', () => {
    expect(['0', '0.00', '$0', '-0.00'].map(isZeroMoney)).toEqual([true, true, true, true]);
    expect(['0.01', '-0.01', '', 'none'].map(isZeroMoney)).toEqual([false, false, false, false]);
  });

  it.each([
    ['12345.60', 'mi', '12,345.60 mi'],
    ['612.0', '', '612'],
    ['612.00', 'mi', '612 mi'],
    ['612.', '', '612'],
    ['-1200.5', 'gal', '-1,200.5 gal'],
    ['0.0625', 'gal', '0.0625 gal'],
    ['unknown', '', 'unknown'],
    ['612.5', '', '612.5'],
    ['1000.050', 'gal', '1,000.050 gal'],
    [7, 'mi', '7 mi'],
    [0, '', '0'],
  ])('shows a quantity of %p %s as %s, without empty decimals', (value, unit, shown) => {
    expect(unit === '' ? formatQuantity(value) : formatQuantity(value, unit)).toBe(shown);
  });
});
