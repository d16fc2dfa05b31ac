import { lastWeek, workedOut } from './settlement-words';

describe('the words of a settlement', () => {
  it.each([
    [{ base: '2400.00', unit: '%', rate: '70.0000' }, '$2,400.00 × 70 %'],
    [{ base: '612.5', unit: 'mile', rate: '0.5850' }, '612.5 mi × $0.585'],
    [{ base: '7', unit: 'hour', rate: '25' }, '7 h × $25.00'],
    [{ base: '3', unit: 'stop', rate: '40.00' }, '3 stops × $40.00'],
    [{ base: '1', unit: 'load', rate: '400.00' }, null],
    [{ base: '1', unit: 'line', rate: '75.00' }, null],
  ])('say how %j is worked out', (line, words) => {
    expect(workedOut(line)).toBe(words);
  });

  it('propose the week that ended last, Monday to Sunday', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' };
    for (const today of ['2026-11-23', '2026-11-27', '2026-11-29']) expect(lastWeek(today)).toEqual(week);
    expect(lastWeek('2026-11-30')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });
});
