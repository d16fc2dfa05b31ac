import { formatMoney, formatQuantity, formatWholeDollars, fromCents, normalizeMoney, subtractMoney, sumMoney, toCents } from './money';

describe('money', () => {
  it.each([
    ['1250', 125_000n],
    ['1,250.5', 125_050n],
    ['$0.07', 7n],
    ['.5', 50n],
    ['-12.30', -1_230n],
  ])('reads %s as cents', (typed, cents) => {
    expect(toCents(typed)).toBe(cents);
  });

  it.each(['', 'abc', '1.234', '1,25', '1.2.3', '1e5'])('refuses %p', (typed) => {
    expect(toCents(typed)).toBeNull();
  });

  it('shows thousands separators and two places', () => {
    expect(formatMoney('1234567.5')).toBe('$1,234,567.50');
    expect(formatMoney('-0.05')).toBe('-$0.05');
    expect(formatMoney(null)).toBe('—');
  });

  it('stays exact where floating point would not', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
    expect(sumMoney(['90071992547409.93', '0.01'])).toBe('90071992547409.94');
    expect(subtractMoney('500.00', '15.25')).toBe('484.75');
  });

  it('rounds half a dollar up when it shows whole dollars', () => {
    expect(formatWholeDollars('240.49')).toBe('$240');
    expect(formatWholeDollars('1240.50')).toBe('$1,241');
  });

  it('normalizes what was typed and leaves what it cannot read', () => {
    expect(normalizeMoney('1,250')).toBe('1250.00');
    expect(normalizeMoney('twelve')).toBe('twelve');
    expect(fromCents(-5n)).toBe('-0.05');
  });

  it('shows quantities without empty decimals', () => {
    expect(formatQuantity('12345.60', 'mi')).toBe('12,345.60 mi');
    expect(formatQuantity('612.0')).toBe('612');
  });
});
