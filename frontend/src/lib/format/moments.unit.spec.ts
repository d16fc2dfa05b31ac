import { setFirmTimeZone } from './dates';
import { asOfFault, asOfText, isDay, momentText, readDay, readMoment, spanFault } from './moments';

describe('a day that was typed', () => {
  beforeEach(() => setFirmTimeZone('America/New_York'));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['10/31/2026', '2026-10-31'],
    [' 1/5/2026 ', '2026-01-05'],
    ['01-05-26', '2026-01-05'],
    ['1.5.2026', '2026-01-05'],
    ['2026-10-31', '2026-10-31'],
    ['2/29/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['', '31/10/2026', '2/29/2026', '2026-13-01', '10/2026', 'soon', '10/31/202', '1/1/0026'])(
    '%s is none',
    (text) => expect(readDay(text)).toBeNull(),
  );

  it("without a year is of the firm's year", () => {
    jest.useFakeTimers({ now: new Date('2027-01-01T04:00:00.000Z') });
    expect(readDay('10/31')).toBe('2026-10-31');
  });
});

describe('a moment that was typed', () => {
  beforeEach(() => setFirmTimeZone('America/New_York'));
  afterEach(() => jest.useRealTimers());

  it('is the day where no time is said', () => expect(readMoment('10/31/2026')).toBe('2026-10-31'));

  it.each([
    ['10/31/2026 5:00 PM', '2026-10-31T21:00:00.000Z'],
    ['10/31/2026, 5pm', '2026-10-31T21:00:00.000Z'],
    ['10/31/2026 17:00', '2026-10-31T21:00:00.000Z'],
    ['10/31/2026 12:30 am', '2026-10-31T04:30:00.000Z'],
    ['10/31/2026 12 p.m.', '2026-10-31T16:00:00.000Z'],
    // clocks go back that night
    ['11/01/2026 9:15 AM', '2026-11-01T14:15:00.000Z'],
    ['03/08/2026 3:00 AM', '2026-03-08T07:00:00.000Z'],
  ])("%s is %s, by the firm's clocks", (text, instant) => expect(readMoment(text)).toBe(instant));

  it('is by the clocks of the firm, wherever it is', () => {
    setFirmTimeZone('America/Los_Angeles');
    expect(readMoment('10/31/2026 5:00 PM')).toBe('2026-11-01T00:00:00.000Z');
  });

  it.each(['10/31/2026 25:00', '10/31/2026 5:60 PM', '10/31/2026 5', '10/31/2026 13 PM', 'soon 5 PM', '10/31/2026 x'])(
    '%s is none',
    (text) => expect(readMoment(text)).toBeNull(),
  );

  it.each(['10/31/2026', '10/31/2026 5:00 PM'])('reads again as it is shown: %s', (text) =>
    expect(momentText(readMoment(text) ?? '').replace(' ', ' ')).toBe(text),
  );

  it('says what it means', () => {
    expect(asOfText('2026-10-31')).toBe('the end of 10/31/2026, New York time');
    expect(asOfText('2026-10-31T21:00:00.000Z').replace(' ', ' ')).toBe('10/31/2026 5:00 PM, New York time');
  });

  it('must be over where things are shown as of it', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01T03:00:00.000Z') });
    expect(asOfFault('2026-10-31')).toMatch(/^Today is not over yet/);
    expect([asOfFault('2026-11-01'), asOfFault('2026-11-01T03:00:01.000Z')]).toEqual([
      'This time is still to come',
      'This time is still to come',
    ]);
    expect([asOfFault('2026-10-30'), asOfFault('2026-11-01T02:59:00.000Z')]).toEqual([undefined, undefined]);
  });
});

describe('a span', () => {
  it.each([
    ['2026-03-02', '2026-03-01', true],
    ['2026-03-01', '2026-03-01', false],
    ['2026-03-01', '2026-03-02', false],
    ['2026-03-02T15:00:00.000Z', '2026-03-02T14:59:00.000Z', true],
    ['', '2026-03-01', false],
    ['2026-03-01', '', false],
    ['2026-03-02T15:00:00.000Z', '', false],
    ['', '2026-03-02T15:00:00.000Z', false],
    // by the firm's clocks the instant may be on that day or not
    ['2026-03-02T02:00:00.000Z', '2026-03-01', false],
  ])('from %p to %p is the wrong way round: %p', (from, to, wrong) =>
    expect(spanFault(from, to)).toBe(wrong ? 'To cannot be before From' : undefined),
  );
});

describe('a day as it is kept', () => {
  it.each([
    ['2026-03-01', true],
    ['2026-03-01T00:00', false],
    ['x2026-03-01', false],
    ['2026-3-1', false],
    ['', false],
  ])('is %p: %p', (value, is) => expect(isDay(value)).toBe(is));
});
