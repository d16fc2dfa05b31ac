import fc from 'fast-check';
import { cents, moneyText } from '../../../../platform/money/money';
import { instantIn } from '../../../../platform/money/zoned-time';
import { detentionOf, totalOf, UNKNOWN, type StopClock, type WaitingTerms } from './detention';

const TERMS: WaitingTerms = {
  ...{ detentionRate: cents(50_00), detentionFreeMinutes: 120, detentionIncrementMinutes: 30 },
  ...{ detentionCap: cents(400_00), startsAt: 'arrival' },
};
const ZONE = 'America/Chicago';
const at = (time: string, zone = ZONE): string => instantIn(zone, time).toISOString();
/** A stop by the wall clock; a departure earlier than the arrival is on the next day. */
const stop = (arrived: string, departed: string, over: Partial<StopClock> = {}): StopClock => ({
  arrivedAt: at(`2026-11-10T${arrived}`),
  departedAt: at(`2026-11-${departed < arrived ? '11' : '10'}T${departed}`),
  appointment: null,
  freeMinutes: null,
  ...over,
});
const amountOf = (one: StopClock, over: Partial<WaitingTerms> = {}): string | null => {
  const { amount } = detentionOf(one, { ...TERMS, ...over });
  return amount === null ? null : moneyText(amount);
};

describe('detention at $50.00 an hour after 120 minutes, in blocks of 30, up to $400.00', () => {
  it('of 12:00 to 15:20: 80 minutes over are 90, $75.00', () =>
    expect(detentionOf(stop('12:00', '15:20'), TERMS)).toEqual({
      ...{ minutes: 200, freeMinutes: 120, billableMinutes: 90, amount: 75_00, missing: [] },
    }));
  it.each([
    ['12:00', '14:00', '0.00'],
    ['12:00', '14:01', '25.00'],
    ['12:00', '14:30', '25.00'],
    ['12:00', '14:31', '50.00'],
    ['06:00', '17:00', '400.00'],
    ['23:00', '02:30', '75.00'],
  ])('of %s to %s is %s', (arrived, departed, amount) => expect(amountOf(stop(arrived, departed))).toBe(amount));
  it('by the minute, of 12:00 to 14:07, is 5.83', () =>
    expect(amountOf(stop('12:00', '14:07'), { detentionIncrementMinutes: null })).toBe('5.83'));
  it('in blocks of 15, of 12:00 to 14:16, is 25.00', () =>
    expect(amountOf(stop('12:00', '14:16'), { detentionIncrementMinutes: 15 })).toBe('25.00'));
  it('of two stops is the sum of both', () => {
    const both = [stop('12:00', '15:20'), stop('12:00', '14:30')].map((one) => detentionOf(one, TERMS));
    expect(totalOf(both)).toBe(100_00);
  });
  it('counts the hour that comes twice when the clocks change: 00:30 to 03:30 in New York are 240 minutes', () => {
    const [arrivedAt, departedAt] = ['2026-11-01T00:30', '2026-11-01T03:30'].map((time) =>
      at(time, 'America/New_York'),
    );
    const one = stop('12:00', '13:00', { arrivedAt: arrivedAt ?? null, departedAt: departedAt ?? null });
    expect(detentionOf(one, TERMS)).toMatchObject({ minutes: 240, billableMinutes: 120, amount: 100_00 });
  });
  it('counts no hour that spring leaves out: 01:30 to 03:30 in New York is one hour', () => {
    const [arrivedAt, departedAt] = ['2026-03-08T01:30', '2026-03-08T03:30'].map((time) =>
      at(time, 'America/New_York'),
    );
    const one = stop('12:00', '13:00', { arrivedAt: arrivedAt ?? null, departedAt: departedAt ?? null });
    expect(detentionOf(one, TERMS).minutes).toBe(60);
  });
});

describe('the clock of a stop', () => {
  const noon = at('2026-11-10T12:00');
  const early = stop('10:00', '15:20', { appointment: noon });
  const late = stop('13:00', '16:20', { appointment: noon });
  it.each(['later', 'appointment'] as const)('of a truck that is early starts as at 12:00, from the %s', (startsAt) =>
    expect(detentionOf(early, { ...TERMS, startsAt })).toEqual(detentionOf(stop('12:00', '15:20'), TERMS)),
  );
  it('starts at the arrival where the terms say so', () => expect(detentionOf(early, TERMS).minutes).toBe(320));
  it('is asked about where a truck was early and the terms do not say when it starts', () =>
    expect(detentionOf(early, { ...TERMS, startsAt: null })).toMatchObject({ amount: null, missing: [UNKNOWN.start] }));
  it.each(['later', 'appointment', null] as const)(
    'of a truck that is late never starts before it is there (%s)',
    (startsAt) => expect(detentionOf(late, { ...TERMS, startsAt }).minutes).toBe(200),
  );
  it('that starts at the appointment needs one', () =>
    expect(detentionOf(stop('12:00', '15:20'), { ...TERMS, startsAt: 'appointment' })).toMatchObject({
      amount: null,
      missing: [UNKNOWN.appointment],
    }));
  it('has no minutes while the truck stands there', () =>
    expect(detentionOf({ ...early, departedAt: null }, TERMS)).toMatchObject({
      minutes: null,
      amount: null,
      missing: [],
    }));
  it('cannot be read without an arrival', () =>
    expect(detentionOf({ ...early, arrivedAt: null }, TERMS).missing).toEqual([UNKNOWN.arrival]));
  it('of a truck that left before its appointment shows nothing', () =>
    expect(detentionOf(stop('10:00', '11:00', { appointment: noon }), { ...TERMS, startsAt: 'later' })).toMatchObject({
      minutes: 0,
      amount: 0,
    }));
});

describe('terms that are silent', () => {
  it('about free time give no amount: "free time is not stated"', () => {
    const found = detentionOf(stop('12:00', '15:20'), { ...TERMS, detentionFreeMinutes: null });
    expect(found).toMatchObject({
      minutes: 200,
      billableMinutes: null,
      amount: null,
      missing: ['free time is not stated'],
    });
  });
  it('about the rate give no amount', () =>
    expect(detentionOf(stop('12:00', '15:20'), { ...TERMS, detentionRate: null })).toMatchObject({
      amount: null,
      missing: [UNKNOWN.rate],
    }));
  it('give way to the free time of the stop', () =>
    expect(amountOf(stop('12:00', '15:20', { freeMinutes: 60 }), { detentionFreeMinutes: null })).toBe('125.00'));
  it('come to nothing in sum where no stop has an amount', () => expect(totalOf([{ amount: null }])).toBeNull());
});

describe('of any stop and terms', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 });
  const terms = fc.record({
    detentionRate: fc.integer({ min: 0, max: 1_000_00 }).map(cents),
    detentionFreeMinutes: fc.integer({ min: 0, max: 600 }),
    detentionIncrementMinutes: fc.constantFrom(null, 1, 15, 30, 60),
    detentionCap: fc.option(fc.integer({ min: 0, max: 5_000_00 }).map(cents)),
    startsAt: fc.constant('arrival' as const),
  });
  const waiting = (stayed: number): StopClock => ({
    ...{ arrivedAt: '2026-11-10T12:00:00.000Z', appointment: null, freeMinutes: null },
    departedAt: new Date(Date.UTC(2026, 10, 10, 12, stayed)).toISOString(),
  });
  const of = (stayed: number, agreed: WaitingTerms) => detentionOf(waiting(stayed), agreed);

  it('longer waiting never earns less, and never more than the cap', () =>
    fc.assert(
      fc.property(minutes, minutes, terms, (one, more, agreed) => {
        const [short, long] = [of(one, agreed).amount ?? 0, of(one + more, agreed).amount ?? 0];
        expect(long).toBeGreaterThanOrEqual(short);
        expect(long).toBeLessThanOrEqual(agreed.detentionCap ?? Infinity);
      }),
    ));
  it('free time is free, and billed time is whole blocks of less than one too many', () =>
    fc.assert(
      fc.property(minutes, terms, (stayed, agreed) => {
        const { billableMinutes, amount } = of(stayed, agreed);
        const over = Math.max(0, stayed - agreed.detentionFreeMinutes);
        const block = agreed.detentionIncrementMinutes ?? 1;
        expect((billableMinutes ?? 0) % block).toBe(0);
        expect((billableMinutes ?? 0) - over).toBeGreaterThanOrEqual(0);
        expect((billableMinutes ?? 0) - over).toBeLessThan(block);
        if (over === 0) expect(amount).toBe(0);
      }),
    ));
  it('the amount is the rate for the hours to half a cent', () =>
    fc.assert(
      fc.property(minutes, terms, (stayed, agreed) => {
        const { billableMinutes, amount } = of(stayed, { ...agreed, detentionCap: null });
        const exact = ((billableMinutes ?? 0) * agreed.detentionRate) / 60;
        expect(Math.abs((amount ?? 0) - exact)).toBeLessThanOrEqual(0.5);
      }),
    ));
});
