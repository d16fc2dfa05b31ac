import { addDays, dateToInstant, formatDate, formatDateTime, instantToDateInput, setFirmTimeZone, todayInFirm } from './dates';

describe('dates', () => {
  beforeEach(() => setFirmTimeZone('America/New_York'));

  it('shows a calendar date as it is, in no time zone', () => {
    expect(formatDate('2026-03-01')).toBe('03/01/2026');
  });

  it("shows an instant in the firm's time zone", () => {
    expect(formatDate('2026-03-02T03:30:00.000Z')).toBe('03/01/2026');
    expect(formatDateTime('2026-03-02T15:05:00.000Z')).toMatch(/^03\/02\/2026 10:05\sAM$/);
    setFirmTimeZone('America/Los_Angeles');
    expect(formatDate('2026-03-02T07:30:00.000Z')).toBe('03/01/2026');
  });

  it('says what to show when there is none', () => {
    expect(formatDate(null, 'N/A')).toBe('N/A');
    expect(formatDate('not a date')).toBe('—');
  });

  it('counts days over the ends of months and leap years', () => {
    expect(addDays('2026-01-31', 30)).toBe('2026-03-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('keeps the typed day whatever the time zone', () => {
    expect(dateToInstant('2026-07-04')).toBe('2026-07-04T12:00:00.000Z');
    expect(instantToDateInput('2026-07-04T12:00:00.000Z')).toBe('2026-07-04');
    expect(dateToInstant('')).toBeNull();
  });

  it("knows the firm's today near midnight", () => {
    expect(todayInFirm(new Date('2026-03-02T04:59:00.000Z'))).toBe('2026-03-01');
  });
});
