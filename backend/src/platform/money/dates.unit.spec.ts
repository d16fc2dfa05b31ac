import fc from 'fast-check';
import { addDays, dateIn, endOfDay, firstOfMonth, isDate, monthsAfter, startOfDay, usDate, yearsAfter } from './dates';

describe('a calendar date', () => {
  it.each([
    ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21'],
    ['America/New_York', '2026-11-22T05:00:00Z', '2026-11-22'],
    ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30'],
    ['America/New_York', '2026-07-01T04:00:00Z', '2026-07-01'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['UTC', '2026-11-21T23:59:59Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-21T11:00:00Z', '2026-11-22'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(dateIn(zone, new Date(instant))).toBe(date);
  });

  it.each([
    ['2026-11-21', 30, '2026-12-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %i days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it('comes back when the days are taken away again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        (days) => addDays(addDays('2026-11-21', days), -days) === '2026-11-21',
      ),
      { seed: 1 },
    );
  });

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-11-31', false],
    ['26-11-21', false],
    ['2026-11-21T00:00:00Z', false],
    ['', false],
    ['0000-01-01', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
  ])('%p is a date of business: %p', (text, is) => {
    expect(isDate(text)).toBe(is);
  });

  it('is shown as Americans write it', () => {
    expect([usDate('2026-11-21'), usDate(null), firstOfMonth('2026-11-21')]).toEqual([
      '11/21/2026',
      'N/A',
      '2026-11-01',
    ]);
  });

  it.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
    ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T04:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z', '2026-11-21T09:59:59.999Z'],
    ['Pacific/Pago_Pago', '2026-11-21', '2026-11-21T11:00:00.000Z', '2026-11-22T10:59:59.999Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ])('in %s %s lasts from %s to %s', (zone, date, start, end) => {
    expect([startOfDay(zone, date).toISOString(), endOfDay(zone, date).toISOString()]).toEqual([start, end]);
  });

  it.each([
    ['2026-03-02', 3, '2029-03-02'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2028-02-29', 5, '2033-02-28'],
  ])('%s has its like %i years later: %s', (date, years, later) => expect(yearsAfter(date, years)).toBe(later));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-07-01', 6, '2027-01-01'],
    ['2026-12-15', 12, '2027-12-15'],
    ['2026-08-31', 66, '2032-02-29'],
    ['2026-08-31', 0, '2026-08-31'],
  ])('%s has its like %i months later: %s', (date, months, later) => expect(monthsAfter(date, months)).toBe(later));

  it('is told anew for another zone at the same minute', () => {
    const instant = new Date('2026-11-22T04:59:59Z');
    expect([dateIn('UTC', instant), dateIn('America/New_York', instant), dateIn('UTC', instant)]).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-22',
    ]);
  });
});
