import {
  addDays,
  dateToInstant,
  daysUntil,
  firmTimeZone,
  formatDate,
  formatDateTime,
  formatTime,
  instantToDateInput,
  setFirmTimeZone,
  thisMonth,
  todayInFirm,
} from './dates';

describe('dates', () => {
  beforeEach(() => setFirmTimeZone('America/New_York'));

  it('shows a calendar date as it is, in no time zone', () => {
    expect(formatDate('2026-03-01')).toBe('03/01/2026');
    setFirmTimeZone('Pacific/Honolulu');
    expect(formatDate('2026-03-01')).toBe('03/01/2026');
  });

  it("shows an instant in the firm's time zone", () => {
    expect(formatDate('2026-03-02T03:30:00.000Z')).toBe('03/01/2026');
    expect(formatDateTime('2026-03-02T15:05:00.000Z')).toMatch(/^03\/02\/2026 10:05\sAM$/);
    setFirmTimeZone('America/Los_Angeles');
    expect(formatDate('2026-03-02T07:30:00.000Z')).toBe('03/01/2026');
  });

  it.each([null, undefined, '', 'not a date', '12026-03-01x'])('says what to show when there is none (%p)', (value) => {
    expect([formatDate(value), formatDate(value, 'N/A')]).toEqual(['—', 'N/A']);
    expect([formatDateTime(value), formatDateTime(value, 'Never')]).toEqual(['—', 'Never']);
  });

  it('counts days over the ends of months and leap years', () => {
    expect(addDays('2026-01-31', 30)).toBe('2026-03-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-01-01', 0)).toBe('2026-01-01');
    expect(addDays('soon', 30)).toBe('soon');
  });

  it('keeps the typed day whatever the time zone', () => {
    expect(dateToInstant('2026-07-04')).toBe('2026-07-04T12:00:00.000Z');
    expect(instantToDateInput('2026-07-04T12:00:00.000Z')).toBe('2026-07-04');
    expect(instantToDateInput('2026-07-04')).toBe('2026-07-04');
    expect(instantToDateInput('2026-07-04T03:30:00.000Z')).toBe('2026-07-03');
    expect([dateToInstant(''), dateToInstant('07/04/2026'), dateToInstant('2026-07-04T00:00')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([instantToDateInput(null), instantToDateInput('')]).toEqual(['', '']);
  });

  it("knows the firm's today near midnight", () => {
    expect(todayInFirm(new Date('2026-03-02T04:59:00.000Z'))).toBe('2026-03-01');
    expect(todayInFirm(new Date('2026-03-02T05:00:00.000Z'))).toBe('2026-03-02');
  });

  it.each([
    ['2026-03-02T15:00:00.000Z', '2026-03-01', '2026-03-31'],
    ['2026-03-01T03:00:00.000Z', '2026-02-01', '2026-02-28'],
    ['2028-02-29T15:00:00.000Z', '2028-02-01', '2028-02-29'],
    ['2026-12-31T15:00:00.000Z', '2026-12-01', '2026-12-31'],
    ['2026-04-30T15:00:00.000Z', '2026-04-01', '2026-04-30'],
  ])('knows at %s the month that the firm is in, from %s to %s', (now, from, to) => {
    expect(thisMonth(new Date(now))).toEqual({ from, to });
  });

  it("tells the time by the firm's clocks, and which those are", () => {
    setFirmTimeZone('America/Los_Angeles');
    expect(firmTimeZone()).toBe('America/Los_Angeles');
    expect(formatTime('2026-03-02T20:05:00.000Z')).toMatch(/^12:05\sPM$/);
  });

  describe("from the firm's day", () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-02T03:30:00.000Z') }));
    afterEach(() => jest.useRealTimers());

    it.each([
      ['2026-03-01', 0],
      ['2026-03-02', 1],
      ['2026-02-28', -1],
      // clocks go forward in between
      ['2026-03-31', 30],
    ])('it is %s in %i days', (date, days) => expect(daysUntil(date)).toBe(days));
  });
});
