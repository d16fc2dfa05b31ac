import { nextBusinessDay } from './business-days';
import { federalHolidays, isFederalHoliday } from './federal-holidays';

describe('the federal holidays', () => {
  // as the Office of Personnel Management publishes them
  it('of 2026 are kept on the days that the government is closed', () =>
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]));
  it('on a Saturday are kept the Friday before, on a Sunday the Monday after', () => {
    expect(federalHolidays(2027)).toEqual(expect.arrayContaining(['2027-06-18', '2027-07-05', '2027-12-24']));
    expect(federalHolidays(2028)[0]).toBe('2027-12-31');
    expect(federalHolidays(2023)[0]).toBe('2023-01-02');
  });
  it('knew no Juneteenth before 2021', () => {
    expect(isFederalHoliday('2020-06-19')).toBe(false);
    expect(isFederalHoliday('2021-06-18')).toBe(true);
  });
});

describe('the next business day', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 'a Friday'],
    ['2026-11-21', '2026-11-23', 'a Saturday'],
    ['2026-11-22', '2026-11-23', 'a Sunday'],
    ['2026-11-26', '2026-11-27', 'Thanksgiving'],
    ['2026-07-03', '2026-07-06', 'the Friday on which Independence Day is kept'],
    ['2027-12-31', '2028-01-03', 'New Year kept in the old year, before a weekend'],
    ['2026-05-23', '2026-05-26', 'the weekend before Memorial Day'],
  ])('from %s is %s: %s', (from, expected) => expect(nextBusinessDay(from)).toBe(expected));
});
